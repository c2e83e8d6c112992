import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PHONE } from '../support/devices.ts';
import { expect, FAST_CONNECTION, test, type Page } from '../support/test.ts';
import { BUILT, htmlOf, isExample, isOfEntry, SAMPLE, SITE_ROOT } from './site.ts';
import { allowanceFor, KB, weigh } from './weight.ts';

/** Limits in bytes on the wire, headers included, for what a phone fetches before any interaction. */
const LIMITS = {
  html: (path: string) => (path === '/gallery' ? 15 : 13) * KB,
  script: () => 0,
  font: () => 32 * KB,
  total: (path: string): number => {
    // With shorter texts, more photographs come near the first screen.
    if (SAMPLE) return Infinity;
    if (path === '/') return 110 * KB;
    if (path === '/contact') return 50 * KB;
    if (path === '/gallery') return 140 * KB;
    return isOfEntry(path) ? 80 * KB : Infinity;
  },
  media: (path: string) => (path === '/' ? 160 * KB : 0),
} as const;

/** Limits in bytes for all of a page, scrolled to its end, while data is saved. */
const SAVING = [
  [/^\/$/, 62 * KB],
  [/^\/gallery$/, 52 * KB],
  [/^\/services\/(?!404)/, 50 * KB],
] as const;

type Kind = keyof typeof LIMITS;
const KINDS = Object.keys(LIMITS) as Kind[];

/** The first tap on each island, and the limit for the script that it fetches, in bytes. */
const TAPS = [
  { name: 'Services menu', path: '/packages', selector: '.services > summary', limit: 75 * KB },
  { name: 'contact form', path: '/contact', selector: '#firstName', limit: 75 * KB },
  { name: 'schedule tabs', path: '/activities', selector: '.schedule-tabs a >> nth=1', limit: 75 * KB },
  { name: 'schedule carousel', path: '/', selector: '.day-next >> nth=0', limit: 105 * KB },
];

// A mid-range phone. Chromium accepts brotli, as every current browser does.
test.use(PHONE);

/** Opens a page, and counts the bytes on the wire that it fetches from then on. */
const open = async (page: Page, path: string) => {
  const bytes: Record<Kind, number> = { html: 0, script: 0, font: 0, total: 0, media: 0 };
  const kinds = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: size }) => {
    const kind = kinds.get(requestId);
    bytes[kind === 'Media' ? 'media' : 'total'] += size;
    if (kind === 'Document') bytes.html += size;
    if (kind === 'Script') bytes.script += size;
    if (kind === 'Font') bytes.font += size;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return bytes;
};

for (const path of BUILT) {
  // Pages of one template differ in their words and photograph, which the content's own limits keep small.
  const tag = isExample(path) ? [] : ['@extended'];
  test(`the first view of ${path} stays within its budget`, { tag }, async ({ page, browserErrors }) => {
    if (path.endsWith('/404')) browserErrors.expect(/404/);
    const bytes = await open(page, path);
    const weighed = weigh(htmlOf(path));
    const more = allowanceFor(weighed);
    const parts = JSON.stringify(weighed.parts);
    expect(bytes.html).toBeGreaterThan(0);
    for (const kind of KINDS) {
      const limit = LIMITS[kind](path) + (kind === 'html' || kind === 'total' ? more : 0);
      expect.soft(bytes[kind], `bytes of ${kind}; of the HTML, ${parts}`).toBeLessThanOrEqual(limit);
    }
  });
}

for (const { name, path, selector, limit } of TAPS) {
  test(`the first tap on the ${name} stays within its budget`, async ({ page }) => {
    const bytes = await open(page, path);
    const before = bytes.script;
    if (selector.startsWith('.services')) await page.locator('.menu-open').tap();
    await page.locator(selector).scrollIntoViewIfNeeded();
    await page.locator(selector).tap();
    await page.locator('[data-hydrated]').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(bytes.script - before).toBeGreaterThan(0);
    expect(bytes.script - before).toBeLessThanOrEqual(limit);
  });
}

test.describe('while data is saved', () => {
  test.use({ connection: { ...FAST_CONNECTION, saveData: true } });

  for (const [paths, limit] of SAVING)
    for (const path of BUILT.filter((path) => paths.test(path))) {
      const tag = isExample(path) && !SAMPLE ? [] : ['@extended'];
      test(`all of ${path}, scrolled to its end, stays within its budget`, { tag }, async ({ page }) => {
        const bytes = await open(page, path);
        for (const part of await page.locator('section, footer').all()) await part.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        expect(bytes.total + bytes.media).toBeLessThanOrEqual(limit);
        expect(bytes.font).toBe(0);
      });
    }
});

test('the service worker stays within 1.5 KB', () => {
  const worker = readFileSync(join(SITE_ROOT, 'sw.js'));
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(1.5 * KB);
});

test('home stays within 13.6 KB with 30 services', async ({ page }) => {
  const { html: bytes } = await open(page, '/');
  const html = htmlOf('/');
  const weighed = weigh(html);
  // The page names each service in its menu and in its footer, and nowhere else.
  const lists = html.split(/(?<=<div class="services-list"><ul>)/);
  expect(lists).toHaveLength(3);
  const names =
    'Salt Room,Forest Bathing,Hay Bath,Lymphatic Drainage,Contrast Showers,Red Light Panel,Chanting Circle,Tea Ceremony,Barefoot Path,Magnesium Drips,Glutathione Drips,Craniosacral Session,Seawater Foot Bath';
  const added = names
    .split(',')
    .slice(0, Math.max(0, 30 - weighed.services))
    .map((name) => `<li><a href="/services/${name.toLowerCase().replaceAll(' ', '-')}">${name}</a></li>`);
  const grown = lists.join(added.join(''));
  const more = brotliCompressSync(grown).length - brotliCompressSync(html).length;
  const limit = 13.6 * KB + allowanceFor({ ...weighed, services: 0 });
  expect(bytes + more, `${bytes} bytes, and ${more} for ${added.length} services`).toBeLessThanOrEqual(limit);
});
