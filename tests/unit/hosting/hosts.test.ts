/** What the build writes for hosts. `npm run deploy:check` tests the same rules on real servers. */
import { expect, test } from 'vitest';
import { deployFiles, siteFiles } from '../../../tools/hosting/hosts.ts';
import { HEADERS, IMMUTABLE, PAGE } from '../../../tools/hosting/rules.ts';

const moved = new Map([
  ['/sauna.html', '/services/sauna'],
  ['/leistungen', '/services'],
  ['/leistungen?id=3&lang=de', '/services/sauna'],
]);
const deployed = deployFiles(new URL('https://www.example.org'), moved);
const published = siteFiles(moved, ['/', '/about']);
const REDIRECTS = published['_redirects']?.split('\n').map((line) => line.split(' ')) ?? [];
const file = (name: string) => deployed[name] ?? '';

test('every response forbids frames, sniffing and what the site does not use, and leaves fetches to the page’s policy', () => {
  const policy = HEADERS['Content-Security-Policy'];
  expect(policy).toContain(
    "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for",
  );
  expect(policy).not.toMatch(/default-src|-src (?!'none')/);
  expect(HEADERS).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' });
  expect(HEADERS['Strict-Transport-Security']).toMatch(/^max-age=63072000/);
  expect(HEADERS['Permissions-Policy']).toContain('camera=()');
});

test('Netlify and Cloudflare Pages are told headers for everything, a year for hashed files and minutes for pages', () => {
  const [all = '', kept = ''] = published['_headers']?.split('\n/_astro/*\n') ?? [];
  expect(all).toMatch(/^\/\*\n/);
  for (const [name, value] of Object.entries(HEADERS)) expect(all).toContain(`\n  ${name}: ${value}\n`);
  expect(IMMUTABLE).toBe('public, max-age=31536000, immutable');
  const [hashed, ...pages] = kept.split('\n\n');
  expect(hashed).toBe(`  Cache-Control: ${IMMUTABLE}`);
  expect(pages).toEqual([`/\n  Cache-Control: ${PAGE}`, `/about\n  Cache-Control: ${PAGE}\n`]);
});

test('former addresses redirect, and folders have their not-found page', () => {
  expect(published['_redirects']).toMatch(/^\/sauna\.html \/services\/sauna 301$/m);
  // Without a query a rule matches any, and the first that matches counts.
  expect(published['_redirects']).toMatch(
    /^\/leistungen id=3 lang=de \/services\/sauna 301\n[^]*^\/leistungen \/services 301$/m,
  );
  expect(published['_redirects']).toContain('\n/services/* /services/404.html 404\n');
});

test.each([
  ['Cloudflare Pages', { isPretty: false, ignoresCase: false }],
  ['Netlify', { isPretty: false, ignoresCase: true }],
  ['Netlify with Pretty URLs', { isPretty: true, ignoresCase: true }],
  ['Netlify with Pretty URLs, with case-sensitive files', { isPretty: true, ignoresCase: false }],
])(
  '%s shows every spelling of a mixed-case address after at most one redirect',
  (_, { isPretty, ignoresCase }) => {
    const isPage = (path: string) =>
      (ignoresCase ? path.toLowerCase() : path) === (ignoresCase ? '/6r-programme' : '/6R-Programme');
    /** How many redirects a visitor follows to the page. */
    const redirects = (path: string, before = 0): number => {
      if (before > 1) return Infinity;
      // Pretty URLs redirect to lower case.
      if (isPretty && path !== path.toLowerCase()) return redirects(path.toLowerCase(), before + 1);
      const [, to = '', status] = REDIRECTS.find(([from]) => from === path) ?? [];
      if (isPage(path) || (status === '200' && isPage(to))) return before;
      return status === '301' ? redirects(to, before + 1) : Infinity;
    };
    for (const path of ['6r-programme', '6R-programme', '6r-Programme', '6R-Programme', '6R-PROGRAMME'])
      expect(redirects(`/${path}`), path).toBeLessThan(2);
  },
);

test.each([
  ['nginx/nginx.conf', 'user www-data;'],
  ['nginx/nginx.conf', 'listen [::]:80;'],
  ['nginx/nginx.conf', 'listen 443 ssl http2 default_server;'],
  ['nginx/nginx.conf', 'server_name www.example.org example.org;'],
  ['nginx/nginx.conf', 'ssl_certificate "/etc/letsencrypt/live/www.example.org/fullchain.pem";'],
  ['nginx/nginx.conf', 'root "/srv/site/current";'],
  ['nginx/container.conf', 'listen 8080 default_server;'],
  ['nginx/container.conf', 'root "/srv/site";'],
  ['nginx/container.conf', 'pid "/tmp/nginx.pid";'],
  ['Containerfile', 'COPY dist /srv/site\n'],
  ['Containerfile', 'COPY deploy/nginx/container.conf /etc/nginx/nginx.conf\n'],
])('%s has the line %j', (name, line) => expect(file(name)).toContain(line));

test('in the container nginx writes only into /tmp', () =>
  expect(file('nginx/container.conf')).not.toMatch(/ssl|\/var\/|^user/m));
