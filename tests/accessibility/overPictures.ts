import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../src/styleguide/contrast.ts';

/** Something that must stand out from the picture it lies over. */
interface Mark {
  /** For people: what it is. */
  what: string;
  /** As `#rrggbb`. */
  colour: string;
  /** The least contrast that WCAG asks for it. */
  least: number;
  /** Where it is on the page, in CSS pixels. */
  boxes: { x: number; y: number; width: number; height: number }[];
  /** The side of a patch that is judged as one, in CSS pixels. */
  patch: number;
}

/**
 * Every text, icon and focus ring on the page that has a photograph, a film or a gradient behind it.
 * Found by what lies under what, so that one added tomorrow is measured too.
 */
const findMarks = (page: Page): Promise<Mark[]> =>
  page.evaluate(() => {
    const found: Mark[] = [];

    const hex = (colour: string) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha < 255) throw new Error(`${colour} lets something through.`);
      return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
    };

    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

    const painted = [...document.querySelectorAll('*')].filter(
      (one) => one.matches('img, video') || getComputedStyle(one).backgroundImage !== 'none',
    );

    /** Whether a picture shows through behind a place inside an element. */
    const overPicture = (element: Element | null, place: DOMRect): boolean => {
      for (let around = element; around; around = around.parentElement) {
        const within = around;
        if (painted.some((one) => within.contains(one) && meets(one.getBoundingClientRect(), place)))
          return true;
        if (getComputedStyle(around).backgroundColor.startsWith('rgb(')) return false;
      }
      return false;
    };

    const seen = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        right > 0 &&
        left < innerWidth &&
        !element.closest('.skip, .hidden, video')
      );
    };

    const boxOf = ({ x, y, width, height }: DOMRect) => ({ x: x + scrollX, y: y + scrollY, width, height });

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (!element || words === '' || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter((line) => overPicture(element, line));
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      if (lines.length > 0)
        found.push({
          what: words,
          colour: hex(color),
          least: large ? 3 : 4.5,
          boxes: lines.map(boxOf),
          patch: size / 3,
        });
    }

    // To look at a ring must not wake an island.
    addEventListener('focusin', (event) => event.stopImmediatePropagation(), { capture: true });
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button:enabled, summary, input')) {
      if (!seen(control)) continue;
      const box = control.getBoundingClientRect();
      const what = control.ariaLabel ?? control.textContent.trim();
      const isIcon = control.textContent.trim() === '' && !control.querySelector('img');
      if (isIcon && overPicture(control, box)) {
        const { color } = getComputedStyle(control);
        found.push({
          what: `the icon "${what}"`,
          colour: hex(color),
          least: 3,
          boxes: [boxOf(box)],
          patch: 6,
        });
      }
      control.focus({ preventScroll: true });
      const { outlineStyle, outlineColor, outlineOffset, outlineWidth, borderRadius } =
        getComputedStyle(control);
      control.blur();
      if (outlineStyle === 'none') throw new Error(`Focus does not show on "${what}".`);
      const width = Number.parseFloat(outlineWidth);
      const out = Number.parseFloat(outlineOffset) + width;
      const ring = new DOMRect(box.x - out, box.y - out, box.width + 2 * out, box.height + 2 * out);
      if (!overPicture(out > 0 ? control.parentElement : control, ring)) continue;
      // Its straight sides; round corners lie between them.
      const { x, y, width: across, height: down } = boxOf(ring);
      const corner = Math.min(Number.parseFloat(borderRadius), across / 2, down / 2);
      const side = { x: x + corner, y: y + corner, width: across - 2 * corner, height: down - 2 * corner };
      found.push({
        what: `the focus ring of "${what}"`,
        colour: hex(outlineColor),
        least: 3,
        boxes: [
          { ...side, y, height: width },
          { ...side, y: y + down - width, height: width },
          { ...side, x, width },
          { ...side, x: x + across - width, width },
        ],
        patch: 6,
      });
    }
    return found;
  });

/** Takes all text off the page, and every icon in its colour, and leaves what is behind them. */
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

/** The mean colours of a region's patches, from pixels of three bytes each. */
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
 * What in the window, or on the whole page, does not stand out enough from the picture behind it, with the contrast it reaches.
 *
 * Judged is the worst patch a third as wide as the letters are high, the width of a stroke and the gap beside it: the
 * smallest thing that could hide part of a letter. The average of a whole line would pass a word that runs into a white
 * cloud; a single pixel would fail it for a spark of one.
 */
export const tooFaint = async (page: Page, { whole: fullPage = false } = {}): Promise<string[]> => {
  const marks = await findMarks(page);
  if (marks.length === 0) return [];
  const scrolled = fullPage ? 0 : await page.evaluate(() => scrollY);
  await setHidden(page, true);
  const png = await page.screenshot({ fullPage });
  await setHidden(page, false);
  const picture = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;

  const faint: string[] = [];
  for (const { what, colour, least, boxes, patch } of marks) {
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
        `${what.slice(0, 50)}: ${worst.reached.toFixed(2)} of ${least}, ${colour} on ${worst.ground}`,
      );
  }
  return faint;
};

/** The most seconds between two frames that are looked at. */
const STEP = 0.5;

/** Which rendition of the page's film this browser picks for this window. */
export const pickedRendition = (page: Page): Promise<string> =>
  page.locator('.film video').evaluate((film: HTMLVideoElement) => {
    const picked = [...film.querySelectorAll('source')].find(
      ({ media, type }) => (media === '' || matchMedia(media).matches) && film.canPlayType(type) !== '',
    );
    if (!picked) throw new Error('This browser can play no rendition of the film.');
    return picked.src;
  });

/**
 * The lightest and the darkest that each place of a film ever is, as two pictures: no frame can be harder to read on
 * than these. The film is played fast, and slower where the machine drops frames.
 * @param rendition address of the file
 */
export const extremesOfFilm = (page: Page, rendition: string): Promise<string[]> =>
  page.evaluate(
    async ([src, step]) => {
      const video = document.createElement('video');
      Object.assign(video, { muted: true, preload: 'auto', src });
      video.playbackRate = 8;
      const once = (event: string) =>
        new Promise<undefined>((done) => {
          video.addEventListener(event, () => done(undefined), { once: true });
        });
      const frame = () =>
        new Promise<number>((done) => {
          video.requestVideoFrameCallback((_now, { mediaTime }) => done(mediaTime));
        });
      const canvases = (['lighten', 'darken'] as const).map((mode) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [640, 360];
        return { canvas, mode, context: canvas.getContext('2d') };
      });
      await video.play();
      for (let seen = 0; ;) {
        const time = await Promise.race([frame(), once('ended')]);
        if ((time ?? video.duration) - seen > step) {
          video.playbackRate /= 2;
          video.currentTime = seen;
          await once('seeked');
          await video.play();
          continue;
        }
        if (time === undefined) return canvases.map(({ canvas }) => canvas.toDataURL('image/png'));
        seen = time;
        for (const { mode, context } of canvases) {
          if (!context) throw new Error('There is no canvas.');
          context.drawImage(video, 0, 0, 640, 360);
          context.globalCompositeOperation = mode;
        }
      }
    },
    [rendition, STEP] as const,
  );

/** Puts a picture in the place of the film. */
export const showInFilm = (page: Page, picture: string): Promise<void> =>
  page.locator('.film img').evaluate(async (image: HTMLImageElement, src) => {
    image.parentElement?.querySelector('source')?.remove();
    image.src = src;
    await image.decode();
  }, picture);
