import { island, islandRoot } from '../support/islands.ts';
import { waitForPaint, waitForIdle } from '../support/timing.ts';
import { KINDS, ROUTES, type Route } from '../support/routes.ts';
import { expect, FAST_CONNECTION, test, type Page } from '../support/test.ts';

test.use({ connection: FAST_CONNECTION });

/** The films and scripts that the home page fetches by itself while it is scrolled. */
const unasked = async (page: Page): Promise<string[]> => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|js)$/.test(new URL(request.url()).pathname)) fetched.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  await islandRoot(page, island('ImageCarousel')).scrollIntoViewIfNeeded();
  await expect(page.getByText('Coming Soon', { exact: true })).toBeInViewport();
  // Intersections are reported within two frames.
  await waitForPaint(page);
  await waitForIdle(page);
  return fetched;
};

const rules = (page: Page) => page.locator('script[type=speculationrules]');

for (const { name, connection } of [
  { name: 'Save-Data', connection: { saveData: true, effectiveType: '4g' } },
  { name: '3g', connection: { saveData: false, effectiveType: '3g' } },
  { name: '2g', connection: { saveData: false, effectiveType: '2g' } },
  { name: 'slow 2g', connection: { saveData: false, effectiveType: 'slow-2g' } },
]) {
  test.describe(`with ${name}`, () => {
    test.use({ connection });

    test('no film, script or prefetch loads by itself', async ({ page }) => {
      expect(await unasked(page)).toEqual([]);
      await expect(rules(page)).toHaveCount(0);
    });
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no film or script loads by itself', async ({ page }) => {
    expect(await unasked(page)).toEqual([]);
  });

  test('the film still plays on request', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /Play film/ }).click();
    await expect(page.getByRole('button', { name: 'Pause film' })).toBeVisible();
  });
});

test.describe('with the site’s own data saver', () => {
  test('it is off by default, and a choice is remembered and obeyed', async ({ page }) => {
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

/** Opens pages, scrolls each to its end, and returns what loaded or moved by itself. */
const unaskedOn = async (page: Page, routes: readonly Route[]): Promise<string[]> => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const purpose = request.headers()['sec-purpose'] ?? '';
    if (/\.(mp4|js)$/.test(pathname) || purpose.includes('prefetch')) found.push(pathname);
  });
  await page.mouse.move(5, 400);
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: 'load' });
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('contentinfo').getByText('©')).toBeInViewport();
    const moving = await page
      .locator('video, .images-playing')
      .evaluateAll((all) => all.filter((one) => !(one instanceof HTMLVideoElement) || !one.paused).length);
    if (moving + (await rules(page).count()) > 0) found.push(`something moves or is prefetched on ${path}`);
  }
  return found;
};

/** The kinds of pages that have what could move by itself. */
const MOVING = KINDS.filter(({ path }) => ['/', '/about', '/6R-Programme', '/represent'].includes(path));

// Pages share their code, so only Save-Data opens every page. `noscript` does so without JavaScript.
for (const { name, options, saver = false, routes = MOVING } of [
  { name: 'Save-Data', options: { connection: { saveData: true, effectiveType: '4g' } }, routes: ROUTES },
  { name: '3g', options: { connection: { saveData: false, effectiveType: '3g' } } },
  { name: 'the site’s data saver', options: {}, saver: true },
]) {
  test.describe(`with ${name}`, () => {
    test.use(options);

    test(`nothing loads or moves by itself on ${routes === ROUTES ? 'any page' : 'a page with a film'}`, async ({
      page,
    }) => {
      if (saver) {
        await page.goto('/contact');
        await page.getByRole('switch', { name: 'Data saver' }).check();
      }
      expect(await unaskedOn(page, routes)).toEqual([]);
    });
  });
}
