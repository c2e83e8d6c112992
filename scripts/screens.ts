// Photographs each kind of page at six widths, a sheet a page, and what forced colours and paper make of the site, into
// docs/screens/: `npm run screens` after a build, or `npm run screens home print` for some of the sheets.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../tests/fixtures/browser.ts';
import { hydrate } from '../tests/fixtures/islands.ts';
import { serve } from './serve.ts';

const FOLDER = 'docs/screens';

const PAGES = {
  home: '/',
  about: '/about',
  programme: '/6R-Programme',
  stage: '/restore',
  services: '/services',
  service: '/services/sauna',
  gallery: '/gallery',
  activities: '/activities',
  contact: '/contact',
  'not-found': '/nothing',
} as const;

/** Width of the window and of its column on the sheet, in pixels. */
const WIDTHS: readonly (readonly [window: number, column: number])[] = [
  [320, 180],
  [425, 220],
  [768, 300],
  [1024, 360],
  [1440, 440],
  [1920, 520],
];
const HEIGHT = 1500;
const GAP = 20;

/** Where forced colours and print differ most: a width for the screen, and how each is reached. */
const STATES: readonly { path: string; width: number; reach?: (page: Page) => Promise<void> }[] = [
  {
    path: '/gallery',
    width: 425,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.locator('.services > summary').click();
    },
  },
  {
    path: '/contact',
    width: 600,
    reach: async (page) => {
      await hydrate(page, 'ContactForm');
      await page.getByLabel('Phone Number').fill('12');
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  { path: '/services/acupuncture', width: 768 },
  { path: '/activities', width: 768 },
  { path: '/', width: 1024 },
];

/** A sheet of paper and its margins, in CSS pixels: A4 with those that `src/styles/apart.scss` sets. */
const PAPER = { width: 794, across: 68, down: 60 };

interface Shot {
  url: string;
  /** Of the window. */
  width: number;
  /** Of its column on the sheet. */
  column: number;
  options?: BrowserContextOptions;
  print?: boolean;
  reach?: ((page: Page) => Promise<void>) | undefined;
}

/** A whole page, everything on it loaded, scaled to its column and cut where the sheet ends. */
const photograph = async (browser: Browser, shot: Shot): Promise<Buffer> => {
  const { url, width, column, options, print = false, reach } = shot;
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await reach?.(page);
  if (print) await page.emulateMedia({ media: 'print' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // What is far below the window would be left out of the picture.
    for (const place of document.querySelectorAll<HTMLElement>('picture, .tile')) {
      place.style.contentVisibility = 'visible';
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const covered = await page.locator(':popover-open').count();
  const whole = sharp(await page.screenshot({ fullPage: covered === 0 || print }));
  await page.close();
  if (print)
    whole.extend({
      left: PAPER.across,
      right: PAPER.across,
      top: PAPER.down,
      bottom: PAPER.down,
      background: '#fff',
    });
  const { data, info } = await sharp(await whole.png().toBuffer())
    .resize({ width: column })
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, HEIGHT) })
    .toBuffer();
};

mkdirSync(FOLDER, { recursive: true });
const site = await serve();
const browser = await chromium.launch(findBrowser('whole')?.launch ?? {});
try {
  const sheets: Record<string, Shot[]> = {};
  for (const [name, path] of Object.entries(PAGES)) {
    sheets[name] = WIDTHS.map(([width, column]) => ({ url: site.url + path, width, column }));
  }
  sheets['forced-colours'] = STATES.map(({ path, width, reach }) => ({
    url: site.url + path,
    width,
    column: Math.round(width / 2),
    options: { forcedColors: 'active' },
    reach,
  }));
  sheets['print'] = STATES.map(({ path, reach }) => ({
    url: site.url + path,
    width: PAPER.width - 2 * PAPER.across,
    column: PAPER.width / 2,
    print: true,
    reach,
  }));
  const wanted = process.argv.slice(2);
  for (const [name, shots] of Object.entries(sheets)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    let left = GAP;
    const columns = [];
    for (const shot of shots) {
      columns.push({ input: await photograph(browser, shot), left, top: GAP });
      left += shot.column + GAP;
    }
    await sharp({
      create: { width: left, height: HEIGHT + 2 * GAP, channels: 3, background: '#d8d2c4' },
    })
      .composite(columns)
      .webp({ quality: 60 })
      .toFile(`${FOLDER}/${name}.webp`);
    console.log(`${FOLDER}/${name}.webp`);
  }
} finally {
  await browser.close();
  await site.close();
}
