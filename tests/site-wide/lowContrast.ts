import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../tools/styleguide/contrast.ts';
import { findMarks, type Mark } from './marks.ts';

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

/** Marks this far apart, in CSS pixels, are photographed separately. */
const GAP = 200;

/** The heights at which there are marks, from top to bottom. */
const bandsOf = (marks: readonly Mark[]): { top: number; bottom: number }[] => {
  const bands: { top: number; bottom: number }[] = [];
  const places = marks.flatMap(({ boxes }) =>
    boxes.map(({ y, height }) => ({ top: Math.max(0, Math.floor(y)), bottom: Math.ceil(y + height) })),
  );
  for (const { top, bottom } of places.sort((one, other) => one.top - other.top)) {
    const last = bands.at(-1);
    if (last && top - last.bottom < GAP) last.bottom = Math.max(last.bottom, bottom);
    else bands.push({ top, bottom });
  }
  return bands;
};

/**
 * How many pixels of a picture show a CSS pixel, along one side. With half as many, pages take half to two thirds of the
 * time, and a patch has nearly the same mean colour: docs/testing.md says how near.
 */
const SCALE = 0.5;

/** A picture of a part of the page: its pixels, of three bytes each, and where the part begins, in its own pixels. */
interface Shot {
  pixels: Buffer;
  width: number;
  height: number;
  top: number;
}

/**
 * Photographs what is behind the marks, in the window or on the whole page: only the bands that have marks. Not with
 * Playwright’s `screenshot`, which compresses a picture for twice as long as the page takes to draw it.
 */
const photograph = async (page: Page, marks: readonly Mark[], whole: boolean): Promise<Shot[]> => {
  await setHidden(page, true);
  const { width, start, end } = await page.evaluate(
    (wholePage) => ({
      width: document.documentElement.clientWidth,
      start: wholePage ? 0 : scrollY,
      end: wholePage ? document.documentElement.scrollHeight : scrollY + innerHeight,
    }),
    whole,
  );
  const session = await page.context().newCDPSession(page);
  const shots: Shot[] = [];
  for (const band of bandsOf(marks)) {
    const [top, bottom] = [Math.max(start, band.top), Math.min(end, band.bottom)];
    if (top >= bottom) continue;
    const { data: png } = await session.send('Page.captureScreenshot', {
      clip: { x: 0, y: top, width, height: bottom - top, scale: SCALE },
      captureBeyondViewport: whole,
      optimizeForSpeed: true,
    });
    const picture = sharp(Buffer.from(png, 'base64')).removeAlpha().raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    shots.push({ pixels: data, width: info.width, height: info.height, top: top * SCALE });
  }
  await session.detach();
  await setHidden(page, false);
  return shots;
};

/** The colours behind a mark. */
const groundsOf = ({ boxes, patch }: Mark, shots: readonly Shot[]): string[] =>
  shots.flatMap(({ pixels, width, height, top: start }) =>
    boxes.flatMap((box) => {
      const [x, y] = [box.x * SCALE, box.y * SCALE - start];
      const left = Math.max(0, Math.floor(x));
      const top = Math.max(0, Math.floor(y));
      const region: Region = {
        left,
        top,
        width: Math.min(width, Math.ceil(x + box.width * SCALE)) - left,
        height: Math.min(height, Math.ceil(y + box.height * SCALE)) - top,
      };
      return region.width < 1 || region.height < 1 ? [] : patchesOf(pixels, width, region, patch * SCALE);
    }),
  );

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
  { whole = false, within = 'body' } = {},
): Promise<string[]> => {
  const marks = await findMarks(page, within);
  if (marks.length === 0) return [];
  const shots = await photograph(page, marks, whole);
  return marks.flatMap((mark) => {
    let worst = { reached: Infinity, ground: '' };
    for (const ground of groundsOf(mark, shots)) {
      const reached = contrast(mark.colour, ground);
      if (reached < worst.reached) worst = { reached, ground };
    }
    const { name, colour, least } = mark;
    return worst.reached < least
      ? `${name.slice(0, 50)}: ${worst.reached.toFixed(2)} of ${least}, ${colour} on ${worst.ground}`
      : [];
  });
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
