import { MENU_WIDTH } from '../support/breakpoints.ts';
import { hydrate, islandRoot, ISLANDS as PATHS, type Island } from '../support/islands.ts';
import { expect, test, type Page } from '../support/test.ts';
import { waitForPaint } from '../support/timing.ts';

const ISLANDS = Object.entries(PATHS) as [Island, string][];

/** Everything visible, and where it is; and layout shifts from now on. */
interface Remembered {
  seen: { element: Element; box: DOMRect }[];
  shifts: number[];
}
type Remembering = Window & { remembered?: Remembered };

const remember = (page: Page) =>
  page.evaluate(() => {
    /** Swiper rearranges the slides that are beyond the edge of their carousel. */
    const isShown = (element: Element) => {
      const edge = element.closest('.swiper')?.getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        (!edge || (left >= edge.left - 1 && right <= edge.right + 1))
      );
    };
    const seen = [...document.body.querySelectorAll('*')]
      .filter(isShown)
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
    (window as Remembering).remembered = { seen, shifts };
    return seen.length;
  });

/** What has moved or gone since then. */
const moved = async (page: Page) => {
  await waitForPaint(page);
  return page.evaluate(() => {
    const { seen, shifts } = (window as Remembering).remembered ?? { seen: [], shifts: [] };
    const elements = seen.flatMap(({ element, box }) => {
      const now = element.getBoundingClientRect();
      const by = (['x', 'y', 'width', 'height'] as const).map((side) => now[side] - box[side]);
      const still = by.every((pixels) => Math.abs(pixels) <= 0.01);
      return still ? [] : [`${element.tagName}.${element.getAttribute('class') ?? ''} ${by.join(' ')}`];
    });
    return { elements, shifts };
  });
};

for (const width of [360, 768, 1440]) {
  test(`hydration moves nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [which, path] of ISLANDS) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const root = islandRoot(page, which);
      if (which === 'ServicesMenu') {
        if (width < MENU_WIDTH) await page.getByRole('button', { name: 'Menu' }).click();
        await root.evaluate((details: HTMLDetailsElement) => (details.open = true));
      } else await root.scrollIntoViewIfNeeded();
      // Otherwise what the fonts or the opened menu have moved would be reported only now, as a shift.
      await waitForPaint(page);
      expect(await remember(page)).toBeGreaterThan(20);
      await hydrate(page, which);
      expect(await moved(page), which).toEqual({ elements: [], shifts: [] });
    }
  });
}
