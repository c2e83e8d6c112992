import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteUrl } from '../../src/hosting/address.ts';
import { headersFile, redirectsFile } from '../../src/hosting/hosts.ts';
import { joinScripts, joinStyles, trimIslands } from '../../src/hosting/inline.ts';
import { containerFile, httpBlock, serverBlock, wholeConfiguration } from '../../src/hosting/nginx.ts';
import { directives, sourceOf, tightenPolicy } from '../../src/hosting/policy.ts';
import { resolve, type Answer } from '../../src/hosting/resolve.ts';
import {
  caching,
  HEADERS,
  IMMUTABLE,
  NOT_SERVED,
  notFoundPage,
  REVALIDATE,
  TEXT_KINDS,
  TYPES,
} from '../../src/hosting/rules.ts';

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

  test('of any kind is answered within the site, and what it leads to is a page at once', () => {
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

describe('the rules', () => {
  test('files with a hash in their name are kept for a year, all others asked after', () => {
    expect(caching('/_astro/film.Ab12.mp4')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/contact.html', '/x/_astro/y', '/robots.txt'])
      expect(caching(path)).toBe('public, max-age=0, must-revalidate');
  });

  test('a folder’s own not-found page stands for its addresses only', () => {
    expect(notFoundPage('/services/x')).toBe('/services/404.html');
    expect(notFoundPage('/services')).toBe('/404.html');
    expect(notFoundPage('/x/services/y')).toBe('/404.html');
  });

  test('what is for hosts is not served', () => {
    for (const path of ['/_headers', '/_redirects', '/a.br', '/a/b.gz']) expect(path).toMatch(NOT_SERVED);
    for (const path of ['/_headersx', '/x/_headers', '/a.brx', '/abr']) expect(path).not.toMatch(NOT_SERVED);
  });

  test('every response forbids frames, sniffing and powers that the site does not use', () => {
    expect(HEADERS['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(HEADERS['Content-Security-Policy']).toContain("base-uri 'none'");
    expect(HEADERS['X-Content-Type-Options']).toBe('nosniff');
    expect(HEADERS['Permissions-Policy']).toContain('camera=()');
  });

  test('every kind of text has a type', () => {
    for (const kind of TEXT_KINDS) expect(TYPES[kind]).toBeDefined();
    expect(TYPES['mp4']).toBe('video/mp4');
    expect(TEXT_KINDS).not.toContain('mp4');
  });
});

describe('what hosts are told', () => {
  test('headers for everything, a year for hashed files, as Netlify and Cloudflare read it', () => {
    const [all = '', hashed = ''] = headersFile().split('\n/_astro/*\n');
    expect(all).toMatch(/^\/\*\n/);
    for (const [name, value] of Object.entries(HEADERS)) expect(all).toContain(`\n  ${name}: ${value}\n`);
    expect(hashed).toBe(`  Cache-Control: ${IMMUTABLE}\n`);
  });

  test('every way to write a mixed address leads to it, and folders have their not-found page', () => {
    expect(redirectsFile().split('\n')).toEqual([
      '/6r-programme /6R-Programme 301',
      '/6r-Programme /6R-Programme 301',
      '/6r-PROGRAMME /6R-Programme 301',
      '/6R-programme /6R-Programme 301',
      '/6R-PROGRAMME /6R-Programme 301',
      '/services/* /services/404.html 404',
      '',
    ]);
  });

  test('nginx knows every header, type, caching and not-found page of the rules', () => {
    const [http, server] = [httpBlock(), serverBlock()];
    for (const [name, value] of Object.entries(HEADERS))
      expect(server).toContain(`\nadd_header ${name} "${value}" always;`);
    for (const [kind, type] of Object.entries(TYPES))
      expect(server).toContain(
        `\n    "${type}${TEXT_KINDS.includes(kind) ? '; charset=utf-8' : ''}" ${kind};`,
      );
    expect(http).toContain('"~*^/6R-Programme(?:/|\\.html)?$" /6R-Programme;');
    expect(http).toContain('"~^/services/" /services/404.html;');
    expect(http).toContain(`default "${REVALIDATE}";`);
    expect(http).toContain(`"~^/_astro/" "${IMMUTABLE}";`);
  });

  test('a whole nginx listens and looks where it is told, else where the container has it', () => {
    const told = wholeConfiguration({ listen: '127.0.0.1:1', root: '/r', includes: '/i', scratch: '/s' });
    for (const line of [
      'listen 127.0.0.1:1 default_server;',
      'root /r;',
      'include /i/http.conf;',
      'pid /s/nginx.pid;',
    ])
      expect(told).toContain(line);
    const container = wholeConfiguration();
    for (const line of [
      'listen 8080 default_server;',
      'root /srv/site;',
      'include /etc/nginx/site/server.conf;',
    ])
      expect(container).toContain(line);
    expect(containerFile()).toContain('COPY dist /srv/site\n');
    expect(containerFile()).toContain('deploy/nginx/server.conf /etc/nginx/site/');
  });
});

describe('the address of the site', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is the content’s, unless the environment has one', () => {
    vi.stubEnv('SITE_URL', undefined);
    expect(siteUrl()).toMatch(/^https:\/\/[^/]+$/);
    vi.stubEnv('SITE_URL', 'http://localhost:8080');
    expect(siteUrl()).toBe('http://localhost:8080');
  });

  test.each([
    '',
    'example.org',
    'https://example.org/',
    'https://example.org/a',
    'ftp://example.org',
    'xhttps://a.b',
  ])('%j is refused with where it was found', (address) => {
    vi.stubEnv('SITE_URL', address);
    expect(siteUrl).toThrow(
      `SITE_URL is "${address}"; expected an address such as "https://www.example.org"`,
    );
  });
});

const policyOf = (content: string) => `<meta http-equiv="content-security-policy" content="${content}">`;

describe('the security policy of a page', () => {
  const [kept, inserted, other] = ['a\n{}', '{"prefetch":[]}', 'b{}'];

  test('names a text by its digest as browsers do', () => {
    expect(sourceOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  test('keeps the hashes of what is inline or inserted, and no others', () => {
    const policy = `default-src 'self'; script-src 'self' ${sourceOf(inserted)}; style-src 'self' ${sourceOf(other)} ${sourceOf(kept)};`;
    const body = `<style media="all">${kept}</style><script src="/x.js"></script><script type="application/ld+json">{}</script>`;
    expect(tightenPolicy(policyOf(policy) + body, [inserted])).toBe(
      policyOf(policy.replace(` ${sourceOf(other)}`, '')) + body,
    );
  });

  test.each([
    ['has no security policy', '<p>'],
    [
      'has an inline element that its policy does not allow',
      `${policyOf("style-src 'self'")}<style>a{}</style>`,
    ],
    [
      'has an inline element that its policy does not allow',
      `${policyOf("script-src 'self'")}<script>a()</script>`,
    ],
    ['has an attribute that its policy blocks', `${policyOf('')}<p class="a" style="color:red">`],
    ['has an attribute that its policy blocks', `${policyOf('')}<p onclick="a()">`],
  ])('a page that %s is refused', (message, html) => {
    expect(() => tightenPolicy(html, [])).toThrow(message);
  });

  test('opens for exactly the service that enquiries go to', () => {
    expect(directives(undefined)).toEqual([
      "default-src 'self'",
      "img-src 'self' data:",
      "form-action 'self'",
    ]);
    expect(directives('https://forms.example.com/f/abc')).toEqual([
      "default-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self' https://forms.example.com",
      "form-action 'self' https://forms.example.com",
    ]);
  });
});

describe('what stands inline', () => {
  const before = policyOf(
    "default-src 'self'; script-src 'self' 'sha256-s'; style-src 'self' 'sha256-a' 'sha256-b'; img-src 'self'",
  );

  test('stylesheets become one, right behind the policy, which allows it alone; fonts lose their marks', () => {
    const html = `${before}<style>a{font:serif-0123456789abcdef;font-style:normal;}</style><p><style>\nb{font-style:normal;color:red}</style>`;
    const css = 'a{font:serif}\nb{font-style:normal;color:red}';
    expect(joinStyles(html, '')).toBe(
      `${policyOf(`default-src 'self'; script-src 'self' 'sha256-s'; style-src 'self' ${sourceOf(css)}; img-src 'self'`)}<style>${css}</style><p>`,
    );
    expect(() => joinStyles('<style>a{}</style>', '')).toThrow('no security policy for styles');
  });

  test('design tokens that nothing uses go, with those that only they used; a linked stylesheet uses some, too', () => {
    const tokens = '--white:#fff;--ink:#123;--text:var(--ink);--arrow:url("a;b");--gap-wide:2px;--gap:1px';
    const html = `${before}<style>:root{${tokens}}p{margin:var(--gap,0)}</style>`;
    expect(joinStyles(html, '')).toContain('<style>:root{--gap:1px}p{');
    expect(joinStyles(html, 'a{color:var(--text);mask:var(--arrow)}')).toContain(
      ':root{--ink:#123;--text:var(--ink);--arrow:url("a;b");--gap:1px}p{',
    );
  });

  test('the two scripts before an island become one that the policy allows', () => {
    const html = `${before}<script> a(); </script><script>b();\n</script><script>c();</script>`;
    expect(joinScripts(html)).toBe(
      `${before.replace("script-src 'self'", `script-src 'self' ${sourceOf('a();b();')}`)}<script>a();b();</script><script>c();</script>`,
    );
    const without = `${before}<script>a();</script><p><script>b();</script>`;
    expect(joinScripts(without)).toBe(without);
  });

  test('islands lose what nothing reads, and nothing else does', () => {
    const island =
      '<astro-island uid="Z1" prefix="r0" component-export="default" ssr opts="{&quot;name&quot;:&quot;A&quot;}" await-children>';
    expect(trimIslands(`${island}<p uid="1" opts="2">`)).toBe(
      '<astro-island prefix="r0" ssr opts="{}" await-children><p uid="1" opts="2">',
    );
    const named = '<astro-island prefix="r0" component-export="Other">';
    expect(trimIslands(named)).toBe(named);
  });
});
