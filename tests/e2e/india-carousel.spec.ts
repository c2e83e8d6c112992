import { boxOf } from '../support/boxes.ts';
import { PHONE } from '../support/devices.ts';
import { expectHydrated, hydrate, islandLocator } from '../support/islands.ts';
import { expect, test, type Page } from '../support/test.ts';
import { recordTransitions } from '../support/timing.ts';
import { scrollToCentre, swipe } from '../support/touch.ts';
import { AUTOPLAY_DELAY, SLIDE_SPEED } from './specification.ts';

const COUNT = 3;

const carousel = (page: Page) => islandLocator(page, 'ImageCarousel');
const dot = (page: Page, index: number) =>
  carousel(page).locator(`[aria-label="Picture ${index + 1} of ${COUNT}"]`);
const picture = (page: Page, index: number) =>
  carousel(page).locator(`[aria-label="${index + 1} of ${COUNT}"] img`);
const control = (page: Page, name: 'Pause' | 'Play') =>
  carousel(page).getByRole('button', { name, exact: true });
const awayFromIt = (page: Page) => page.mouse.move(5, 5);

const expectShown = async (page: Page, index: number) => {
  await expect(dot(page, index)).toHaveAttribute('aria-current', 'true');
  await expect(picture(page, index)).toBeInViewport({ ratio: 0.9 });
  await expect(picture(page, (index + 1) % COUNT)).not.toBeInViewport({ ratio: 0.1 });
  // Swiper starts to wait for the next picture only when its transition has ended.
  await expect(carousel(page).locator('.swiper-wrapper')).toHaveCSS('transition-duration', '0s');
};

/** Runs the page's stopped clock for a few frames, so that Swiper does what it deferred. */
const runFrames = (page: Page) => page.clock.runFor(100);

/** Expects the next picture after the delay of the autoplay. */
const expectNext = async (page: Page, index: number) => {
  await page.clock.runFor(AUTOPLAY_DELAY + 1);
  await expectShown(page, index);
};

/** Scrolls the carousel into view with the page's clock stopped, and waits until it is hydrated. */
const come = async (page: Page) => {
  await page.goto('/');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await carousel(page).locator('> *').scrollIntoViewIfNeeded();
  await expectHydrated(page, 'ImageCarousel');
  await expectShown(page, 0);
};

test(`a picture comes every ${AUTOPLAY_DELAY} ms and takes ${SLIDE_SPEED} ms`, async ({ page }) => {
  await come(page);
  const transitions = await recordTransitions(picture(page, 0));
  for (const next of [1, 2, 0]) {
    await page.clock.runFor(AUTOPLAY_DELAY - 1);
    await expect(dot(page, next)).toHaveAttribute('aria-current', 'false');
    await page.clock.runFor(2);
    await expectShown(page, next);
  }
  expect(await transitions.jsonValue()).toEqual([SLIDE_SPEED, SLIDE_SPEED, SLIDE_SPEED]);
});

test('the pictures wait for Play, and while the mouse is on them', async ({ page }) => {
  await come(page);
  await runFrames(page);
  await control(page, 'Pause').click();
  await expect(control(page, 'Play')).toBeVisible();
  await page.clock.runFor(4 * AUTOPLAY_DELAY);
  await expectShown(page, 0);
  await control(page, 'Play').click();
  await awayFromIt(page);
  await expectNext(page, 1);
  await picture(page, 1).hover();
  await page.clock.runFor(3 * AUTOPLAY_DELAY);
  await expectShown(page, 1);
  await awayFromIt(page);
  await expectNext(page, 2);
});

test('dots and arrow keys show their picture, and the pictures move on', async ({ page }) => {
  await come(page);
  const pictures = carousel(page).locator('.swiper');
  for (const [press, index] of [
    [() => dot(page, 2).click(), 2],
    [() => dot(page, 1).press('Enter'), 1],
    [() => dot(page, 0).press('Space'), 0],
    [() => pictures.press('ArrowLeft'), 2],
    [() => pictures.press('ArrowRight'), 0],
    [() => dot(page, 0).click(), 0],
  ] as const) {
    await press();
    await runFrames(page);
    await expectShown(page, index);
  }
  await awayFromIt(page);
  await expectNext(page, 1);
});

test.describe('by touch', () => {
  test.use(PHONE);

  test('swipes move through the pictures and wrap both ways', async ({ page }) => {
    await come(page);
    await runFrames(page);
    await scrollToCentre(picture(page, 0));
    const { y: top, height } = await boxOf(picture(page, 0));
    const y = top + height * 0.7;
    await swipe(page, { x: 60, y }, { x: 240 });
    await expectShown(page, COUNT - 1);
    await swipe(page, { x: 300, y }, { x: -240 });
    await expectShown(page, 0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the pictures move only once Play is pressed', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrate(page, 'ImageCarousel');
    await page.clock.runFor(3 * AUTOPLAY_DELAY);
    await expectShown(page, 0);
    await control(page, 'Play').click();
    await awayFromIt(page);
    for (const next of [1, 2, 0]) {
      await page.clock.runFor(AUTOPLAY_DELAY + 100);
      await expectShown(page, next);
    }
  });
});
