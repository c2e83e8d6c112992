import { stagePath } from '../support/routes.ts';
import { throttle, waitForIdle } from '../support/timing.ts';
import { expect, FAST_CONNECTION, test, type Page } from '../support/test.ts';

test.use({ connection: FAST_CONNECTION });

const film = (page: Page) => page.getByRole('main').locator('video');
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /(Play|Pause) film/ });

/** Records the addresses of the films that the page fetches from now on. */
const recordFilms = (page: Page): string[] => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) fetched.push(request.url());
  });
  return fetched;
};

const playing = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.readyState > 2);

test('the home film starts by itself, muted and looping, once the page has loaded', async ({ page }) => {
  const films = recordFilms(page);
  await page.goto('/');
  await expect.poll(() => playing(page)).toBe(true);
  const [loaded, requested] = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fetched = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.mp4'));
    return [visit?.loadEventStart ?? 0, fetched?.startTime ?? 0];
  });
  expect(loaded).toBeGreaterThan(0);
  expect(requested, 'the film is requested after the page has loaded').toBeGreaterThanOrEqual(loaded);
  await expect(film(page)).toHaveJSProperty('muted', true);
  await expect(film(page)).toHaveJSProperty('loop', true);
  expect(new Set(films).size).toBe(1);
});

test.describe('on a connection that is measured', () => {
  test.use({ connection: { saveData: false, effectiveType: '4g' } });

  for (const { name, latency, kbit, plays } of [
    { name: '400 kbit/s and 400 ms', latency: 400, kbit: 400, plays: false },
    { name: '1.6 Mbit/s and 150 ms', latency: 150, kbit: 1600, plays: false },
    { name: '10 Mbit/s and 50 ms', latency: 50, kbit: 10_000, plays: true },
  ]) {
    test(`on ${name}, which the browser calls 4g, the home film ${plays ? 'starts' : 'waits for its button'}`, async ({
      page,
    }) => {
      await throttle(page, { latency, kbit });
      const films = recordFilms(page);
      await page.goto('/');
      if (plays) await expect.poll(() => playing(page)).toBe(true);
      else {
        await waitForIdle(page);
        expect(films).toEqual([]);
        await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
        await button(page).click();
        await expect.poll(() => films.length).toBeGreaterThan(0);
      }
    });
  }
});

test('the home film can be paused, and stays paused on the next visit', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => playing(page)).toBe(true);
  await button(page).click();
  await expect(button(page)).toHaveText('Play film');
  expect(await playing(page)).toBe(false);
  const films = recordFilms(page);
  await page.reload();
  await expect(button(page)).toHaveText('Play film');
  expect(films).toEqual([]);
  await button(page).click();
  await expect.poll(() => playing(page)).toBe(true);
  await page.reload();
  await expect.poll(() => playing(page)).toBe(true);
});

test('the home film pauses while it is out of view', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => playing(page)).toBe(true);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => playing(page)).toBe(false);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect.poll(() => playing(page)).toBe(true);
  await expect(button(page)).toHaveText('Pause film');
});

// The six stages share a template.
for (const path of ['/about', '/6R-Programme', stagePath('Represent')]) {
  test(`the film of ${path} waits for a click, then loops muted, with controls`, async ({ page }) => {
    const films = recordFilms(page);
    await page.goto(path);
    await expect(film(page)).toHaveCount(1);
    await expect(film(page)).toHaveAttribute('controls');
    await expect(film(page)).toHaveJSProperty('loop', true);
    await expect(film(page)).toHaveJSProperty('muted', true);
    expect(films).toEqual([]);
    await button(page).click();
    await expect.poll(() => playing(page)).toBe(true);
    await expect(film(page)).toBeVisible();
    await expect(button(page)).toBeHidden();
    await expect(film(page)).toBeFocused();
  });
}

test('the film on the About page fills the screen', async ({ page }) => {
  await page.goto('/about');
  const box = await film(page).boundingBox();
  expect(box?.width).toBe(1280);
  expect(box?.height).toBeGreaterThanOrEqual(0.75 * 720);
});

for (const { width, rendition } of [
  { width: 360, rendition: 'phone' },
  { width: 1440, rendition: 'desktop' },
]) {
  test(`at ${width} px the ${rendition} rendition is fetched`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const films = recordFilms(page);
    await page.goto('/restore');
    await button(page).click();
    await expect.poll(() => films.length).toBeGreaterThan(0);
    for (const address of films) expect(address).toContain(`.${rendition}.`);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the film, and nothing covers its poster', async ({ page }) => {
    await page.goto('/restore');
    await expect(film(page)).toBeHidden();
    const link = page.getByRole('main').getByRole('link', { name: /Play film/ });
    const response = await page.request.head((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('video/mp4');
  });
});
