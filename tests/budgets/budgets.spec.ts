import { globSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

const KB = 1024;

/** Bytes on the wire before any interaction, headers included, as a phone fetches them. */
const LIMITS = {
  html: (route: string) => (route === '/gallery' ? 15 : 13) * KB,
  script: () => 0,
  font: () => 32 * KB,
  total: (route: string): number => {
    if (route === '/') return 110 * KB;
    if (route === '/contact') return 50 * KB;
    if (route === '/gallery') return 140 * KB;
    if (/^\/(services\/|re)/.test(route)) return 80 * KB;
    return Infinity;
  },
  media: (route: string) => (route === '/' ? 160 * KB : 0),
} as const;

type Kind = keyof typeof LIMITS;
const KINDS = Object.keys(LIMITS) as Kind[];

/** The first tap on each island, and the script it may fetch. */
const TAPS: { name: string; route: string; selector: string; limit: number }[] = [
  { name: 'Services menu', route: '/packages', selector: '.services > summary', limit: 75 * KB },
  { name: 'contact form', route: '/contact', selector: '#firstName', limit: 75 * KB },
  { name: 'schedule tabs', route: '/activities', selector: '.tab-list a >> nth=1', limit: 75 * KB },
  { name: 'schedule carousel', route: '/', selector: '.arrow.next >> nth=0', limit: 105 * KB },
];

// A mid-range phone; brotli, which every browser of the field accepts.
test.use({
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

/** Counts what a page fetches from now on, in bytes on the wire. */
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

const routes = globSync('**/*.html', { cwd: 'dist' })
  .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
  .sort();

test('there are pages to weigh', () => {
  expect(routes.length).toBeGreaterThan(30);
});

for (const route of routes) {
  test(`the first view of ${route} keeps its budget`, async ({ page }) => {
    const bytes = await count(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    console.log(
      route.padEnd(44) + KINDS.map((kind) => `${kind} ${kilobytes(bytes[kind])}`).join('  ') + ' KB',
    );
    expect(bytes.html).toBeGreaterThan(0);
    for (const kind of KINDS) {
      expect.soft(bytes[kind], `bytes of ${kind}`).toBeLessThanOrEqual(LIMITS[kind](route));
    }
  });
}

for (const { name, route, selector, limit } of TAPS) {
  test(`the first tap on the ${name} keeps its budget`, async ({ page }) => {
    const bytes = await count(page);
    await page.goto(route, { waitUntil: 'networkidle' });
    const before = bytes.script;
    if (selector.startsWith('.services')) await page.locator('.menu-open').tap();
    await page.locator(selector).scrollIntoViewIfNeeded();
    await page.locator(selector).tap();
    await page.locator('[data-live], form[novalidate], .swiper-initialized').first().waitFor();
    await page.waitForLoadState('networkidle');
    const fetched = bytes.script - before;
    console.log(`${name.padEnd(44)}script ${kilobytes(fetched)} of ${kilobytes(limit)} KB`);
    expect(fetched).toBeGreaterThan(0);
    expect(fetched).toBeLessThanOrEqual(limit);
  });
}
