/**
 * Every address answers as the rules say. A host may redirect with 308 instead of 301, refuse a malformed address with
 * another 4xx, or show a page under a second spelling, as long as that page names its one address (canonical). Our own
 * servers may do none of this.
 */
import { expect, test } from '@playwright/test';
import { redirectsOf } from '../../tools/content/read/addresses.ts';
import { readContent } from '../../tools/content/read/content.ts';
import { HOST_FILES } from '../../tools/hosting/hosts.ts';
import { ask, OURS, PUBLISHED, servicePage, SITE, sitemapAddresses, sitemapPaths, UNLISTED } from './ask.ts';
import { publishedOrigin } from './pages.ts';

/** The origin the site is published under, which may differ from the one under test. */
let published = '';
const canonicalOf = (path: string) =>
  `rel="canonical" href="${new URL(path.replace(/\?.*/, ''), published).href}"`;

test.beforeAll(async () => {
  published = await publishedOrigin();
});

const expectMoved = async (from: string, to: string) => {
  const { status, headers, body } = await ask(from);
  if (!OURS && status === 200) {
    expect(body.toString(), `${from} shows the page that names ${to} as its address`).toContain(
      canonicalOf(to),
    );
    return;
  }
  expect(OURS ? [301] : [301, 308], `${from} answers ${status}`).toContain(status);
  expect(new URL(headers.location ?? '', SITE).href, `${from} leads there`).toBe(new URL(to, SITE).href);
};

/** Expects the same not-found page as at another address. */
const expectNotFound = async (address: string, like = '/no-page') => {
  const { status, body } = await ask(address);
  expect(status, address.slice(0, 80)).toBe(404);
  expect(body.toString(), address).toContain('<h1');
  expect(body.equals((await ask(like)).body), `${address} answers like ${like}`).toBe(true);
};

test('pages and sitemap name one origin, the one under which the site is published', async () => {
  const listed = (await sitemapAddresses()).map(({ origin }) => origin);
  expect([...new Set(listed)]).toEqual([published]);
  if (PUBLISHED) expect(published, 'built for another address: set SITE_URL, build, upload').toBe(PUBLISHED);
});

test('every page in the sitemap, and the two left out of it, answers 200 with its own address', async () => {
  const paths = await sitemapPaths();
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const { status, body, headers } = await ask(path);
    expect(status, path).toBe(200);
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(body.toString(), path).toContain(canonicalOf(path));
  }
  for (const path of UNLISTED) {
    const { status, body } = await ask(path);
    expect(status, path).toBe(200);
    expect(body.toString(), path).toContain('<meta name="robots" content="noindex">');
  }
});

test('a trailing slash and .html redirect to the one address', async () => {
  for (const path of [...(await sitemapPaths()), ...UNLISTED]) {
    if (path === '/') continue;
    await expectMoved(`${path}/`, path);
    await expectMoved(`${path}.html`, path);
  }
  await expectMoved('/index.html', '/');
  await expectMoved('/about/?from=letter', '/about?from=letter');
});

test('a mixed-case address in the wrong case redirects to the right one', async () => {
  for (const path of ['/6r-programme', '/6R-programme', '/6r-Programme', '/6R-PROGRAMME', '/6r-programme/'])
    await expectMoved(path, '/6R-Programme');
});

test('a former address leads to its page in one step', async () => {
  for (const [from, to] of redirectsOf(readContent(process.cwd())))
    if (OURS || !from.includes('?')) await expectMoved(from, to);
});

test('an address without a page gets a not-found page', async () => {
  const paths = ['/nothing', '/nothing/', '/nothing.html', '/about/nothing', '/_astro/nothing.js'];
  for (const path of paths) await expectNotFound(path);
  for (const path of ['/services/nothing', '/services/nothing/', '/services/nothing/at-all'])
    await expectNotFound(path, '/services/no-service');
});

test('files meant for hosts are not served', async () => {
  for (const file of HOST_FILES) await expectNotFound(`/${file}`);
  test.skip(!OURS, 'other hosts may serve compressed copies under their own names');
  for (const path of ['/404', '/404.html', '/about.html.br', '/index.html.gz']) await expectNotFound(path);
  await expectNotFound('/services/404', '/services/no-service');
});

test('odd spellings lead to the page or to nothing, never off the site', async () => {
  if (OURS) {
    const service = await servicePage();
    await expectMoved('//about', '/about');
    await expectMoved('/abo%75t', '/about');
    await expectMoved('/services/../about', '/about');
    await expectMoved(`/${service.replaceAll('/', '//')}//`, service);
  }
  for (const path of [
    '//example.com',
    '//example.com/',
    '/%5Cexample.com/',
    '//example.com/%2e%2e',
    '/\\example.com/',
  ]) {
    const { status, headers } = await ask(path);
    expect(status, path).toBeLessThan(500);
    expect(new URL(headers.location ?? '/', SITE).origin, path).toBe(SITE);
  }
});

test('a path that leaves the site, a broken escape and a line break are refused', async () => {
  for (const path of [
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/_astro/..%2f..%2f..%2fpackage.json',
    '/%252e%252e/package.json',
    '/..%5c..%5cpackage.json',
    '/%zz',
    '/about%00.html',
    '/about%0d%0aSet-Cookie:%20a=b',
  ]) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
    expect(headers['set-cookie'], path).toBeUndefined();
    expect(body.toString(), path).not.toMatch(/root:|"devDependencies"/);
  }
});

test('an address of 10 KB is not found', async () => {
  for (const path of [`/${'a'.repeat(10_000)}`, `/services/${'x%2f'.repeat(2_000)}`]) {
    const { status } = await ask(path);
    expect(OURS ? [404] : [400, 404, 414], `${path.slice(0, 20)}…`).toContain(status);
  }
  expect((await ask(`/about?${'a=b&'.repeat(2_500)}`)).status).toBe(200);
});

test('only requests that read are allowed', async () => {
  test.skip(!OURS, 'hosts refuse in different ways');
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await ask('/about', {}, method)).status, method).toBe(405);
});
