import { island, locate } from '../fixtures/islands.ts';
import { quiet } from '../fixtures/quiet.ts';
import { expect, test, type Page } from '../fixtures/test.ts';

/** What the page fetches by itself that nobody asked for, after it was scrolled through. */
const unasked = async (page: Page): Promise<string[]> => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|js)$/.test(new URL(request.url()).pathname)) fetched.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  await locate(page, island('ImageCarousel')).locator('> *').scrollIntoViewIfNeeded();
  await expect(page.getByText('Coming Soon', { exact: true })).toBeInViewport();
  // Two frames: intersections have been reported by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await quiet(page);
  return fetched;
};

const rules = (page: Page) => page.locator('script[type=speculationrules]');

for (const { name, connection } of [
  { name: 'Save-Data', connection: { saveData: true, effectiveType: '4g' } },
  { name: '3g', connection: { saveData: false, effectiveType: '3g' } },
  { name: '2g', connection: { saveData: false, effectiveType: '2g' } },
  { name: 'slow 2g', connection: { saveData: false, effectiveType: 'slow-2g' } },
]) {
  test.describe(`under ${name}`, () => {
    test.use({ connection });

    test('no film, no script, no prefetch comes by itself', async ({ page }) => {
      expect(await unasked(page)).toEqual([]);
      await expect(rules(page)).toHaveCount(0);
    });
  });
}

test.describe('with less motion wished for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no film and no script comes by itself', async ({ page }) => {
    expect(await unasked(page)).toEqual([]);
  });

  test('the film still plays when asked for', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Play film/ }).click();
    await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
  });
});

test.describe('with the data saver of the site', () => {
  test('it is off at first, and a choice is remembered and obeyed', async ({ page }) => {
    await page.goto('/contact');
    const saver = page.getByRole('switch', { name: 'Data saver' });
    await expect(saver).toBeEnabled();
    await expect(saver).not.toBeChecked();
    await expect(rules(page)).toHaveCount(1);
    await saver.check();
    await expect(rules(page)).toHaveCount(0);
    expect(await unasked(page)).toEqual([]);
    await expect(rules(page)).toHaveCount(0);
    await expect(saver).toBeChecked();
    await saver.uncheck();
    await page.reload();
    await expect(saver).not.toBeChecked();
    await expect(rules(page)).toHaveCount(1);
  });
});
