import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../tools/styleguide/contrast.ts';
import { findMarks, type Mark } from './marks.ts';

/** Applies styles on top of the page's own, in place of those applied before. */
export const applyStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Makes text and icons transparent, and leaves what is behind them. */
const HIDDEN =
  '*, ::before, ::after { color: #0000 !important; text-decoration-color: #0000 !important; transition: none !important }';

/**
 * How many pixels of a picture show a CSS pixel, along one side. With half as many, pages take half to two thirds of the
 * time, and a patch has nearly the same mean colour.
 */
const SCALE = 0.5;

/** A picture of the page: its pixels, of three bytes each. */
interface Shot {
  pixels: Buffer;
  width: number;
  height: number;
}

/**
 * Photographs what is behind text and icons. Not with Playwright’s `screenshot`, which compresses a picture for twice as
 * long as the page takes to draw it.
 * @param inWindow only what the window shows
 */
const photograph = async (page: Page, inWindow: boolean): Promise<Shot> => {
  await applyStyles(page, HIDDEN);
  const { width, height, y } = await page.evaluate((inWindow) => {
    const { clientWidth: width, scrollHeight } = document.documentElement;
    return inWindow ? { width, height: innerHeight, y: scrollY } : { width, height: scrollHeight, y: 0 };
  }, inWindow);
  const session = await page.context().newCDPSession(page);
  const { data: png } = await session.send('Page.captureScreenshot', {
    clip: { x: 0, y, width, height, scale: SCALE },
    captureBeyondViewport: !inWindow,
    optimizeForSpeed: true,
  });
  await session.detach();
  await applyStyles(page, '');
  const picture = sharp(Buffer.from(png, 'base64')).removeAlpha().raw();
  const { data: pixels, info } = await picture.toBuffer({ resolveWithObject: true });
  return { pixels, width: info.width, height: info.height };
};

/** Where the patches of one row or column begin and end, in whole pixels. */
const edgesOf = (start: number, length: number, patch: number, end: number): number[] => {
  const [from, to] = [Math.max(0, Math.floor(start)), Math.min(end, Math.ceil(start + length))];
  const count = Math.max(0, Math.ceil((to - from) / patch));
  return Array.from({ length: count + 1 }, (_, at) => from + Math.round(((to - from) * at) / count));
};

/** The mean colour of a part of a picture, as `#rrggbb`. */
const meanOf = ({ pixels, width }: Shot, left: number, top: number, right: number, bottom: number) => {
  const sum: [number, number, number] = [0, 0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      for (const channel of [0, 1, 2] as const) sum[channel] += pixels[(y * width + x) * 3 + channel] ?? 0;
  const count = (right - left) * (bottom - top);
  return `#${Buffer.from(sum.map((one) => Math.round(one / count))).toString('hex')}`;
};

/** The colours of the patches behind a mark. */
const groundsOf = ({ boxes, patch }: Mark, shot: Shot): string[] =>
  boxes.flatMap((box) => {
    const columns = edgesOf(box.x * SCALE, box.width * SCALE, patch * SCALE, shot.width);
    const rows = edgesOf(box.y * SCALE, box.height * SCALE, patch * SCALE, shot.height);
    return rows
      .slice(1)
      .flatMap((bottom, row) =>
        columns
          .slice(1)
          .map((right, column) => meanOf(shot, columns[column] ?? 0, rows[row] ?? 0, right, bottom)),
      );
  });

/**
 * Finds what has too little contrast with the picture behind it, on the whole page or within some of its elements.
 *
 * Each mark is compared with the worst patch behind it. For text a patch is a third as wide as the letters are high: a
 * stroke and the gap beside it, the smallest area that could hide part of a letter. The mean of a whole line would accept
 * a word that runs into a white cloud; a single pixel would reject it for one spark.
 * @param options.within a selector
 * @param options.inWindow only text in the window. Half the contrast is enough there, because a film may be playing;
 *   `films.spec.ts` measures its frames in full
 * @returns a line for each, with the contrast found and required
 */
export const findLowContrast = async (
  page: Page,
  { within = 'body', inWindow = false } = {},
): Promise<string[]> => {
  const marks = await findMarks(page, { selector: within, inWindow });
  if (marks.length === 0) return [];
  const shot = await photograph(page, inWindow);
  return marks.flatMap((mark) => {
    let worst = { reached: Infinity, ground: '' };
    for (const ground of groundsOf(mark, shot)) {
      const reached = contrast(mark.colour, ground);
      if (reached < worst.reached) worst = { reached, ground };
    }
    const { name, colour } = mark;
    const least = mark.least / (inWindow ? 2 : 1);
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
    // A picture that has just become wider may fetch another file, and then its first decoding fails.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => image.decode())));
    await document.fonts.ready;
  });
