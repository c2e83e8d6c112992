import { PHONE } from '../support/devices.ts';
import { expect, test, type Page } from '../support/test.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photograph' });
const COUNT = 15;

test('the hero shows its welcome over the banner picture, 70vh high', async ({ page }) => {
  await page.goto('/gallery');
  const heading = page.getByRole('heading', { level: 1 });
  const hero = page.locator('section').filter({ has: heading });
  await expect(hero).toContainText('Welcome');
  await expect(hero).toContainText('explore images of inner peace and mindful living');
  const picture = await hero.getByRole('img').boundingBox();
  const text = await heading.boundingBox();
  if (!picture || !text) throw new Error('The hero is incomplete.');
  expect(picture.height).toBeCloseTo(0.7 * 720, 0);
  expect(text.y).toBeGreaterThan(picture.y);
  expect(text.y + text.height).toBeLessThan(picture.y + picture.height);
});

for (const { place, count } of [
  { place: 'Meganisi, Greece', count: 9 },
  { place: 'Anjarle, India', count: 6 },
]) {
  test(`${place} has ${count} pictures, each with its own alternative text`, async ({ page }) => {
    await page.goto('/gallery');
    const grid = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: place, exact: true }) });
    const texts = await grid.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
    expect(texts).toHaveLength(count);
    expect(new Set(texts).size).toBe(count);
    expect(texts).not.toContain('');
  });
}

for (const { width, columns } of [
  { width: 320, columns: 1 },
  { width: 599, columns: 1 },
  { width: 600, columns: 2 },
  { width: 899, columns: 2 },
  { width: 900, columns: 3 },
  { width: 1440, columns: 3 },
]) {
  test(`the grid has ${columns} columns at ${width} px and is 80% wide, its tiles 200 px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/gallery');
    const boxes = await tiles(page).evaluateAll((all) =>
      all.slice(0, 9).map((one) => {
        const { left, right, height } = one.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right), height };
      }),
    );
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
    expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([200]));
    const span = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.abs(span - room * 0.8)).toBeLessThanOrEqual(1);
  });
}

test('the gallery is never wider than 2000 px', async ({ page }) => {
  await page.setViewportSize({ width: 3000, height: 900 });
  await page.goto('/gallery');
  const widths = await page
    .locator('section')
    .filter({ has: page.getByRole('list') })
    .locator('> :is(h2, ul)')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths).toEqual([2000, 2000, 2000, 2000]);
});

test('a picture zooms to 1.1 over 0.3 s under the mouse, its tile shrinks to 0.9 when pressed', async ({
  page,
}) => {
  await page.goto('/gallery');
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

test('a tile opens its picture in the lightbox; Escape closes it and returns the focus', async ({ page }) => {
  await page.goto('/gallery');
  const tile = tiles(page).nth(2);
  const words = (await tile.getByRole('img').getAttribute('alt')) ?? '';
  await tile.click();
  const image = dialog(page).getByRole('img');
  await expect(image).toBeVisible();
  await expect(image).toHaveAttribute('alt', words);
  await expect(dialog(page)).toContainText(`${words} (3 of ${COUNT})`);
  expect((await image.boundingBox())?.width).toBeGreaterThan(((await tile.boundingBox())?.width ?? 0) * 2);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(tile).toBeFocused();
});

test('the large picture covers neither caption nor buttons, and shows no placeholder beside it', async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [740, 360],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/gallery');
    await tiles(page).nth(1).press('Enter');
    const image = await dialog(page).getByRole('img').boundingBox();
    const words = await dialog(page).getByText(`(2 of ${COUNT})`).boundingBox();
    const button = await dialog(page).getByRole('button', { name: 'Close' }).boundingBox();
    if (!image || !words || !button) throw new Error('The large view is incomplete.');
    const where = `at ${width} x ${height}`;
    expect.soft(image.height, where).toBeGreaterThan(height / 2);
    // Firefox rounds fractions otherwise.
    expect.soft(Math.round(image.y + image.height), where).toBeLessThanOrEqual(Math.round(words.y));
    expect.soft(Math.round(words.y + words.height), where).toBeLessThanOrEqual(Math.round(button.y));
    expect.soft(button.y + button.height, where).toBeLessThanOrEqual(height);
    await expect.soft(dialog(page).getByRole('img')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('the keyboard opens a picture, moves through all of them and wraps both ways', async ({ page }) => {
  await page.goto('/gallery');
  await tiles(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(`(1 of ${COUNT})`);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page)).toContainText(`(${COUNT} of ${COUNT})`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toContainText(`(2 of ${COUNT})`);
  await page.keyboard.press('Escape');
  await expect(tiles(page).nth(1)).toBeFocused();
});

test('the lightbox’s buttons move between pictures and close it', async ({ page }) => {
  await page.goto('/gallery');
  await tiles(page).first().click();
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page)).toContainText(`(2 of ${COUNT})`);
  await dialog(page).getByRole('button', { name: 'Previous' }).click();
  await expect(dialog(page)).toContainText(`(1 of ${COUNT})`);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('a click with a modifier key opens the picture in a new tab', async ({ page, context }) => {
  await page.goto('/gallery');
  const opened = context.waitForEvent('page');
  await tiles(page)
    .first()
    .click({ modifiers: ['Control'] });
  await (await opened).close();
  await expect(dialog(page)).toBeHidden();
});

test.describe('by touch', () => {
  test.use(PHONE);

  test('a tap opens the picture in the lightbox', async ({ page }) => {
    await page.goto('/gallery');
    await tiles(page).nth(12).tap();
    await expect(dialog(page)).toContainText(`(13 of ${COUNT})`);
    await expect(dialog(page).getByRole('img')).toBeInViewport({ ratio: 1 });
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a tile links to its picture', async ({ page }) => {
    await page.goto('/gallery');
    const address = (await tiles(page).first().getAttribute('href')) ?? '';
    const response = await page.request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/webp');
  });
});
