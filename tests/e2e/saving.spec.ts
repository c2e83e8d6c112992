import { island, locate } from '../fixtures/islands.ts';
import { drawn, quiet } from '../fixtures/quiet.ts';
import { ROUTES } from '../fixtures/routes.ts';
import { expect, ROOMY, test, type Page } from '../fixtures/test.ts';

test.use({ connection: ROOMY });

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
  await drawn(page);
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

/** Opens every page, scrolls each to its end, and says what came or moved that nobody asked for. */
const unaskedAnywhere = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const purpose = request.headers()['sec-purpose'] ?? '';
    if (/\.(mp4|js)$/.test(pathname) || purpose.includes('prefetch')) found.push(pathname);
  });
  await page.mouse.move(5, 400);
  for (const { path } of ROUTES) {
    await page.goto(path, { waitUntil: 'load' });
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('contentinfo').getByText('©')).toBeInViewport();
    const moving = await page
      .locator('video, .playing')
      .evaluateAll((all) => all.filter((one) => !(one instanceof HTMLVideoElement) || !one.paused).length);
    if (moving + (await rules(page).count()) > 0) found.push(`something moves or is prefetched on ${path}`);
  }
  return found;
};

for (const { name, options, saver = false } of [
  { name: 'Save-Data', options: { connection: { saveData: true, effectiveType: '4g' } } },
  { name: '3g', options: { connection: { saveData: false, effectiveType: '3g' } } },
  { name: 'the data saver of the site', options: {}, saver: true },
  { name: 'scripting off', options: { javaScriptEnabled: false } },
]) {
  test.describe(`under ${name}`, () => {
    test.use(options);

    test('nothing comes or moves by itself on any page', async ({ page }) => {
      if (saver) {
        await page.goto('/contact');
        await page.getByRole('switch', { name: 'Data saver' }).check();
      }
      expect(await unaskedAnywhere(page)).toEqual([]);
    });
  });
}
