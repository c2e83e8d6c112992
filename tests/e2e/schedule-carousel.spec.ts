import { expectHydrated, holdScripts, hydrate, island, islandLocator } from '../support/islands.ts';
import { PHONE } from '../support/devices.ts';
import { SLIDES } from '../support/routes.ts';
import { scrollToCentre, swipe } from '../support/touch.ts';
import { recordTransitions } from '../support/timing.ts';
import { expect, test, type Page } from '../support/test.ts';
import { SLIDE_SPEED } from './specification.ts';

const carousel = (page: Page) => islandLocator(page, island('ScheduleCarousel'));
const slide = (page: Page, index: number) =>
  carousel(page).getByRole('heading', { name: SLIDES[index] ?? '' });
const arrow = (page: Page, way: 'Previous' | 'Next', index: number) =>
  carousel(page).locator(`[aria-label^="${way}:"]`).nth(index);

const expectShown = async (page: Page, index: number) => {
  // A click while a slide still moves can leave the page scrolled past its heading.
  await scrollToCentre(carousel(page).locator('.day'));
  await expect(slide(page, index)).toBeInViewport({ ratio: 1 });
  for (const [other] of SLIDES.entries()) {
    if (other !== index) await expect(carousel(page).locator('h3').nth(other)).not.toBeInViewport();
  }
};

test.beforeEach(({ page }) => page.goto('/'));

test('the carousel has four slides and shows the first', async ({ page }) => {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).locator('h3')).toHaveText([...SLIDES]);
  await expectShown(page, 0);
});

test('Next moves through every slide and wraps from the last to the first', async ({ page }) => {
  await hydrate(page, 'ScheduleCarousel');
  for (const [index] of SLIDES.entries()) {
    await arrow(page, 'Next', index).click();
    await expectShown(page, (index + 1) % SLIDES.length);
  }
});

test('Previous wraps from the first slide to the last and moves through every slide', async ({ page }) => {
  await hydrate(page, 'ScheduleCarousel');
  for (const index of [0, 3, 2, 1]) {
    await arrow(page, 'Previous', index).click();
    await expectShown(page, (index + 3) % SLIDES.length);
  }
});

test('no line of the next slide shows where the carousel is a fraction of a pixel wide', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await hydrate(page, 'ScheduleCarousel');
  await arrow(page, 'Next', 0).click();
  await expectShown(page, 1);
  const swiper = carousel(page).locator('.swiper');
  const offset = async () => {
    const outer = await swiper.boundingBox();
    const inner = await swiper.locator('.swiper-slide').nth(1).boundingBox();
    return {
      left: (inner?.x ?? NaN) - (outer?.x ?? NaN),
      width: (inner?.width ?? NaN) - (outer?.width ?? NaN),
    };
  };
  await expect.poll(offset).toEqual({ left: 0, width: 0 });
});

test('an arrow pressed before React has come shows its slide at once, and leaves no step in the history', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const before = await page.evaluate(() => history.length);
  await arrow(page, 'Next', 0).click();
  await expectShown(page, 1);
  expect(await page.evaluate(() => history.length)).toBe(before);
  release();
  await expectHydrated(page, island('ScheduleCarousel'));
  await expectShown(page, 1);
});

test(`a slide changes in ${SLIDE_SPEED} ms`, async ({ page }) => {
  await hydrate(page, 'ScheduleCarousel');
  const transitions = await recordTransitions(carousel(page).locator('h3').first());
  await arrow(page, 'Next', 0).click();
  await expect.poll(() => transitions.jsonValue()).toEqual([SLIDE_SPEED]);
});

for (const key of ['Enter', 'Space']) {
  test(`the arrows work with ${key}, and the focus moves to the new slide`, async ({ page }) => {
    // Otherwise the focus would start a smooth scroll that lasts into the next steps.
    await scrollToCentre(carousel(page).locator('.day'));
    await arrow(page, 'Next', 0).focus();
    await expectHydrated(page, island('ScheduleCarousel'));
    for (const index of [1, 2, 3, 0]) {
      await page.keyboard.press(key);
      await expectShown(page, index);
      await expect(arrow(page, 'Next', index)).toBeFocused();
    }
  });
}

test('hidden slides are not in the Tab order', async ({ page }) => {
  await hydrate(page, 'ScheduleCarousel');
  await carousel(page).getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(arrow(page, 'Previous', 0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(arrow(page, 'Next', 0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(carousel(page).locator(':focus')).toHaveCount(0);
});

test('each slide links to its part of the timetable', async ({ page }) => {
  await arrow(page, 'Previous', 0).click();
  await expectShown(page, 3);
  await carousel(page).getByRole('link', { name: 'See this part of the day' }).last().click();
  await expect(page).toHaveURL('/activities#evening');
  await expect(page.getByRole('heading', { name: 'Evening' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use(PHONE);

  const flick = async (page: Page, x: number) => {
    await scrollToCentre(carousel(page).locator('.day'));
    const box = await carousel(page).locator('h3').first().locator('../..').boundingBox();
    if (!box) throw new Error('The carousel is not on the page.');
    await swipe(page, { x: x < 0 ? 300 : 60, y: box.y + 60 }, { x });
  };

  test('a swipe moves the slides before hydration, and fetches nothing', async ({ page }) => {
    await flick(page, -240);
    await expectShown(page, 1);
    await expect(carousel(page)).toHaveAttribute('ssr');
    // A fast swipe is not tested: `scroll-snap-stop` is up to the browser, and Chromium ignores it in the first frames of a fling.
    await expect(carousel(page).locator('.swiper-slide').nth(1)).toHaveCSS('scroll-snap-stop', 'always');
  });

  test('a swipe moves the slides after hydration', async ({ page }) => {
    await hydrate(page, 'ScheduleCarousel');
    await flick(page, -240);
    await expectShown(page, 1);
    await flick(page, 240);
    await expectShown(page, 0);
  });

  test('the current slide stays on hydration', async ({ page }) => {
    await flick(page, -240);
    await expectShown(page, 1);
    await hydrate(page, 'ScheduleCarousel');
    await expectShown(page, 1);
    await arrow(page, 'Next', 1).tap();
    await expectShown(page, 2);
  });

  test('the first tap on an arrow moves to the next slide', async ({ page }) => {
    await arrow(page, 'Next', 0).tap();
    await expectShown(page, 1);
    await expectHydrated(page, island('ScheduleCarousel'));
    await expectShown(page, 1);
  });

  test('arrows work while the script loads', async ({ page }) => {
    const release = await holdScripts(page);
    await arrow(page, 'Next', 0).tap();
    await expectShown(page, 1);
    await arrow(page, 'Next', 1).tap();
    await expectShown(page, 2);
    release();
    await expectHydrated(page, island('ScheduleCarousel'));
    await expectShown(page, 2);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a slide changes at once', async ({ page }) => {
    await hydrate(page, 'ScheduleCarousel');
    const transitions = await recordTransitions(carousel(page).locator('h3').first());
    await arrow(page, 'Next', 0).click();
    await expectShown(page, 1);
    expect(await transitions.jsonValue()).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the arrows are links that wrap in both directions', async ({ page }) => {
    await arrow(page, 'Previous', 0).click();
    await expectShown(page, 3);
    await arrow(page, 'Next', 3).click();
    await expectShown(page, 0);
    await arrow(page, 'Next', 0).click();
    await expectShown(page, 1);
  });
});
