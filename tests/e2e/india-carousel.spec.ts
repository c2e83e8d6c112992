import { expectHydrated, hydrate, island, islandLocator, recordScripts } from '../support/islands.ts';
import { PHONE } from '../support/devices.ts';
import { scrollToCentre, swipe } from '../support/touch.ts';
import { recordTransitions, waitForIdle } from '../support/timing.ts';
import { expect, FAST_CONNECTION, test, type Page } from '../support/test.ts';
import { AUTOPLAY_DELAY, SLIDE_SPEED } from './specification.ts';

test.use({ connection: FAST_CONNECTION });

const COUNT = 3;

const carousel = (page: Page) => islandLocator(page, island('ImageCarousel'));
const dot = (page: Page, index: number) =>
  carousel(page).locator(`[aria-label="Picture ${index + 1} of ${COUNT}"]`);
const picture = (page: Page, index: number) =>
  carousel(page).locator(`[aria-label="${index + 1} of ${COUNT}"] img`);
const control = (page: Page, name: 'Pause' | 'Play') =>
  carousel(page).getByRole('button', { name, exact: true });

const expectShown = async (page: Page, index: number) => {
  await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
  await expect(picture(page, index)).toBeInViewport({ ratio: 0.9 });
  await expect(picture(page, (index + 1) % COUNT)).not.toBeInViewport({ ratio: 0.1 });
};

/**
 * Waits until Swiper knows that its transition has ended, because only then does it wait for the next picture. The event
 * may come a frame after the animation has finished.
 */
const settled = (page: Page) =>
  expect(carousel(page).locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s');

/** Runs the page's stopped clock for a few frames, so that Swiper does what it deferred. */
const FRAMES = 100;

/** Scrolls the carousel into view with the page's clock stopped, and waits until it is hydrated. */
const come = async (page: Page) => {
  await page.goto('/');
  // Not before: with its own clock the page could not tell how quickly it has loaded.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await carousel(page).locator('> *').scrollIntoViewIfNeeded();
  await expectHydrated(page, island('ImageCarousel'));
  await expectShown(page, 0);
};

/** As if a visitor had looked at the first picture for a moment. */
const comeAndLook = async (page: Page) => {
  await come(page);
  await page.clock.runFor(FRAMES);
};

/** Presses a dot and waits for its picture. */
const choose = async (page: Page, index: number, press: () => Promise<void>) => {
  await press();
  await page.clock.runFor(FRAMES);
  await expectShown(page, index);
  await settled(page);
};

test(`the pictures advance every ${AUTOPLAY_DELAY} ms and wrap from the last to the first`, async ({
  page,
}) => {
  await come(page);
  for (const next of [1, 2, 0, 1]) {
    await page.clock.runFor(AUTOPLAY_DELAY - 1);
    await expect(dot(page, next)).toHaveAttribute('aria-current', 'false');
    await page.clock.runFor(2);
    await expectShown(page, next);
    await settled(page);
  }
});

test(`a picture changes in ${SLIDE_SPEED} ms`, async ({ page }) => {
  await come(page);
  const transitions = await recordTransitions(picture(page, 0));
  await page.clock.runFor(AUTOPLAY_DELAY + 1);
  await expect.poll(() => transitions.jsonValue()).toEqual([SLIDE_SPEED]);
});

test('“Coming Soon” is shown over the pictures', async ({ page }) => {
  await page.goto('/');
  const overlay = page.getByText('Coming Soon', { exact: true });
  await overlay.scrollIntoViewIfNeeded();
  await expect(overlay).toBeVisible();
  const [over, under] = [await overlay.boundingBox(), await picture(page, 0).boundingBox()];
  if (!over || !under) throw new Error('The overlay or the picture is missing.');
  expect(over.x).toBeGreaterThanOrEqual(under.x);
  expect(over.y).toBeGreaterThanOrEqual(under.y);
  expect(over.x + over.width).toBeLessThanOrEqual(under.x + under.width);
  expect(over.y + over.height).toBeLessThanOrEqual(under.y + under.height);
});

test('Pause stops the pictures, Play starts them again', async ({ page }) => {
  await comeAndLook(page);
  await control(page, 'Pause').click();
  await expect(control(page, 'Play')).toBeVisible();
  await page.clock.runFor(4 * AUTOPLAY_DELAY);
  await expectShown(page, 0);
  await control(page, 'Play').click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(AUTOPLAY_DELAY + 1);
  await expectShown(page, 1);
});

test('the pictures wait while the mouse is on them', async ({ page }) => {
  await comeAndLook(page);
  await picture(page, 0).hover();
  await page.clock.runFor(3 * AUTOPLAY_DELAY);
  await expectShown(page, 0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(AUTOPLAY_DELAY + 1);
  await expectShown(page, 1);
});

test('each dot shows its picture, by mouse and by keyboard', async ({ page }) => {
  await comeAndLook(page);
  await choose(page, 2, () => dot(page, 2).click());
  await choose(page, 1, () => dot(page, 1).press('Enter'));
  await choose(page, 0, () => dot(page, 0).press('Space'));
});

test('the pictures can be focused, and arrow keys move through them both ways', async ({ page }) => {
  await comeAndLook(page);
  const pictures = carousel(page).locator('.swiper');
  await choose(page, 1, () => pictures.press('ArrowRight'));
  await choose(page, 0, () => pictures.press('ArrowLeft'));
  await choose(page, COUNT - 1, () => pictures.press('ArrowLeft'));
  await expect(pictures).toBeFocused();
});

test('the pictures keep moving after a dot is pressed, even the current one', async ({ page }) => {
  await comeAndLook(page);
  await choose(page, 0, () => dot(page, 0).click());
  await page.mouse.move(5, 5);
  await page.clock.runFor(AUTOPLAY_DELAY + 1);
  await expectShown(page, 1);
});

test.describe('by touch', () => {
  test.use(PHONE);

  test('swipes move through the pictures and wrap both ways', async ({ page }) => {
    await comeAndLook(page);
    await scrollToCentre(picture(page, 0));
    const box = await picture(page, 0).boundingBox();
    if (!box) throw new Error('The picture is missing.');
    const y = box.y + box.height * 0.7;
    await swipe(page, { x: 60, y }, { x: 240 });
    await expectShown(page, COUNT - 1);
    await settled(page);
    await swipe(page, { x: 300, y }, { x: -240 });
    await expectShown(page, 0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is fetched and nothing moves until the visitor acts', async ({ page }) => {
    const scripts = recordScripts(page);
    await page.goto('/');
    await carousel(page).locator('> *').scrollIntoViewIfNeeded();
    await waitForIdle(page);
    expect(scripts).toEqual([]);
    await page.clock.install();
    await hydrate(page, 'ImageCarousel');
    await expect(control(page, 'Play')).toBeVisible();
    await page.clock.runFor(3 * AUTOPLAY_DELAY);
    await expectShown(page, 0);
  });

  test('Play still starts the pictures', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrate(page, 'ImageCarousel');
    await control(page, 'Play').click();
    await expect(control(page, 'Pause')).toBeVisible();
    await page.mouse.move(5, 5);
    for (const next of [1, 2, 0]) {
      await page.clock.runFor(AUTOPLAY_DELAY + FRAMES);
      await expectShown(page, next);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dots are links to the pictures', async ({ page }) => {
    await page.goto('/');
    await dot(page, 2).click();
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();
  });
});
