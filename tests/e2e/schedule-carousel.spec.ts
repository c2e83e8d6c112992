import { PHONE } from '../support/devices.ts';
import { beforeHydration, hydrate, islandLocator } from '../support/islands.ts';
import { SLIDES } from '../support/routes.ts';
import { expect, recordRequests, test, type Page } from '../support/test.ts';
import { recordTransitions } from '../support/timing.ts';
import { scrollToCentre, swipe } from '../support/touch.ts';
import { SLIDE_SPEED } from './specification.ts';

const carousel = (page: Page) => islandLocator(page, 'ScheduleCarousel');
const heading = (page: Page, index: number) => carousel(page).locator('h3').nth(index);
/** Of a slide before hydration, and of the slide that is shown after it. */
const arrow = (page: Page, way: 'Previous' | 'Next', index: number) => {
  const to = SLIDES[(index + (way === 'Next' ? 1 : 3)) % SLIDES.length];
  return carousel(page).locator(`[aria-label="${way}: ${to}"]`).filter({ visible: true });
};

/** Expects one slide, and no other. */
const expectShown = async (page: Page, index: number) => {
  // A click while a slide still moves can leave the page scrolled past its heading.
  await scrollToCentre(carousel(page).locator('.day'));
  await expect(heading(page, index)).toBeInViewport({ ratio: 1 });
  for (const [other] of SLIDES.entries())
    if (other !== index) await expect(heading(page, other)).not.toBeInViewport();
};

/** Presses the arrows of the slides named, one after another, and expects what each leads to. */
const turn = async (page: Page, way: 'Previous' | 'Next', slides: readonly number[]) => {
  for (const index of slides) {
    await arrow(page, way, index).click();
    await expectShown(page, (index + (way === 'Next' ? 1 : 3)) % SLIDES.length);
  }
};

test.beforeEach(({ page }) => page.goto('/'));

test('the arrows move through every slide and wrap both ways', async ({ page }) => {
  // Here a slide would be a fraction of a pixel wide, and a line of the next one could show.
  await page.setViewportSize({ width: 1024, height: 768 });
  // Otherwise each turn would take half a second.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hydrate(page, 'ScheduleCarousel');
  await expectShown(page, 0);
  await turn(page, 'Previous', [0, 3, 2, 1]);
  await turn(page, 'Next', [0, 1, 2, 3]);
  const sides = (selector: string) =>
    carousel(page)
      .locator(selector)
      .evaluate((element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right]);
  await expect.poll(() => sides('.swiper-slide-active')).toEqual(await sides('.swiper'));
});

test(`a slide changes in ${SLIDE_SPEED} ms, and at once with reduced motion`, async ({ page }) => {
  for (const [reducedMotion, durations] of [
    ['no-preference', [SLIDE_SPEED]],
    ['reduce', []],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.reload();
    await hydrate(page, 'ScheduleCarousel');
    const transitions = await recordTransitions(heading(page, 0));
    await turn(page, 'Next', [0]);
    await expect.poll(() => transitions.jsonValue()).toEqual(durations);
  }
});

test('keys move on from the mouse; the focus never reaches a hidden slide', async ({ page }) => {
  // Otherwise the focus would start a smooth scroll that lasts into the next steps.
  await scrollToCentre(carousel(page).locator('.day'));
  await hydrate(page, 'ScheduleCarousel');
  await turn(page, 'Next', [0]);
  for (const [key, index] of [
    ['Enter', 2],
    ['Space', 3],
    ['Enter', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, index);
    await expect(arrow(page, 'Next', index)).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(arrow(page, 'Previous', 0)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(arrow(page, 'Previous', 3)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(carousel(page).locator(':focus')).toHaveCount(0);
});

test('arrows work while the scripts load, and leave no step in the history', async ({ page }) => {
  const before = await page.evaluate(() => history.length);
  await beforeHydration(page, 'ScheduleCarousel', () => turn(page, 'Next', [0, 1]));
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expectShown(page, 2);
});

test.describe('by touch', () => {
  test.use(PHONE);

  const flick = async (page: Page, x: number) => {
    await scrollToCentre(carousel(page).locator('.day'));
    // On the picture: the arrows are below it.
    await swipe(page, { x: x < 0 ? 300 : 60, y: PHONE.viewport.height / 2 - 90 }, { x });
  };

  test('swipes move the slides before hydration, which they do not cause, and after', async ({ page }) => {
    await flick(page, -240);
    await expectShown(page, 1);
    await expect(carousel(page)).toHaveAttribute('ssr');
    // A fast swipe is not tested: Chromium ignores `scroll-snap-stop` in the first frames of a fling.
    await expect(carousel(page).locator('.swiper-slide').nth(1)).toHaveCSS('scroll-snap-stop', 'always');
    await hydrate(page, 'ScheduleCarousel');
    await expectShown(page, 1);
    await flick(page, 240);
    await expectShown(page, 0);
    await flick(page, -240);
    await expectShown(page, 1);
  });

  test('a tap on the link to another page fetches no script, which the page would wait for', async ({
    page,
  }) => {
    const scripts = recordRequests(page, /\.js$/);
    await carousel(page).getByRole('link').first().tap();
    await expect(page).toHaveURL(/activities/);
    expect(scripts).toEqual([]);
  });
});
