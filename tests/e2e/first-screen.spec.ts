import type { Page } from '@playwright/test';
import { PHONE } from '../support/devices.ts';
import { KINDS, ROUTES } from '../support/routes.ts';
import { expect, FAST_CONNECTION, test } from '../support/test.ts';

const ON_ITS_SIDE = { width: 740, height: 360 };
const SCREENS = [{ width: 360, height: 740 }, ON_ITS_SIDE, { width: 1440, height: 900 }];

/** Expects the heading of a page and what introduces it in the window. */
const expectIntroduction = async (page: Page, path: string) => {
  for (const part of await page.locator('h1, h1 ~ .lead').all())
    await expect(part, path).toBeInViewport({ ratio: 1 });
};

for (const { path } of KINDS) {
  test(`the first screen of ${path} introduces the page, and the way to book is in view to its end`, async ({
    page,
  }) => {
    await page.goto(path);
    const book = page.getByRole('banner').getByRole('link', { name: 'Book', exact: true });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectIntroduction(page, path);
      for (const part of [0, 0.5, 1]) {
        await page.evaluate(
          (share) => scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' }),
          part,
        );
        await expect(book, `scrolled by ${part}`).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('on a phone, upright and on its side, every other page begins with its name, and the house and the way to book are in view', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const house = banner.getByRole('link', { name: 'Sixfold', exact: true });
  const book = banner.getByRole('link', { name: 'Book', exact: true });
  const others = ROUTES.filter((route) => !KINDS.includes(route));
  for (const { path, heading } of [...others, { path: '/privacy', heading: 'Privacy' }]) {
    await page.setViewportSize(PHONE.viewport);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const name = page.getByRole('heading', { level: 1, name: heading });
    for (const part of [name, house, book]) await expect(part, path).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(ON_ITS_SIDE);
    await expectIntroduction(page, path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(book, `the end of ${path}`).toBeInViewport({ ratio: 1 });
  }
});

test.describe('the film of the about page', () => {
  test.use({ connection: FAST_CONNECTION });

  test('fills the screen, and its controls are free once it plays', async ({ page }) => {
    await page.goto('/about');
    const film = page.getByRole('main').locator('video');
    const name = page.getByRole('heading', { level: 1 });
    const heights = () => page.evaluate(() => [document.querySelector('.film')?.clientHeight, innerHeight]);
    const [before, window] = await heights();
    expect(before).toBe(window);
    await expect(name).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Play film' }).click();
    await expect(film).toBeVisible();
    const bottom = await film.evaluate((one) => one.getBoundingClientRect().bottom);
    expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  });
});
