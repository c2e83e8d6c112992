import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HEADERS, IMMUTABLE, REVALIDATE } from '../../src/hosting/rules.ts';
import { ask, assetOf, OURS } from './ask.ts';

const EXPECTED = Object.fromEntries(
  Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
);

/** What every server adds by itself and what describes the body. */
const ORDINARY =
  /^(server|date|connection|keep-alive|content-(type|length|encoding|range)|transfer-encoding|last-modified|etag|accept-ranges|vary|location|cache-control)$/;

const script = async () => assetOf('/contact', 'js');
const film = async () => assetOf('/', 'mp4');

test('every response carries the security headers, exactly', async () => {
  for (const target of [
    '/',
    '/about',
    '/services/sauna',
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
    expect(others, `headers of ${target} that nobody asked for`).toEqual([]);
    expect(headers.server ?? '', 'no version in the server’s name').not.toMatch(/\d/);
  }
});

test('the header leaves the fetch directives to the page’s own policy', async () => {
  expect(EXPECTED['content-security-policy']).not.toMatch(/-src (?!'none')|default-src/);
  const { body } = await ask('/');
  expect(body.toString()).toMatch(/<meta http-equiv="content-security-policy" content="default-src 'self'/);
});

test('hashed files are kept for a year; everything else is asked after on each use', async () => {
  for (const target of [await script(), await film(), await assetOf('/', 'avif')]) {
    expect((await ask(target)).headers['cache-control'], target).toBe(IMMUTABLE);
  }
  for (const target of ['/', '/about', '/favicon.svg', '/robots.txt', '/nothing', '/_astro/nothing.js']) {
    const cacheControl = (await ask(target)).headers['cache-control'];
    if (OURS) expect(cacheControl, target).toBe(REVALIDATE);
    else expect(cacheControl ?? '', target).not.toContain('immutable');
  }
});

test('texts come compressed, and are the same text', async () => {
  for (const target of ['/', '/services/sauna', await script(), '/favicon.svg', '/nothing']) {
    const plain = await ask(target, { 'accept-encoding': 'identity' });
    const brotli = await ask(target, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await ask(target, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding'], target).toBeUndefined();
    if (OURS) {
      expect(brotli.headers['content-encoding'], target).toBe('br');
      expect(gzip.headers['content-encoding'], target).toBe('gzip');
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      for (const { headers } of [plain, brotli, gzip]) expect(headers.vary, target).toBe('Accept-Encoding');
    } else expect(['br', 'zstd', 'gzip'], target).toContain(brotli.headers['content-encoding']);
  }
});

test('compressed files are the ones made at build, byte for byte', async () => {
  test.skip(!OURS || !existsSync('dist'), 'needs the built folder');
  for (const [target, file] of [
    ['/', 'index.html'],
    ['/services/sauna', 'services/sauna.html'],
  ] as const) {
    expect((await ask(target, { 'accept-encoding': 'br' })).body).toEqual(readFileSync(`dist/${file}.br`));
    expect((await ask(target, { 'accept-encoding': 'gzip' })).body).toEqual(readFileSync(`dist/${file}.gz`));
  }
});

test('pictures and films come as they are', async () => {
  for (const target of [await assetOf('/', 'avif'), await film()]) {
    const { headers } = await ask(target, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding'], target).toBeUndefined();
  }
  expect((await ask(await film(), {}, 'HEAD')).headers['content-type']).toBe('video/mp4');
  expect((await ask(await assetOf('/', 'avif'), {}, 'HEAD')).headers['content-type']).toBe('image/avif');
});

test('a film can be asked for in parts', async () => {
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

test('a browser that has the page already is told so', async () => {
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
