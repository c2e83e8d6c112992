// Photographs each kind of page at six widths, a sheet a page, into docs/screens/: `npm run screens` after a build.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../tests/fixtures/browser.ts';
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

/** A whole page, everything on it loaded, scaled to its column and cut where the sheet ends. */
const photograph = async (browser: Browser, url: string, width: number, column: number): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const whole = sharp(await page.screenshot({ fullPage: true })).resize({ width: column });
  await page.close();
  const { data, info } = await whole.toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, HEIGHT) })
    .toBuffer();
};

mkdirSync(FOLDER, { recursive: true });
const site = await serve();
const browser = await chromium.launch(findBrowser()?.launch ?? {});
try {
  for (const [name, path] of Object.entries(PAGES)) {
    let left = GAP;
    const columns = [];
    for (const [width, column] of WIDTHS) {
      columns.push({ input: await photograph(browser, site.url + path, width, column), left, top: GAP });
      left += column + GAP;
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
