import { boxOf } from '../support/boxes.ts';
import { PHONE, TABLET } from '../support/devices.ts';
import { expect, FAST_CONNECTION, recordRequests, test, type Page } from '../support/test.ts';
import { waitForIdle, waitForPaint } from '../support/timing.ts';

const saver = (page: Page) => page.getByRole('switch', { name: 'Data saver' });

/** The kinds of page on which something could move by itself. */
const PATHS = ['/', '/about', '/6R-Programme', '/represent'];

/** Opens and scrolls these pages, and returns what was fetched or moved by itself. */
const unasked = async (page: Page): Promise<string[]> => {
  const found = recordRequests(page, /\.(mp4|(?<!\/saver\.)js)$/);
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

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is fetched and nothing moves by itself', async ({ page }) => {
    expect(await unasked(page)).toEqual([]);
  });
});

test('the site’s own data saver is off by default, and a choice is obeyed at once, moves nothing pressed and is remembered', async ({
  page,
}) => {
  await page.setViewportSize(TABLET.viewport);
  await page.goto('/contact');
  await expect(saver(page)).not.toBeChecked();
  await saver(page).scrollIntoViewIfNeeded();
  const { y } = await boxOf(saver(page));
  await saver(page).check();
  await expect(page.locator('#saver')).toHaveCount(1);
  expect(Math.abs((await boxOf(saver(page))).y - y)).toBeLessThan(2);
  expect(await unasked(page)).toEqual([]);
  await expect(saver(page)).toBeChecked();
  await saver(page).uncheck();
  await page.reload();
  await expect(saver(page)).not.toBeChecked();
});

test.describe('while data is saved, on a phone', () => {
  test.use({ ...PHONE, connection: { ...FAST_CONNECTION, saveData: true } });

  const controls = (page: Page) => page.getByRole('button', { name: /^Show .*\([1-9]\d* KB\)/ });
  const shown = (page: Page) => page.locator('img').filter({ visible: true });
  const loaded = (page: Page) =>
    page.evaluate(
      () =>
        [...document.images].filter((image) => image.naturalWidth && !image.currentSrc.startsWith('data'))
          .length,
    );
  const scroll = async (page: Page) => {
    for (const image of await shown(page).all()) {
      await image.scrollIntoViewIfNeeded();
      await waitForPaint(page);
    }
    await waitForIdle(page);
  };

  test('nothing is fetched and nothing moves by itself', async ({ page }) => {
    expect(await unasked(page)).toEqual([]);
  });

  for (const path of ['/', '/gallery', '/services', '/about'])
    test(`each picture of ${path} but the first waits until it is asked for, and can be had`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(controls(page).first()).toBeVisible();
      await scroll(page);
      const own = await loaded(page);
      expect(own).toBeLessThanOrEqual(1);
      for (const control of await controls(page).all())
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      // One by the keyboard, the others at once.
      await controls(page).first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => loaded(page)).toBe(own + 1);
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
      await controls(page).filter({ hasText: 'all' }).first().tap();
      await expect(controls(page)).toHaveCount(0);
      await scroll(page);
      await expect.poll(() => loaded(page)).toBeGreaterThanOrEqual(await shown(page).count());
    });

  test('a tile opens its picture; without the saver’s script, all come', async ({ page, browserErrors }) => {
    await page.goto('/gallery');
    await expect(controls(page).first()).toBeVisible();
    await page.locator('.tile >> nth=2').tap({ position: { x: 9, y: 9 } });
    await expect.poll(() => loaded(page)).toBe(2);
    browserErrors.expect(/ERR_FAILED/);
    await page.route('/saver.js', (route) => route.abort());
    await page.reload();
    await scroll(page);
    await expect.poll(() => loaded(page)).toBeGreaterThan(10);
  });
});
