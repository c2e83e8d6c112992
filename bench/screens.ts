// A picture for the documents: a page at six widths, side by side. README.md says how to use it.
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { serve } from '../tools/hosting/serve.ts';
import { findBrowser } from '../tools/test/browser.ts';

/** The widths of the windows, in pixels. */
const WIDTHS = [320, 425, 768, 1024, 1440, 1920];

/** The height of each column, in pixels; longer pages are cut off. */
const HEIGHT = 1500;
const GAP = 20;

const [path = '/', name = 'home'] = process.argv.slice(2);
const site = await serve({ root: resolve(import.meta.dirname, '../dist') });
const browser = await chromium.launch(findBrowser('full')?.launch ?? {});

/** The whole page, with everything on it loaded, however far down. */
const takeScreenshot = async (width: number): Promise<Buffer> => {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({ fullPage: true });
};

let left = GAP;
const columns = [];
for (const width of WIDTHS) {
  const column = Math.round(100 + width * 0.22);
  const size = { width: column, height: HEIGHT, fit: 'cover', position: 'top' } as const;
  columns.push({
    input: await sharp(await takeScreenshot(width))
      .resize(size)
      .toBuffer(),
    left,
    top: GAP,
  });
  left += column + GAP;
}
const paper = { width: left, height: HEIGHT + 2 * GAP, channels: 3, background: '#d8d2c4' } as const;
const file = resolve(import.meta.dirname, `../docs/screens/${name}.webp`);
await sharp({ create: paper }).composite(columns).webp({ quality: 60 }).toFile(file);
console.log(file);
await browser.close();
await site.close();
