import type { Page } from '@playwright/test';
import { findLowContrast } from './lowContrast.ts';
import { FILM_PATHS, WIDTHS } from './site.ts';
import { expect, test } from './test.ts';

const HEIGHT = 900;

/** Elements that can lie over a film. */
const OVER = 'header, main > :first-child, main > :has(.film)';

/**
 * Reduces the page's film to two pictures, in data URLs: the lightest and the darkest that each pixel ever is, in frames
 * half a second apart. Text that is readable over both is readable over every frame. The smallest rendition is read:
 * decoding the large ones takes ten times as long.
 */
const extremesOfFilm = (page: Page): Promise<string[]> =>
  page.locator('.film video').evaluate(async (film: HTMLVideoElement) => {
    const source = [...film.querySelectorAll('source')].findLast(({ type }) => film.canPlayType(type) !== '');
    if (!source) throw new Error('This browser can play no rendition of the film.');
    const video = document.createElement('video');
    const once = (event: string) =>
      new Promise((done) => {
        video.addEventListener(event, done, { once: true });
      });
    Object.assign(video, { muted: true, preload: 'auto', src: source.src });
    await once('loadeddata');
    const canvases = (['lighten', 'darken'] as const).map((mode) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
      // Kept in memory, where a processor draws: most machines that run tests have no graphics card.
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('This browser has no 2D canvas.');
      return { canvas, mode, context };
    });
    for (let time = 0; time < video.duration; time += 0.5) {
      video.currentTime = time;
      await once('seeked');
      for (const { mode, context } of canvases) {
        context.drawImage(video, 0, 0, 640, 360);
        context.globalCompositeOperation = mode;
      }
    }
    return canvases.map(({ canvas }) => canvas.toDataURL('image/png'));
  });

/** Shows a picture in place of the film. */
const showInFilm = (page: Page, picture: string): Promise<void> =>
  page.locator('.film img').evaluate(async (image: HTMLImageElement, src) => {
    image.parentElement?.querySelector('source')?.remove();
    image.src = src;
    await image.decode();
  }, picture);

for (const path of FILM_PATHS) {
  test(`${path} is readable over every frame of its film`, { tag: '@extended' }, async ({ page }) => {
    await page.goto(path);
    for (const [index, extreme] of (await extremesOfFilm(page)).entries()) {
      await showInFilm(page, extreme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const frame = `at ${width} px, the ${index === 0 ? 'lightest' : 'darkest'} of its frames`;
        expect.soft(await findLowContrast(page, { within: OVER }), frame).toEqual([]);
      }
    }
  });
}
