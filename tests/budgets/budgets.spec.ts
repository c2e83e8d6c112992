import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { isTested, SITE_ROOT, templateOf } from '../site-wide/site.ts';
import { explainGrowth, keepWeight } from './growth.ts';
import { allowanceFor, KB, weigh } from './weight.ts';

/** Limits in bytes on the wire, headers included, for what a phone fetches before any interaction. */
const LIMITS = {
  html: (route: string) => (route === '/gallery' ? 15 : 13) * KB,
  script: () => 0,
  font: () => 32 * KB,
  total: (route: string): number => {
    if (route === '/') return 110 * KB;
    if (route === '/contact') return 50 * KB;
    if (route === '/gallery') return 140 * KB;
    if (templateOf(route) !== undefined) return 80 * KB;
    return Infinity;
  },
  media: (route: string) => (route === '/' ? 160 * KB : 0),
} as const;

type Kind = keyof typeof LIMITS;
const KINDS = Object.keys(LIMITS) as Kind[];

/** Services that a home page with fewer than thirty could have. */
const NAMES = [
  'Salt Room',
  'Forest Bathing',
  'Hay Bath',
  'Lymphatic Drainage',
  'Contrast Showers',
  'Red Light Panel',
  'Chanting Circle',
  'Tea Ceremony',
  'Barefoot Path',
  'Magnesium Drips',
  'Glutathione Drips',
  'Craniosacral Session',
  'Seawater Foot Bath',
];

/** The first tap on each island, and the limit for the script that it fetches, in bytes. */
const TAPS: { name: string; route: string; selector: string; limit: number }[] = [
  { name: 'Services menu', route: '/packages', selector: '.services > summary', limit: 75 * KB },
  { name: 'contact form', route: '/contact', selector: '#firstName', limit: 75 * KB },
  { name: 'schedule tabs', route: '/activities', selector: '.schedule-tabs a >> nth=1', limit: 75 * KB },
  { name: 'schedule carousel', route: '/', selector: '.day-next >> nth=0', limit: 105 * KB },
];

// A mid-range phone. Chromium accepts brotli, as every current browser does.
test.use({
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Counts the bytes on the wire that a page fetches from now on. */
const count = async (page: Page) => {
  const bytes: Record<Kind, number> = { html: 0, script: 0, font: 0, total: 0, media: 0 };
  const kinds = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: size }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Media') bytes.media += size;
    else bytes.total += size;
    if (kind === 'Document') bytes.html += size;
    if (kind === 'Script') bytes.script += size;
    if (kind === 'Font') bytes.font += size;
  });
  return bytes;
};

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1).padStart(7);

const routes = globSync('**/*.html', { cwd: SITE_ROOT })
  .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .filter(isTested)
  .sort();

const htmlOf = (route: string) =>
  readFileSync(join(SITE_ROOT, `${route === '/' ? '/index' : route}.html`), 'utf8');

test('there are pages to measure', () => {
  expect(routes.length).toBeGreaterThan(0);
});

for (const route of routes) {
  test(`the first view of ${route} stays within its budget`, async ({ page }) => {
    const bytes = await count(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    console.log(
      route.padEnd(44) + KINDS.map((kind) => `${kind} ${kilobytes(bytes[kind])}`).join('  ') + ' KB',
    );
    expect(bytes.html).toBeGreaterThan(0);
    const weighed = weigh(htmlOf(route));
    const more = allowanceFor(weighed);
    const explained = explainGrowth(SITE_ROOT, route, weighed.weight);
    for (const kind of KINDS) {
      const limit = LIMITS[kind](route) + (kind === 'html' || kind === 'total' ? more : 0);
      expect.soft(bytes[kind], kind === 'html' ? explained : `bytes of ${kind}`).toBeLessThanOrEqual(limit);
    }
    if (bytes.html <= LIMITS.html(route) + more) keepWeight(SITE_ROOT, route, weighed.weight);
  });
}

for (const { name, route, selector, limit } of TAPS) {
  test(`the first tap on the ${name} stays within its budget`, async ({ page }) => {
    const bytes = await count(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    const before = bytes.script;
    if (selector.startsWith('.services')) await page.locator('.menu-open').tap();
    await page.locator(selector).scrollIntoViewIfNeeded();
    await page.locator(selector).tap();
    await page.locator('[data-hydrated]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const fetched = bytes.script - before;
    console.log(`${name.padEnd(44)}script ${kilobytes(fetched)} of ${kilobytes(limit)} KB`);
    expect(fetched).toBeGreaterThan(0);
    expect(fetched).toBeLessThanOrEqual(limit);
  });
}

test('the service worker stays within 1.5 KB', () => {
  const worker = readFileSync(join(SITE_ROOT, 'sw.js'));
  expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(1.5 * KB);
});

test('home stays within 13.6 KB with 30 services', async ({ page }) => {
  const html = htmlOf('/');
  const { services } = weigh(html);
  const bytes = await count(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  // The page names each service in its menu and in its footer, and nowhere else.
  const added = NAMES.slice(0, Math.max(0, 30 - services)).map(
    (name) => `<li><a href="/services/${name.toLowerCase().replaceAll(' ', '-')}">${name}</a></li>`,
  );
  const lists = html.split(/(?<=<div class="services-list"><ul>)/);
  expect(lists).toHaveLength(3);
  const grown = lists.join(added.join(''));
  const more = brotliCompressSync(grown).length - brotliCompressSync(html).length;
  const limit = 13.6 * KB + allowanceFor({ ...weigh(html), services: 0 });
  expect(
    bytes.html + more,
    `${bytes.html} bytes, and ${more} for ${added.length} services`,
  ).toBeLessThanOrEqual(limit);
});
