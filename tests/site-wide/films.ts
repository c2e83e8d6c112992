import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** The longest time between two frames that are compared, in seconds. */
const STEP = 0.5;

/** The address of the rendition of the page's film that the browser chooses for this window. */
export const pickedRendition = (page: Page): Promise<string> =>
  page.locator('.film video').evaluate((film: HTMLVideoElement) => {
    const picked = [...film.querySelectorAll('source')].find(
      ({ media, type }) => (media === '' || matchMedia(media).matches) && film.canPlayType(type) !== '',
    );
    if (!picked) throw new Error('This browser can play no rendition of the film.');
    return picked.src;
  });

/** Where the extremes of films are kept, each under a digest of all that they depend on. */
const KEPT = 'tests/results/films';

/**
 * The same film is on several pages and in several builds. To play it takes longer than everything else about it.
 * @returns see `playThrough`
 */
export const extremesOfFilm = async (page: Page, rendition: string): Promise<string[]> => {
  const digest = createHash('sha256')
    .update(await (await page.request.get(rendition)).body())
    .update(readFileSync(import.meta.filename))
    .update(page.context().browser()?.version() ?? '')
    .digest('hex');
  const file = join(KEPT, `${digest}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as string[];
  const extremes = await playThrough(page, rendition);
  mkdirSync(KEPT, { recursive: true });
  // Renamed into place: another worker may be reading.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(extremes));
  renameSync(`${file}.${process.pid}`, file);
  return extremes;
};

/**
 * Reduces a film to two pictures, in data URLs: the lightest and the darkest that each pixel ever is. Text that is
 * readable over both is readable over every frame. The film is played fast, and slower where the machine drops frames.
 * @param rendition the address of the file
 */
const playThrough = (page: Page, rendition: string): Promise<string[]> =>
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
        // Kept in memory, where a processor draws: most machines that run tests have no graphics card.
        return { canvas, mode, context: canvas.getContext('2d', { willReadFrequently: true }) };
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
          if (!context) throw new Error('This browser has no 2D canvas.');
          context.drawImage(video, 0, 0, 640, 360);
          context.globalCompositeOperation = mode;
        }
      }
    },
    [rendition, STEP] as const,
  );

/** Shows a picture in place of the film. */
export const showInFilm = (page: Page, picture: string): Promise<void> =>
  page.locator('.film img').evaluate(async (image: HTMLImageElement, src) => {
    image.parentElement?.querySelector('source')?.remove();
    image.src = src;
    await image.decode();
  }, picture);
