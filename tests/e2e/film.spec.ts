import { boxOf } from '../support/boxes.ts';
import { test } from '../support/server.ts';
import { expect, recordRequests, type Page } from '../support/test.ts';
import { waitForIdle } from '../support/timing.ts';

const film = (page: Page) => page.locator('main video');
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /(Play|Pause) film/ });

/** Records the films that the page fetches from now on. */
const recordFilms = (page: Page) => recordRequests(page, /\.mp4/);

const expectPlaying = async (page: Page, playing = true) => {
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.readyState > 2))
    .toBe(playing);
  await expect(button(page)).toHaveText(playing ? 'Pause film' : /^Play film/);
};

const scrollPast = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
const scrollBack = (page: Page) => page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();

test('the home film starts by itself once the page has loaded, in one rendition', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('play', () => (document.documentElement.dataset['played'] = document.readyState), true);
  });
  const films = recordFilms(page);
  await page.goto('/');
  await expectPlaying(page);
  await expect(page.locator('html')).toHaveAttribute('data-played', 'complete');
  expect(new Set(films).size).toBe(1);
});

test.describe('on a slow link that the browser calls 4g', () => {
  const measured = { latency: 400, kbit: 400 };
  test.use({ connection: { saveData: false, effectiveType: '4g', measured } });

  test('the home film waits for its button, which names its size', async ({ page }) => {
    const films = recordFilms(page);
    await page.goto('/');
    await waitForIdle(page);
    expect(films).toEqual([]);
    await expect(button(page)).toHaveText(/^Play film, .* MB$/);
    const named = await button(page).innerText();
    await button(page).click();
    await expectPlaying(page);
    const taken = await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
    await expect(film(page).locator(`source[data-play="${named}"] >> nth=0`)).toHaveJSProperty('src', taken);
  });
});

test('the home film rests out of view; paused, it stays so on the next visit', async ({ page }) => {
  await page.goto('/');
  await expectPlaying(page);
  await scrollPast(page);
  await expect(film(page)).toHaveJSProperty('paused', true);
  await scrollBack(page);
  await expectPlaying(page);
  await button(page).click();
  await expectPlaying(page, false);
  const films = recordFilms(page);
  await page.reload();
  await waitForIdle(page);
  await expectPlaying(page, false);
  expect(films).toEqual([]);
  await button(page).click();
  await expectPlaying(page);
  await page.reload();
  await expectPlaying(page);
});

for (const { path, width, rendition } of [
  { path: '/about', width: 360, rendition: 'phone' },
  { path: '/represent', width: 1440, rendition: 'desktop' },
]) {
  test(`the film of ${path} waits for a click, then plays its ${rendition} rendition`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const films = recordFilms(page);
    await page.goto(path);
    await waitForIdle(page);
    expect(films).toEqual([]);
    await button(page).click();
    await expect(button(page)).toHaveText('Pause film');
    await expect(button(page)).toBeFocused();
    await expect
      .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    for (const address of films) expect(address).toContain(`.${rendition}.`);
    await button(page).click();
    await expectPlaying(page, false);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await button(page).click();
    await page.getByRole('button', { name: 'Show controls' }).click();
    await expect(film(page)).toBeFocused();
    await expect(film(page)).toHaveJSProperty('controls', true);
    await expect(button(page)).toBeHidden();
  });
}

test('the film of About fills the screen, its start moves nothing, and nothing covers its controls', async ({
  page,
}) => {
  await page.goto('/about');
  const box = await boxOf(page.locator('.film'));
  expect([box.x, box.y, box.width]).toEqual([0, (await boxOf(page.getByRole('banner'))).bottom, 1280]);
  expect(Math.abs(box.bottom - 720)).toBeLessThanOrEqual(1);
  const name = () => boxOf(page.getByRole('heading', { level: 1 }));
  const before = await name();
  await button(page).click();
  await expect(film(page)).toBeVisible();
  expect(await name()).toEqual(before);
  await page.getByRole('button', { name: 'Show controls' }).click();
  expect((await name()).y).toBeGreaterThanOrEqual((await boxOf(film(page))).bottom);
});

test('a film that is slow to come plays, even if the visitor has scrolled past it and back', async ({
  page,
  link,
}) => {
  link.films = 'slow';
  await page.goto(`${link.url}/about`);
  await button(page).click();
  await scrollPast(page);
  await expect(film(page)).toHaveJSProperty('paused', true);
  await scrollBack(page);
  await expectPlaying(page);
});

for (const fault of ['missing', 'gone'] as const) {
  test(`a film that is ${fault} gives its button back, which works once the film can come`, async ({
    page,
    link,
    browserErrors,
  }) => {
    browserErrors.expect(/Failed to load resource/);
    for (const path of ['/about', '/']) {
      link.films = fault;
      await page.goto(link.url + path);
      if (path === '/about') await button(page).click();
      await expect.poll(() => link.asked.some((asked) => asked.endsWith('.mp4'))).toBe(true);
      await expectPlaying(page, false);
      link.films = 'good';
      link.asked.length = 0;
      await button(page).click();
      await expectPlaying(page);
    }
  });
}

test('if the browser refuses to play, the button offers it again', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/about');
  await button(page).click();
  await expectPlaying(page, false);
});
