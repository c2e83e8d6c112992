/** What `npm start` sends for unusual addresses. `npm run deploy:check` asks for the ordinary ones. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolve, type Answer } from '../../../tools/hosting/resolve.ts';

/** The files of a small built site. */
const FILES = [
  '/index.html',
  '/404.html',
  '/contact.html',
  '/6R-Programme.html',
  '/services.html',
  '/services/404.html',
  '/services/sauna.html',
  '/robots.txt',
  '/robots.txt.gz',
  '/.env',
  '/.well-known/.env',
  '/.well-known/security.txt',
  '/a b.jpg',
];
const MOVED = new Map([
  ['/services/steam-room', '/services/sauna'],
  ['/leistungen?id=3', '/services/sauna'],
]);
const ask = (target: string) => resolve(target, (file) => FILES.includes(file), MOVED);

const page = (file: string): Answer => ({ status: 200, file });
const moved = (location: string): Answer => ({ status: 301, location });
const missing = (file = '/404.html'): Answer => ({ status: 404, file });
const REFUSED: Answer = { status: 400 };

test.each<[string, Answer]>([
  ['/?a=1', page('/index.html')],
  ['/index', moved('/')],
  ['/index.html?a=1?b', moved('/?a=1?b')],
  ['/xindex', missing()],
  ['/indexx', missing()],
  ['/contact/??', moved('/contact??')],
  ['/contact.html/', missing()],
  ['/Contact', missing()],
  ['/x/6r-programme', missing()],
  ['/services/.', moved('/services')],
  ['/services/sauna/..', moved('/services')],
  ['/nonsense/services/x', missing()],
  ['/robots.txt.gz', missing()],
  ['/.env', missing()],
  ['/.well-known/.env', missing()],
  ['/.well-known/security.txt', page('/.well-known/security.txt')],
  ['/a%20b.jpg', page('/a b.jpg')],
  ['/services//steam-room/?from=letter', moved('/services/sauna?from=letter')],
  ['/leistungen?id=3', moved('/services/sauna')],
  ['/leistungen?id=4', missing()],
  ['/%00', REFUSED],
  ['/services/../../contact', REFUSED],
  ['', REFUSED],
])('the address %j is answered with %j', (target, answer) => expect(ask(target)).toEqual(answer));

test('any address is answered within the site, and a redirect leads straight to a page', () => {
  const pieces = ['/', '.', '..', 'contact', 'services', 'sauna', '404', '.html', '%2f', '%2e', '?', 'x'];
  const target = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((some) => `/${some.join('')}`);
  fc.assert(
    fc.property(target, (wanted) => {
      const answer = ask(wanted);
      if (answer.status === 301) expect(ask(answer.location).status).toBe(200);
      if (answer.status === 200 || answer.status === 404) expect(FILES).toContain(answer.file);
    }),
    { numRuns: 2000 },
  );
});
