import { MENU_WIDTH } from '../support/breakpoints.ts';
import {
  expectHydrated,
  hydrate,
  island,
  ISLANDS,
  islandLocator,
  islandRoot,
  recordScripts,
  SCRIPTS,
  type Island,
} from '../support/islands.ts';
import { PHONE } from '../support/devices.ts';
import { waitForIdle, waitForPaint } from '../support/timing.ts';
import { KINDS, ROUTES } from '../support/routes.ts';
import { scrollToCentre, swipe } from '../support/touch.ts';
import { expect, FAST_CONNECTION, test, type Page } from '../support/test.ts';

test.use({ connection: FAST_CONNECTION });

test('no page needs or fetches a script before the visitor does anything', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/404/);
  const scripts = recordScripts(page);
  const missing = ['/nonsense', '/services/nonsense'].map((path) => ({ path, heading: /nowhere|not found/ }));
  for (const { path, heading } of [...ROUTES, ...missing]) {
    await page.goto(path, { waitUntil: 'load' });
    await waitForIdle(page);
    expect.soft(scripts.splice(0), path).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
});

test.describe('by touch', () => {
  test.use({ ...PHONE, connection: { saveData: false, effectiveType: '3g' } });

  for (const which of ISLANDS) {
    test(`scrolling across ${which.name} fetches no script`, async ({ page }) => {
      const scripts = recordScripts(page);
      await page.goto(which.path);
      if (which.name === 'ServicesMenu') {
        await page.getByRole('button', { name: 'Menu' }).tap();
        await islandLocator(page, which).locator('summary').scrollIntoViewIfNeeded();
      }
      const body = islandRoot(page, which);
      await scrollToCentre(body);
      const box = await body.boundingBox();
      if (!box) throw new Error(`${which.name} is not on the page.`);
      const y = Math.max(120, Math.min(box.y + box.height / 2, 700));
      await swipe(page, { x: 180, y }, { y: y > 370 ? -200 : 200 });
      await waitForIdle(page);
      expect(scripts).toEqual([]);
      await expect(islandLocator(page, which)).toHaveAttribute('ssr');
    });
  }
});

/** Scrolls a page to its end by touch, starting on its first island if it has one. */
const scrollThrough = async (page: Page): Promise<void> => {
  const first = page.locator('main astro-island > *').first();
  if (await first.count()) await scrollToCentre(first);
  const box = (await first.count()) ? await first.boundingBox() : null;
  const end = page.getByRole('contentinfo').getByText('©');
  const atEnd = () => end.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight);
  await swipe(page, { x: 180, y: box ? Math.min(Math.max(box.y + 40, 100), 700) : 600 }, { y: -90 });
  while (!(await atEnd())) await swipe(page, { x: 180, y: 700 }, { y: -600 }, 4);
  await waitForIdle(page);
};

/** A page for each kind of island, film and large picture in its main part, and one with none of these. */
const TOUCHED = ['/contact', '/activities', '/gallery', '/represent', '/services/high-dose-vitamin-c-drips'];

test.describe('scrolling through a whole page by touch', () => {
  // The pictures of India are the exception: they move by themselves, but not on these connections.
  for (const { effectiveType, routes } of [
    { effectiveType: '3g', routes: KINDS.filter(({ path }) => path === '/') },
    { effectiveType: '4g', routes: KINDS.filter(({ path }) => TOUCHED.includes(path)) },
  ]) {
    test.describe(`at ${effectiveType}`, () => {
      test.use({ ...PHONE, connection: { saveData: false, effectiveType } });

      test('fetches no script', async ({ page }) => {
        const scripts = recordScripts(page);
        for (const { path } of routes) {
          await page.goto(path);
          await scrollThrough(page);
          expect(scripts, path).toEqual([]);
        }
      });
    });
  }
});

const WIDTHS = [360, 768, 1440] as const;

/** Records the position of everything visible, and listens for layout shifts. */
const remember = (page: Page, which: Island) =>
  page.evaluate((name) => {
    const carousel = document.querySelector(`astro-island[component-url*="${name}"] .swiper`);
    const edge = carousel?.getBoundingClientRect();
    const seen = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Slides beyond the edge of their carousel are not visible, and Swiper rearranges them.
      .filter((element) => {
        if (!edge || !carousel?.contains(element)) return true;
        const { left, right } = element.getBoundingClientRect();
        return left >= edge.left - 1 && right <= edge.right + 1;
      })
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { remembered: { seen, shifts } });
    return seen.length;
  }, which.name);

/** What has moved or gone since then. */
const moved = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { seen, shifts } = (
      window as unknown as { remembered: { seen: { element: Element; box: DOMRect }[]; shifts: number[] } }
    ).remembered;
    const elements = seen
      .map(({ element, box }) => {
        const now = element.getBoundingClientRect();
        const by = (['x', 'y', 'width', 'height'] as const).map((side) => now[side] - box[side]);
        return { what: `${element.tagName}.${element.getAttribute('class') ?? ''} ${by.join(' ')}`, by };
      })
      .filter(({ by }) => by.some((pixels) => Math.abs(pixels) > 0.01))
      .map(({ what }) => what);
    return { elements, shifts };
  });

for (const width of WIDTHS) {
  for (const which of ISLANDS) {
    test(`at ${width} px, hydrating ${which.name} moves nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // With reduced motion, no film or carousel moves anything in the meantime.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(which.path);
      await page.evaluate(() => document.fonts.ready);
      if (which.name !== 'ServicesMenu') {
        await islandRoot(page, which).scrollIntoViewIfNeeded();
      } else if (width < MENU_WIDTH) {
        await page.getByRole('button', { name: 'Menu' }).click();
      }
      // Otherwise what the fonts or the opened menu have moved would be reported only now, as a shift.
      await waitForPaint(page);
      expect(await remember(page, which)).toBeGreaterThan(20);
      await hydrate(page, which.name);
      expect(await moved(page)).toEqual({ elements: [], shifts: [] });
    });
  }
}

test('hydrating the open Services panel moves nothing', async ({ page }) => {
  // Otherwise the film could start in the meantime and change its button.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const which = island('ServicesMenu');
  await islandLocator(page, which)
    .locator('details')
    .evaluate((details: HTMLDetailsElement) => (details.open = true));
  // Opening the panel moves its arrow, which would count as a shift.
  await waitForPaint(page);
  await remember(page, which);
  await hydrate(page, 'ServicesMenu');
  expect(await moved(page)).toEqual({ elements: [], shifts: [] });
});

test('a mouse entering an island fetches its script', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto('/activities');
  await islandLocator(page, island('ScheduleTabs')).getByRole('link').first().hover();
  await expectHydrated(page, island('ScheduleTabs'));
  expect(scripts.some((path) => path.includes('ScheduleTabs'))).toBe(true);
});

test('the carousel with autoplay fetches its script when it comes into view', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto('/');
  await islandRoot(page, island('ImageCarousel')).scrollIntoViewIfNeeded();
  await expectHydrated(page, island('ImageCarousel'));
  expect(scripts.some((path) => path.includes('ImageCarousel'))).toBe(true);
});

for (const which of ISLANDS) {
  test(`the scripts of ${which.name} come in two round trips`, async ({ page }) => {
    await page.route(SCRIPTS, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.goto(which.path);
    await islandRoot(page, which).dispatchEvent('hydrate');
    await expectHydrated(page, which);
    const trips = await page.evaluate(() => {
      const ends: number[] = [];
      for (const { name, startTime, responseEnd } of performance.getEntriesByType(
        'resource',
      ) as PerformanceResourceTiming[])
        if (name.endsWith('.js') && startTime >= (ends.at(-1) ?? 0)) ends.push(responseEnd);
      return ends.length;
    });
    expect(trips).toBe(2);
  });
}
