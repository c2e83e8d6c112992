import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HEADERS, IMMUTABLE, REVALIDATE } from '../../tools/hosting/rules.ts';
import { ask, assetOf, OURS, servicePage, sitemapPaths, type Reply } from './ask.ts';
import { readPage } from './pages.ts';

const EXPECTED = Object.fromEntries(
  Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

/** Headers that every server adds, and those that describe the body. */
const ORDINARY =
  /^(server|date|connection|keep-alive|content-(type|length|encoding|range)|transfer-encoding|last-modified|etag|accept-ranges|vary|location|cache-control)$/;

const script = async () => assetOf('/contact', 'js');
const film = async () => assetOf('/', 'mp4');

test('every response carries the security headers, exactly', async () => {
  for (const target of [
    '/',
    '/about',
    await servicePage(),
    '/favicon.svg',
    await script(),
    await film(),
    '/nothing',
    '/about/',
  ]) {
    const { headers } = await ask(target);
    expect(headers, target).toMatchObject(EXPECTED);
    if (!OURS) continue;
    const others = Object.keys(headers).filter((name) => !ORDINARY.test(name) && !(name in EXPECTED));
    expect(others, `unexpected headers of ${target}`).toEqual([]);
    expect(headers.server ?? '', 'no version in the server’s name').not.toMatch(/\d/);
  }
});

test('the header leaves the fetch directives to the page’s own policy', async () => {
  expect(EXPECTED['content-security-policy']).not.toMatch(/-src (?!'none')|default-src/);
  const policy = (await readPage('/')).value('meta', { 'http-equiv': 'content-security-policy' }, 'content');
  expect(policy).toMatch(/^default-src 'self'/);
});

/** A condition that no file meets. nginx ends the connection after it has said so, whatever its answer says. */
const UNMET = { 'if-match': '"another"', connection: 'close' };

test('no header is sent twice, even with an error', async () => {
  const [script_, film_] = [await script(), await film()];
  for (const [target, headers, method] of [
    ['/', {}, 'GET'],
    ['/nothing', {}, 'GET'],
    ['/about/', {}, 'GET'],
    [script_, {}, 'GET'],
    [script_, UNMET, 'GET'],
    [film_, { range: 'bytes=999999999-' }, 'GET'],
    ...(OURS ? ([[script_, {}, 'POST']] as const) : []),
  ] as const) {
    const { lines, status } = await ask(target, headers, method);
    expect([...new Set(lines)], `${method} ${target} answers ${status}`).toEqual(lines);
  }
});

test('an error is never kept, even where the file is', async () => {
  const [script_, film_] = [await script(), await film()];
  for (const [target, headers, method] of [
    ['/_astro/nothing.js', {}, 'GET'],
    ['/_astro/', {}, 'GET'],
    [script_, UNMET, 'GET'],
    [film_, { range: 'bytes=999999999-' }, 'GET'],
    ...(OURS ? ([[script_, {}, 'POST']] as const) : []),
  ] as const) {
    const answer = await ask(target, headers, method);
    if (!OURS && answer.status < 400) continue; // A host may ignore a condition.
    expect(answer.status, target).toBeGreaterThanOrEqual(400);
    const said = answer.headers['cache-control'] ?? '';
    expect(said, `${method} ${target} answers ${answer.status}`).not.toMatch(/immutable|max-age=[1-9]\d{3}/);
  }
});

/** The longest that a page may be shown without asking whether it has changed, in seconds. */
const PAGE_KEPT = 600;

test('no page is kept for long', async () => {
  for (const path of [...(await sitemapPaths()), '/nothing']) {
    const said = (await ask(path)).headers['cache-control'];
    // Without it browsers guess, and often keep a page for days.
    expect(said, `${path} has no Cache-Control`).toBeDefined();
    for (const [what, seconds] of (said ?? '').matchAll(/(?:max-age|s-maxage)=(\d+)/g))
      expect(Number(seconds), `${path} is kept: ${what}`).toBeLessThanOrEqual(PAGE_KEPT);
    expect(said, path).toMatch(/max-age=|no-cache|no-store/);
  }
});

test('hashed files are kept for a year; everything else is revalidated on each use', async () => {
  for (const target of [await script(), await film(), await assetOf('/', 'avif')]) {
    expect((await ask(target)).headers['cache-control'], target).toBe(IMMUTABLE);
  }
  for (const target of ['/', '/about', '/favicon.svg', '/robots.txt', '/nothing', '/_astro/nothing.js']) {
    const cacheControl = (await ask(target)).headers['cache-control'];
    if (OURS) expect(cacheControl, target).toBe(REVALIDATE);
    else expect(cacheControl ?? '', target).not.toContain('immutable');
  }
});

test('text files are served compressed, with the same content', async () => {
  for (const target of [...(await sitemapPaths()), await script(), '/favicon.svg', '/nothing']) {
    const plain = await ask(target, { 'accept-encoding': 'identity' });
    const best = await ask(target, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await ask(target, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding'], target).toBeUndefined();
    const encoding = best.headers['content-encoding'];
    expect(OURS ? ['br'] : ['br', 'zstd'], `${target} for a browser that takes brotli`).toContain(encoding);
    expect(OURS ? ['gzip'] : ['gzip', undefined], target).toContain(gzip.headers['content-encoding']);
    for (const answer of [best, gzip])
      expect(decoded(answer).equals(plain.body), `${target}: the compressed copy is another text`).toBe(true);
    if (!OURS) continue;
    for (const { headers } of [plain, best, gzip]) expect(headers.vary, target).toBe('Accept-Encoding');
  }
});

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

const decoded = ({ headers, body }: Reply) => DECODERS[headers['content-encoding'] ?? '']?.(body) ?? body;

test('compressed files are those made by the build, byte for byte', async () => {
  test.skip(!OURS || !existsSync('dist'), 'needs the built folder');
  for (const [target, file] of [
    ['/', 'index.html'],
    [await servicePage(), `${await servicePage()}.html`.slice(1)],
  ] as const) {
    expect((await ask(target, { 'accept-encoding': 'br' })).body).toEqual(readFileSync(`dist/${file}.br`));
    expect((await ask(target, { 'accept-encoding': 'gzip' })).body).toEqual(readFileSync(`dist/${file}.gz`));
  }
});

test('pictures and films are not compressed', async () => {
  for (const target of [await assetOf('/', 'avif'), await film()]) {
    const { headers } = await ask(target, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding'], target).toBeUndefined();
  }
  expect((await ask(await film(), {}, 'HEAD')).headers['content-type']).toBe('video/mp4');
  expect((await ask(await assetOf('/', 'avif'), {}, 'HEAD')).headers['content-type']).toBe('image/avif');
});

test('the types of files are right', async () => {
  for (const [target, type] of [
    ['/', 'text/html; charset=utf-8'],
    [await script(), 'text/javascript'],
    ['/favicon.svg', 'image/svg+xml'],
    [await assetOf('/', 'woff2'), 'font/woff2'],
  ] as const) {
    const said = (await ask(target)).headers['content-type'] ?? '';
    // A host may call a script application/javascript, and leave out the characters of other texts.
    expect(said.replace('application/javascript', 'text/javascript'), target).toContain(type);
  }
});

test('parts of a film can be requested', async () => {
  const target = await film();
  const whole = (await ask(target)).body;
  const size = whole.length;
  for (const [range, from, to] of [
    ['bytes=0-1', 0, 1],
    ['bytes=100-199', 100, 199],
    [`bytes=${size - 10}-`, size - 10, size - 1],
    ['bytes=-10', size - 10, size - 1],
    ['bytes=0-999999999', 0, size - 1],
  ] as const) {
    const { status, headers, body } = await ask(target, { range });
    expect(status, range).toBe(206);
    expect(headers['content-range'], range).toBe(`bytes ${from}-${to}/${size}`);
    expect(body, range).toEqual(whole.subarray(from, to + 1));
  }
  const beyond = await ask(target, { range: `bytes=${size}-` });
  expect(beyond.status).toBe(416);
  expect(beyond.headers['content-range']).toBe(`bytes */${size}`);
});

test('HEAD answers like GET, without the body', async () => {
  for (const target of ['/', '/about', '/about/', '/nothing', await film()]) {
    const [get, head] = [await ask(target), await ask(target, {}, 'HEAD')];
    expect(head.status, target).toBe(get.status);
    expect(head.body.length, target).toBe(0);
    expect(head.headers['content-type'], target).toBe(get.headers['content-type']);
    if (OURS) expect(head.headers['content-length'], target).toBe(get.headers['content-length']);
  }
});

test('a browser that already has a file is told that it has not changed', async () => {
  for (const target of ['/', await script()]) {
    const { headers } = await ask(target, { 'accept-encoding': 'br' });
    const { etag, 'last-modified': changed } = headers;
    expect(etag, target).toBeDefined();
    const again = await ask(target, { 'accept-encoding': 'br', 'if-none-match': etag ?? '' });
    expect(again.status, target).toBe(304);
    expect(again.body.length, target).toBe(0);
    expect(
      (await ask(target, { 'accept-encoding': 'br', 'if-none-match': '"another"' })).status,
      target,
    ).toBe(200);
    if (!changed) continue;
    expect(
      (await ask(target, { 'accept-encoding': 'br', 'if-modified-since': changed })).status,
      target,
    ).toBe(304);
  }
});
