import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../tools/styleguide/contrast.ts';
import { findMarks } from './marks.ts';

/** Makes text and icons transparent, and leaves what is behind them. */
const HIDDEN = '*, ::before, ::after { color: #0000 !important; text-decoration-color: #0000 !important }';

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(
    ([css, on]) => {
      const sheet = new CSSStyleSheet();
      if (on) sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    [HIDDEN, hidden] as const,
  );

const toHex = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`;

interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The mean colours of the patches of a region, from pixels of three bytes each. */
const patchesOf = (pixels: Buffer, rowLength: number, region: Region, side: number): string[] => {
  const edges = (start: number, length: number) => {
    const count = Math.ceil(length / side);
    return Array.from({ length: count + 1 }, (_, at) => start + Math.round((length * at) / count));
  };
  const mean = (left: number, top: number, right: number, bottom: number) => {
    const sum: [number, number, number] = [0, 0, 0];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = (y * rowLength + x) * 3;
        for (const channel of [0, 1, 2] as const) sum[channel] += pixels[at + channel] ?? 0;
      }
    }
    const count = (right - left) * (bottom - top);
    return toHex(sum[0] / count, sum[1] / count, sum[2] / count);
  };
  const columns = edges(region.left, region.width);
  const rows = edges(region.top, region.height);
  return rows
    .slice(1)
    .flatMap((bottom, row) =>
      columns.slice(1).map((right, column) => mean(columns[column] ?? 0, rows[row] ?? 0, right, bottom)),
    );
};

/**
 * Finds what in the window, or on the whole page, or within one element, has too little contrast with the picture behind it.
 *
 * Each mark is compared with the worst patch behind it. For text a patch is a third as wide as the letters are high: a
 * stroke and the gap beside it, the smallest area that could hide part of a letter. The mean of a whole line would accept
 * a word that runs into a white cloud; a single pixel would reject it for one spark.
 * @returns a line for each, with the contrast found and required
 */
export const findLowContrast = async (
  page: Page,
  { whole: fullPage = false, within = 'body' } = {},
): Promise<string[]> => {
  const marks = await findMarks(page, within);
  if (marks.length === 0) return [];
  const scrolled = fullPage ? 0 : await page.evaluate(() => scrollY);
  await setHidden(page, true);
  const png = await page.screenshot({ fullPage });
  await setHidden(page, false);
  const picture = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;

  const faint: string[] = [];
  for (const { name, colour, least, boxes, patch } of marks) {
    let worst = { reached: Infinity, ground: '' };
    for (const box of boxes) {
      const left = Math.max(0, Math.floor(box.x));
      const top = Math.max(0, Math.floor(box.y - scrolled));
      const region: Region = {
        left,
        top,
        width: Math.min(width, Math.ceil(box.x + box.width)) - left,
        height: Math.min(height, Math.ceil(box.y - scrolled + box.height)) - top,
      };
      if (region.width < 1 || region.height < 1) continue;
      for (const ground of patchesOf(picture.data, width, region, patch)) {
        const reached = contrast(colour, ground);
        if (reached < worst.reached) worst = { reached, ground };
      }
    }
    if (worst.reached < least)
      faint.push(
        `${name.slice(0, 50)}: ${worst.reached.toFixed(2)} of ${least}, ${colour} on ${worst.ground}`,
      );
  }
  return faint;
};

/** Loads every image, and stacks the slides of carousels so that all of them are visible. */
export const loadImages = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    document.querySelectorAll<HTMLElement>('.swiper-wrapper').forEach((slides) => {
      slides.style.flexDirection = 'column';
    });
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
