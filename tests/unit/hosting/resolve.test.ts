import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolve, type Answer } from '../../../tools/hosting/resolve.ts';

/** The files of a small built site. */
const FILES = [
  '/index.html',
  '/404.html',
  '/contact.html',
  '/contact.html.br',
  '/6R-Programme.html',
  '/services.html',
  '/services/404.html',
  '/services/sauna.html',
  '/robots.txt',
  '/robots.txt.gz',
  '/_headers',
  '/_redirects',
  '/_astro/film.Ab12.mp4',
  '/a b.jpg',
];
const ask = (target: string) => resolve(target, (file) => FILES.includes(file));

const page = (file: string): Answer => ({ status: 200, file });
const moved = (location: string): Answer => ({ status: 301, location });
const missing = (file = '/404.html'): Answer => ({ status: 404, file });
const REFUSED: Answer = { status: 400 };

describe('an address', () => {
  test.each<[string, Answer]>([
    ['/', page('/index.html')],
    ['/?a=1', page('/index.html')],
    ['/index', moved('/')],
    ['/index.html', moved('/')],
    ['/index.html?a=1?b', moved('/?a=1?b')],
    ['/contact', page('/contact.html')],
    ['/contact?from=mail', page('/contact.html')],
    ['/contact/', moved('/contact')],
    ['/contact/?a', moved('/contact?a')],
    ['/contact/??', moved('/contact??')],
    ['/a%20b/contact', missing()],
    ['/contact.html', moved('/contact')],
    ['/contact.html/', missing()],
    ['//contact', moved('/contact')],
    ['/./contact', moved('/contact')],
    ['/services/../contact', moved('/contact')],
    ['/services/./sauna', moved('/services/sauna')],
    ['/%63ontact', moved('/contact')],
    ['/Contact', missing()],
    ['/xindex', missing()],
    ['/indexx', missing()],
    ['/6R-Programme', page('/6R-Programme.html')],
    ['/6r-programme', moved('/6R-Programme')],
    ['/6R-PROGRAMME/', moved('/6R-Programme')],
    ['/x/6r-programme', missing()],
    ['/services', page('/services.html')],
    ['/services/', moved('/services')],
    ['/services/.', moved('/services')],
    ['/services/sauna/..', moved('/services')],
    ['/services/sauna', page('/services/sauna.html')],
    ['/services/nonsense', missing('/services/404.html')],
    ['/nonsense', missing()],
    ['/404', missing()],
    ['/404.html', missing()],
    ['/services/404', missing('/services/404.html')],
    ['/services/404.html', missing('/services/404.html')],
    ['/robots.txt', page('/robots.txt')],
    ['/robots.txt?v', page('/robots.txt')],
    ['/robots.txt.gz', missing()],
    ['/contact.html.br', missing()],
    ['/_headers', missing()],
    ['/_redirects', missing()],
    ['/_astro/film.Ab12.mp4', page('/_astro/film.Ab12.mp4')],
    ['/a%20b.jpg', page('/a b.jpg')],
    ['/%', REFUSED],
    ['/%00', REFUSED],
    ['/..', REFUSED],
    ['/../contact', REFUSED],
    ['/services/../../contact', REFUSED],
    ['/%2e%2e/contact', REFUSED],
    ['contact', REFUSED],
    ['', REFUSED],
  ])('%j is answered with %j', (target, answer) => expect(ask(target)).toEqual(answer));

  test('of any kind is answered within the site, and a redirect leads straight to a page', () => {
    const piece = fc.constantFrom(
      '/',
      '.',
      '..',
      'contact',
      'services',
      'sauna',
      '404',
      '.html',
      '%2f',
      '%2e',
      '?',
      'x',
    );
    const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(target, (wanted) => {
        const answer = ask(wanted);
        if (answer.status === 301) expect(ask(answer.location).status).toBe(200);
        if (answer.status === 200 || answer.status === 404) expect(FILES).toContain(answer.file);
      }),
      { numRuns: 2000 },
    );
  });
});
