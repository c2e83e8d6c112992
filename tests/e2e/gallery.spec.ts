import { boxOf, isWithin } from '../support/boxes.ts';
import { PHONE, PHONE_ON_ITS_SIDE } from '../support/devices.ts';
import { expect, test, type Page } from '../support/test.ts';
import { waitForPaint } from '../support/timing.ts';
import { swipe } from '../support/touch.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photograph' });
const COUNT = 15;

/** Expects the large view of a picture, counted from 1. */
const expectShown = async (page: Page, number: number) => {
  const words = await tiles(page)
    .nth(number - 1)
    .getByRole('img')
    .getAttribute('alt');
  await expect(dialog(page)).toContainText(`${number} of ${COUNT}${words}`);
  await expect(dialog(page).getByRole('img', { name: words ?? '' })).toBeInViewport({ ratio: 1 });
};

test.beforeEach(({ page }) => page.goto('/gallery'));

test('the hero shows its welcome over the banner picture, 70vh high', async ({ page }) => {
  const text = page.getByRole('heading', { level: 1 });
  const hero = page.locator('section').filter({ has: text });
  const picture = await boxOf(hero.getByRole('img'));
  expect(picture.height).toBeCloseTo(0.7 * 720, 0);
  expect(isWithin(await boxOf(text), picture)).toBe(true);
});

test('the grid has 1, 2 or 3 columns, the specified width and height', async ({ page }) => {
  for (const [width, columns] of [
    [320, 1],
    [599, 1],
    [600, 2],
    [899, 2],
    [900, 3],
    [1440, 3],
    [3000, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await tiles(page).evaluateAll((all) =>
      all.slice(0, 9).map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    const where = `at ${width} px`;
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size, where).toBe(columns);
    expect(new Set(boxes.map(({ height }) => height)), where).toEqual(new Set([200]));
    const span = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.abs(span - Math.min(0.8 * room, 2000)), where).toBeLessThanOrEqual(1);
  }
});

test('a picture zooms to 1.1 over 0.3 s, its tile shrinks to 0.9 when pressed', async ({ page }) => {
  const tile = tiles(page).first();
  const image = tile.getByRole('img');
  await expect(image).toHaveCSS('object-fit', 'cover');
  await expect(image).toHaveCSS('transition-duration', '0.3s');
  await tile.hover();
  await expect(image).toHaveCSS('scale', '1.1');
  await page.mouse.down();
  await expect(tile).toHaveCSS('scale', '0.9');
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(image).toHaveCSS('scale', /^(1|none)$/);
});

test('a tile opens its picture; arrow keys wrap; Escape returns the focus', async ({ page }) => {
  await tiles(page).first().click();
  const { y } = await boxOf(tiles(page).first());
  await expectShown(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, COUNT);
  await expect(dialog(page).getByRole('button', { name: 'Previous' })).toBeFocused();
  await page.mouse.wheel(0, 2000);
  await waitForPaint(page);
  expect((await boxOf(tiles(page).first())).y).toBe(y);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(tiles(page).nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectShown(page, 3);
});

test('the large picture fits above its caption and buttons, or beside them', async ({ page }) => {
  for (const { width, height } of [
    { width: 320, height: 568 },
    PHONE_ON_ITS_SIDE,
    { width: 1440, height: 900 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize({ width, height });
    // A tile shows the upper part of this one.
    await tiles(page).nth(6).press('Enter');
    await expectShown(page, 7);
    await expect.soft(dialog(page).getByRole('img')).toHaveCSS('object-position', /^50% (50|100)%$/);
    const image = await boxOf(dialog(page).getByRole('img'));
    const words = await boxOf(dialog(page).getByText(`7 of ${COUNT}`));
    const button = await boxOf(dialog(page).getByRole('button', { name: 'Close' }));
    const where = `at ${width} x ${height}`;
    expect.soft(image.height, where).toBeGreaterThan(height / 2);
    const [end, start] = height < 480 ? (['right', 'x'] as const) : (['bottom', 'y'] as const);
    expect.soft(image[end], where).toBeLessThanOrEqual(Math.min(words[start], button[start]));
    expect.soft(Math.max(words.bottom, button.bottom), where).toBeLessThanOrEqual(height);
    await expect.soft(dialog(page).getByRole('img')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.keyboard.press('Escape');
  }
});

test.describe('by touch', () => {
  test.use(PHONE);

  test('a tap opens the picture; its buttons lead on, back and out; a swipe leads on', async ({ page }) => {
    await tiles(page).nth(12).tap();
    await expectShown(page, 13);
    await expect(dialog(page).locator('figcaption')).toHaveAttribute('aria-live', 'polite');
    await dialog(page).getByRole('button', { name: 'Next' }).tap();
    await expectShown(page, 14);
    await dialog(page).getByRole('button', { name: 'Previous' }).tap();
    await expectShown(page, 13);
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toBeHidden();
    await tiles(page).nth(12).tap();
    await expectShown(page, 13);
    await swipe(page, { x: 250, y: 300 }, { x: 20 });
    await swipe(page, { x: 250, y: 300 }, { x: -150 });
    await expectShown(page, 14);
  });
});
