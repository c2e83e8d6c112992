import {
  expectLive,
  hydrate,
  island,
  ISLANDS,
  locate,
  recordScripts,
  type Island,
} from '../fixtures/islands.ts';
import { PHONE } from '../fixtures/places.ts';
import { quiet } from '../fixtures/quiet.ts';
import { ROUTES } from '../fixtures/routes.ts';
import { bring, swipe } from '../fixtures/touch.ts';
import { expect, ROOMY, test, type Page } from '../fixtures/test.ts';

test.use({ connection: ROOMY });

test('no page fetches a script before the visitor does anything', async ({ page, faults }) => {
  faults.expected(/404/);
  const scripts = recordScripts(page);
  for (const path of [...ROUTES.map((route) => route.path), '/nonsense', '/services/nonsense']) {
    await page.goto(path, { waitUntil: 'load' });
    await quiet(page);
    expect.soft(scripts.splice(0), path).toEqual([]);
  }
});

test.describe('under a finger', () => {
  test.use({ ...PHONE, connection: { saveData: false, effectiveType: '3g' } });

  for (const which of ISLANDS) {
    test(`a scroll across ${which.name} fetches no script`, async ({ page }) => {
      const scripts = recordScripts(page);
      await page.goto(which.path);
      if (which.name === 'ServicesMenu') {
        await page.getByRole('button', { name: 'Menu' }).tap();
        await locate(page, which).locator('summary').scrollIntoViewIfNeeded();
      }
      const body = locate(page, which).locator('> *').first();
      await bring(body);
      const box = await body.boundingBox();
      if (!box) throw new Error(`${which.name} is not on the page.`);
      const y = Math.max(120, Math.min(box.y + box.height / 2, 700));
      await swipe(page, { x: 180, y }, { y: y > 370 ? -200 : 200 });
      await quiet(page);
      expect(scripts).toEqual([]);
      await expect(locate(page, which)).toHaveAttribute('ssr');
    });
  }
});

/** Scrolls a page to its end under a finger that was set down on its first island, where it has one. */
const scrollThrough = async (page: Page): Promise<void> => {
  const first = page.locator('main astro-island > *').first();
  if (await first.count()) await bring(first);
  const box = (await first.count()) ? await first.boundingBox() : null;
  const end = page.getByRole('contentinfo').getByText('©');
  const atEnd = () => end.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight);
  await swipe(page, { x: 180, y: box ? Math.min(Math.max(box.y + 40, 100), 700) : 600 }, { y: -90 });
  while (!(await atEnd())) await swipe(page, { x: 180, y: 700 }, { y: -600 }, 4);
  await quiet(page);
};

/** One page of each kind; the other services differ in words only. */
const KINDS = ROUTES.filter(({ path }) => !path.startsWith('/services/') || path === '/services/grounding');

test.describe('a scroll through the whole page under a finger', () => {
  // The one exception, India's pictures, moves by itself where the connection allows; here it does not.
  for (const { effectiveType, routes } of [
    { effectiveType: '3g', routes: KINDS.filter(({ path }) => path === '/') },
    { effectiveType: '4g', routes: KINDS.filter(({ path }) => path !== '/') },
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

/** Remembers where everything is that can be seen, and listens for layout shifts. */
const remember = (page: Page, which: Island) =>
  page.evaluate((name) => {
    const carousel = document.querySelector(`astro-island[component-url*="${name}"] .swiper`);
    const edge = carousel?.getBoundingClientRect();
    const seen = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Slides beyond the edge of their carousel are not seen; Swiper arranges them anew.
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

/** What is somewhere else by now, or gone. */
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
    test(`at ${width} px, React taking over ${which.name} moves nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Under reduced motion neither film nor carousel moves anything by itself meanwhile.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(which.path);
      await page.evaluate(() => document.fonts.ready);
      if (which.name !== 'ServicesMenu') {
        await locate(page, which).locator('> *').first().scrollIntoViewIfNeeded();
      } else if (width < 1024) {
        await page.getByRole('button', { name: 'Menu' }).click();
      }
      expect(await remember(page, which)).toBeGreaterThan(20);
      await hydrate(page, which.name);
      expect(await moved(page)).toEqual({ elements: [], shifts: [] });
    });
  }
}

test('React taking over the open Services panel moves nothing', async ({ page }) => {
  // Else the film could start meanwhile, and its button change.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const which = island('ServicesMenu');
  await locate(page, which)
    .locator('details')
    .evaluate((details: HTMLDetailsElement) => (details.open = true));
  await remember(page, which);
  await hydrate(page, 'ServicesMenu');
  expect(await moved(page)).toEqual({ elements: [], shifts: [] });
});

test('a mouse entering an island fetches its script', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto('/activities');
  await locate(page, island('ScheduleTabs')).getByRole('link').first().hover();
  await expectLive(page, island('ScheduleTabs'));
  expect(scripts.some((path) => path.includes('ScheduleTabs'))).toBe(true);
});

test('the self-moving carousel fetches its script when it comes into view', async ({ page }) => {
  const scripts = recordScripts(page);
  await page.goto('/');
  await locate(page, island('ImageCarousel')).locator('> *').scrollIntoViewIfNeeded();
  await expectLive(page, island('ImageCarousel'));
  expect(scripts.some((path) => path.includes('ImageCarousel'))).toBe(true);
});
