import { waitForPaint } from '../support/timing.ts';
import { extremesOfFilm, pickedRendition, showInFilm } from './films.ts';
import { findLowContrast } from './lowContrast.ts';
import { FILM_PATHS, WIDTHS } from './site.ts';
import { expect, test } from './test.ts';

// Decoding films is slow on a busy machine.
const HEIGHT = 900;

for (const path of FILM_PATHS) {
  test(`${path} is readable over every frame of its film at 320, 768 and 1440 px`, async ({ page }) => {
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
        expect.soft(await findLowContrast(page), frame).toEqual([]);
      }
    }
  });
}

test('the header is readable over the film at every step from transparent to solid', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.goto('/');
  for (const extreme of await extremesOfFilm(page, await pickedRendition(page))) {
    await showInFilm(page, extreme);
    for (let scrolled = 0; scrolled <= 144; scrolled += 16) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
      // Scroll-driven animations follow in the next frame.
      await waitForPaint(page);
      expect
        .soft(await findLowContrast(page, { within: '.header' }), `scrolled by ${scrolled} px`)
        .toEqual([]);
    }
  }
});
