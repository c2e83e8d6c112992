import { expect, FAST_CONNECTION, test, type Page } from '../support/test.ts';
import { waitForIdle, waitForPaint } from '../support/timing.ts';

const rules = (page: Page) => page.locator('script[type=speculationrules]');
const saver = (page: Page) => page.getByRole('switch', { name: 'Data saver' });

/** The kinds of page on which something could move by itself. */
const PATHS = ['/', '/about', '/6R-Programme', '/represent'];

/** Opens and scrolls these pages, and returns what was fetched or moved by itself. */
const unasked = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const prefetched = request.headers()['sec-purpose']?.includes('prefetch') ?? false;
    if (/\.(mp4|js)$/.test(pathname) || prefetched) found.push(pathname);
  });
  await page.mouse.move(5, 400);
  for (const path of PATHS) {
    await page.goto(path);
    const pictures = page.locator('.images');
    if (await pictures.count()) await pictures.scrollIntoViewIfNeeded();
    else await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // Intersections are reported within two frames.
    await waitForPaint(page);
    await waitForIdle(page);
    const moving = await page
      .locator('video, .images-playing')
      .evaluateAll((all) => all.filter((one) => !(one instanceof HTMLVideoElement) || !one.paused).length);
    if (moving > 0) found.push(`something moves on ${path}`);
  }
  return found;
};

for (const [name, connection, reducedMotion] of [
  ['Save-Data', { ...FAST_CONNECTION, saveData: true }, 'no-preference'],
  ['reduced motion', FAST_CONNECTION, 'reduce'],
] as const) {
  test.describe(`with ${name}`, () => {
    test.use({ connection, contextOptions: { reducedMotion } });

    test('nothing is fetched and nothing moves by itself; a film plays on request', async ({ page }) => {
      expect(await unasked(page)).toEqual([]);
      await expect(rules(page)).toHaveCount(connection === FAST_CONNECTION ? 1 : 0);
      await page.goto('/');
      await page.getByRole('button', { name: /Play film/ }).click();
      await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
    });
  });
}

test('the site’s own data saver is off by default, and a choice is obeyed at once and remembered', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(saver(page)).not.toBeChecked();
  await expect(rules(page)).toHaveCount(1);
  await saver(page).check();
  await expect(rules(page)).toHaveCount(0);
  expect(await unasked(page)).toEqual([]);
  await expect(rules(page)).toHaveCount(0);
  await expect(saver(page)).toBeChecked();
  await saver(page).uncheck();
  await page.reload();
  await expect(saver(page)).not.toBeChecked();
  await expect(rules(page)).toHaveCount(1);
});
