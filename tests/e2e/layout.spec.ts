import { PHONE, PHONE_ON_ITS_SIDE } from '../support/devices.ts';
import { KINDS } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { setTextSize } from '../support/textSize.ts';

const SCREENS = [PHONE.viewport, PHONE_ON_ITS_SIDE, { width: 1440, height: 900 }];

for (const { path } of KINDS) {
  test(`${path} introduces itself in its first screen, and Book stays in view`, async ({ page }) => {
    await page.goto(path);
    const book = page.getByRole('banner').getByRole('link', { name: 'Book', exact: true });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const part of await page.locator('h1, h1 ~ .lead').all())
        await expect(part).toBeInViewport({ ratio: 1 });
      for (const film of await page.locator('.stage-film').all())
        await expect(film).toBeInViewport({ ratio: 0.5 });
      for (const share of [0.5, 1, 0]) {
        await page.evaluate(
          (part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }),
          share,
        );
        await expect(book, `scrolled by ${share}`).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('from 320 to 425 px the logo is smaller and the team stands in one column', async ({ page }) => {
  await page.goto('/about');
  const look = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    return page.evaluate(() => {
      const logo = document.querySelector('header > a[href="/"]') ?? document.body;
      const portraits = [...document.querySelectorAll('main li:has(> picture)')];
      return {
        logo: Number.parseFloat(getComputedStyle(logo).fontSize),
        columns: new Set(portraits.map((one) => Math.round(one.getBoundingClientRect().left))).size,
      };
    });
  };
  const [narrow, phone, wider] = [await look(320), await look(425), await look(426)];
  expect([narrow.columns, phone.columns]).toEqual([1, 1]);
  expect(wider.columns).toBeGreaterThan(1);
  expect(wider.logo).toBeGreaterThan(phone.logo);
});

test('the contact form is in a narrow container', async ({ page }) => {
  await page.goto('/contact');
  expect((await page.locator('main form').boundingBox())?.width).toBeLessThanOrEqual(700);
});

test('the first Tab stop is a link that skips the navigation', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an activity card grows to 1.05 under the mouse and shrinks to 0.95 when pressed; with reduced motion nothing is animated', async ({
  page,
}) => {
  await page.goto('/activities');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cold Exposure' });
  await card.getByRole('heading').hover();
  await expect(card).toHaveCSS('scale', '1.05');
  await page.mouse.down();
  await expect(card).toHaveCSS('scale', '0.95');
  await page.mouse.up();
  await page.mouse.move(5, 5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await card.getByRole('heading').hover();
  const running = await page.evaluate(
    () =>
      document
        .getAnimations()
        // Scroll-driven animations do not move by themselves.
        .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
        .length,
  );
  expect(running).toBe(0);
});

test('with text at 200%, the header takes at most a quarter of a small screen and never covers the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setTextSize(page, 32);
  await page.goto('/');
  const header = page.getByRole('banner');
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(160);
  await page.locator('footer a').last().focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const overlap = await page.evaluate(() => {
      const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
      const top = document.activeElement?.getBoundingClientRect().top ?? 0;
      return bottomOf(document.querySelector('header')) - top;
    });
    expect(overlap, `after ${step + 1} steps`).toBeLessThanOrEqual(0);
  }
});
