import { mkdirSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../../hosting/serve.ts';
import { findBrowser } from '../../test/browser.ts';
import { PAPER, SHEETS, type Shot } from './sheets.ts';

const FOLDER = 'docs/screens';

/** The height of a column, in pixels; longer pages are cut off. */
const HEIGHT = 1500;
const GAP = 20;

/** A whole page with everything on it loaded, scaled to the width of its column. */
const takeScreenshot = async (browser: Browser, site: string, shot: Shot): Promise<Buffer> => {
  const { path, width, column, options, print = false, prepare } = shot;
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  if (print) await page.emulateMedia({ media: 'print' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // `content-visibility: auto` would leave out what is far below the window.
    for (const element of document.querySelectorAll<HTMLElement>('picture, .tile')) {
      element.style.contentVisibility = 'visible';
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const hasPopover = (await page.locator(':popover-open').count()) > 0;
  const screenshot = sharp(await page.screenshot({ fullPage: !hasPopover || print }));
  await page.close();
  if (print) {
    const { across, down } = PAPER;
    screenshot.extend({ left: across, right: across, top: down, bottom: down, background: '#fff' });
  }
  const { data, info } = await sharp(await screenshot.png().toBuffer())
    .resize({ width: column })
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, HEIGHT) })
    .toBuffer();
};

/** Writes sheets of screenshots: each kind of page at six widths, and states of the site in forced colours and print. */
export const run = async (wanted: string[]): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  const site = await serve();
  const browser = await chromium.launch(findBrowser('full')?.launch ?? {});
  try {
    for (const [name, shots] of Object.entries(SHEETS)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      let left = GAP;
      const columns = [];
      for (const shot of shots) {
        columns.push({ input: await takeScreenshot(browser, site.url, shot), left, top: GAP });
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
};
