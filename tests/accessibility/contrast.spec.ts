import { drawn } from '../fixtures/quiet.ts';
import { ROUTES, stagePath, STAGES } from '../fixtures/routes.ts';
import { expect, test, type Page } from '../fixtures/test.ts';
import { extremesOfFilm, pickedRendition, showInFilm, tooFaint } from './overPictures.ts';

// Contrast of what lies over photographs, films and gradients, measured in the pixels really behind it: axe judges
// plain grounds only.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Films are decoded and long pages photographed, which takes a busy machine a while.
test.slow();

const WIDTHS = [320, 768, 1440];
const HEIGHT = 900;

/** Everything loaded, and the slides of a carousel one below the other, so that all of them are seen. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    document.querySelectorAll<HTMLElement>('.swiper-wrapper').forEach((slides) => {
      slides.style.flexDirection = 'column';
    });
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });

for (const { path } of ROUTES) {
  test(`${path} can be read over its photographs at 320, 768 and 1440 px`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await tooFaint(page, { whole: true }), `at ${width} px`).toEqual([]);
    }
  });
}

for (const path of ['/', '/about', ...STAGES.map(stagePath)]) {
  test(`${path} can be read over every frame of its film at 320, 768 and 1440 px`, async ({ page }) => {
    await page.goto(path);
    const known = new Map<string, string[]>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const rendition = await pickedRendition(page);
      const extremes = known.get(rendition) ?? (await extremesOfFilm(page, rendition));
      known.set(rendition, extremes);
      for (const [index, extreme] of extremes.entries()) {
        await showInFilm(page, extreme);
        const frame = `at ${width} px, the ${index === 0 ? 'lightest' : 'darkest'} of its frames`;
        expect.soft(await tooFaint(page), frame).toEqual([]);
      }
    }
  });
}

test('the header can be read at every step of turning solid over the film', async ({ page }) => {
  // High enough for the words of the hero to stay clear of the header.
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.goto('/');
  for (const extreme of await extremesOfFilm(page, await pickedRendition(page))) {
    await showInFilm(page, extreme);
    for (let scrolled = 0; scrolled <= 144; scrolled += 16) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
      // What follows the scroll does so with the next frame.
      await drawn(page);
      expect.soft(await tooFaint(page), `scrolled by ${scrolled} px`).toEqual([]);
    }
  }
});
