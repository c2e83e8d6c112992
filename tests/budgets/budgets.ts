// Opens every built page as a phone would (360x740, DPR 2, brotli) and holds the bytes it fetches against the budgets.
// `npm run budgets`; exits with 1 when one is exceeded.
import { globSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { serve } from '../../scripts/serve.ts';
import { findBrowser } from '../fixtures/browser.ts';

const KB = 1024;

/** Bytes before any interaction, headers included, and after a first tap. */
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
type Bytes = Record<Kind, number>;

/** The first tap on each island, and what it may fetch. */
const TAPS: { name: string; route: string; selector: string; limit: number }[] = [
  { name: 'Services menu', route: '/packages', selector: '.services > summary', limit: 75 * KB },
  { name: 'Contact form', route: '/contact', selector: '#firstName', limit: 75 * KB },
  { name: 'Schedule tabs', route: '/activities', selector: '.tab-list a >> nth=1', limit: 75 * KB },
  { name: 'Schedule carousel', route: '/', selector: '.arrow.next >> nth=0', limit: 105 * KB },
];

/** Counts what a page fetches from now on, by kind. */
const count = async (page: Page) => {
  const bytes: Bytes = { html: 0, script: 0, font: 0, total: 0, media: 0 };
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

const open = async (browser: Browser, address: string) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  const bytes = await count(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, bytes, close: () => context.close() };
};

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1).padStart(8);

const main = async (): Promise<number> => {
  const site = await serve();
  const browser = await chromium.launch(findBrowser()?.launch);
  let failed = 0;
  let passed = 0;
  const judge = (found: number, limit: number) => {
    const holds = found <= limit;
    if (holds) passed += 1;
    else failed += 1;
    return `${kilobytes(found)}${holds ? ' ' : '!'}`;
  };
  try {
    const kinds = Object.keys(LIMITS) as Kind[];
    console.log(`${'KB before interaction'.padEnd(44)}${kinds.map((kind) => kind.padStart(8)).join(' ')}`);
    const routes = globSync('**/*.html', { cwd: 'dist' })
      .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
      .sort();
    for (const route of routes) {
      const { bytes, close } = await open(browser, site.url + route);
      const row = kinds.map((kind) => judge(bytes[kind], LIMITS[kind](route)));
      console.log(route.padEnd(44) + row.join(''));
      await close();
    }
    console.log('\nKB of script on the first tap');
    for (const { name, route, selector, limit } of TAPS) {
      const { page, bytes, close } = await open(browser, site.url + route);
      const before = bytes.script;
      if (selector.startsWith('.services')) await page.locator('.menu-open').tap();
      await page.locator(selector).scrollIntoViewIfNeeded();
      await page.locator(selector).tap();
      await page.locator('[data-live], form[novalidate], .swiper-initialized').first().waitFor();
      await page.waitForLoadState('networkidle');
      console.log(name.padEnd(44) + judge(bytes.script - before, limit) + ` of ${kilobytes(limit)}`);
      await close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  console.log(`\nbudgets: ${passed} passed, ${failed} failed`);
  return failed;
};

process.exitCode = (await main()) > 0 ? 1 : 0;
