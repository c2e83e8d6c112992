import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HEADERS, IMMUTABLE, PAGE, REVALIDATE } from '../../tools/hosting/rules.ts';
import { ask, assetOf, OURS, servicePage, sitemapPaths, type Reply } from './ask.ts';

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
    const { headers, lines } = await ask(target);
    expect(headers, target).toMatchObject(EXPECTED);
    expect([...new Set(lines)], `${target} has each header once`).toEqual(lines);
    if (!OURS) continue;
    const others = Object.keys(headers).filter((name) => !ORDINARY.test(name) && !(name in EXPECTED));
    expect(others, `unexpected headers of ${target}`).toEqual([]);
    expect(headers.server ?? '', 'no version in the server’s name').not.toMatch(/\d/);
  }
});

/** A condition that no file meets. nginx ends the connection after it has said so, whatever its answer says. */
const UNMET = { 'if-match': '"another"', connection: 'close' };

test('an error is never kept, even where the file is, and has each header once', async () => {
  const [aScript, aFilm] = [await script(), await film()];
  for (const [target, headers, method] of [
    ['/_astro/nothing.js', {}, 'GET'],
    ['/_astro/', {}, 'GET'],
    [aScript, UNMET, 'GET'],
    [aFilm, { range: 'bytes=999999999-' }, 'GET'],
    ...(OURS ? ([[aScript, {}, 'POST']] as const) : []),
  ] as const) {
    const { status, headers: said, lines } = await ask(target, headers, method);
    if (!OURS && status < 400) continue; // A host may ignore a condition.
    expect(status, target).toBeGreaterThanOrEqual(400);
    expect(said['cache-control'] ?? '', `${method} ${target} answers ${status}`).not.toMatch(
      /immutable|max-age=[1-9]\d{3}/,
    );
    expect([...new Set(lines)], `${method} ${target} answers ${status}`).toEqual(lines);
  }
});

/** The longest that a page may be shown without asking whether it has changed, in seconds. */
const PAGE_KEPT = 300;

test('no page is kept for long', async () => {
  const pages = await sitemapPaths();
  const others = OURS ? ['/favicon.svg', '/robots.txt', '/sw.js', '/saver.js'] : [];
  for (const path of [...pages, '/nothing', ...others]) {
    // Without it browsers guess, and often keep a page for days.
    const said = (await ask(path)).headers['cache-control'] ?? 'nothing';
    if (OURS) expect(said, path).toBe(pages.includes(path) ? PAGE : REVALIDATE);
    expect(said, path).toMatch(/max-age=|no-cache|no-store/);
    const kept = said.matchAll(/(?:\bmax-age|stale-while-revalidate)=(\d+)/g);
    const seconds = kept.reduce((sum, [, each]) => sum + Number(each), 0);
    expect(seconds, `${path} is kept: ${said}`).toBeLessThanOrEqual(PAGE_KEPT);
  }
});

test('hashed files are kept for a year', async () => {
  for (const target of [await script(), await film(), await assetOf('/', 'avif')])
    expect((await ask(target)).headers['cache-control'], target).toBe(IMMUTABLE);
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
  for (const [encoding, ending] of [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const) {
    const { body } = await ask('/', { 'accept-encoding': encoding });
    expect(body).toEqual(readFileSync(`dist/index.html.${ending}`));
  }
});

test('the types of files are right, and pictures and films are not compressed', async () => {
  for (const [target, type] of [
    ['/', 'text/html; charset=utf-8'],
    [await script(), 'text/javascript'],
    ['/favicon.svg', 'image/svg+xml'],
    [await assetOf('/', 'woff2'), 'font/woff2'],
    [await assetOf('/', 'avif'), 'image/avif'],
    [await film(), 'video/mp4'],
  ] as const) {
    const { headers } = await ask(target, { 'accept-encoding': 'gzip, br' });
    // A host may call a script application/javascript, and leave out the characters of other texts.
    const said = headers['content-type']?.replace('application/javascript', 'text/javascript');
    expect(said, target).toContain(type);
    if (/^(image\/avif|video)/.test(type)) expect(headers['content-encoding'], target).toBeUndefined();
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
    const statusOf = async (condition: Record<string, string>) =>
      (await ask(target, { 'accept-encoding': 'br', ...condition })).status;
    const { etag = '', 'last-modified': changed } = (await ask(target, { 'accept-encoding': 'br' })).headers;
    expect(await statusOf({ 'if-none-match': etag }), target).toBe(304);
    expect(await statusOf({ 'if-none-match': '"another"' }), target).toBe(200);
    if (changed) expect(await statusOf({ 'if-modified-since': changed }), target).toBe(304);
  }
});
