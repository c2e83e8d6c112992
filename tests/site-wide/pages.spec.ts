import { expectAccessible } from '../support/axe.ts';
import { BREAKPOINTS } from '../support/breakpoints.ts';
import { setTextSize } from '../support/textSize.ts';
import { misfits } from './layout.ts';
import { applyStyles, findLowContrast, loadImages } from './lowContrast.ts';
import { BUILT, isExample, NOT_FOUND, PATHS, SERVICES, WIDTHS } from './site.ts';
import { expect, test, type Page } from './test.ts';

// Each page is loaded once for all checks, because loading it takes longer than most of them.

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Both sides of every breakpoint, and up to the widest screens. */
const EDGES = Object.values(BREAKPOINTS).flatMap((width) => [width - 1, width]);
const ALL_WIDTHS = [...new Set([280, ...WIDTHS, 360, ...EDGES, 1280, 1920, 2560])];

/** The widest spacing that WCAG 1.4.12 requires a page to support. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** The services that a part of the page names with a link, by their paths. */
const servicesIn = async (page: Page, part: string) => {
  const links = await page
    .locator(`${part} a[href^="/services/"]`)
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent.trim()] as const));
  const named = links.map(([path, text]) =>
    SERVICES.find((one) => one.path === path && text.startsWith(one.title)),
  );
  return named.map((one) => one?.path).sort();
};
const everyService = SERVICES.map(({ path }) => path).sort();

test('the site is built', () => {
  expect(BUILT.length, 'Build it first: npm run build').toBeGreaterThan(1);
});

for (const path of PATHS) {
  test(`${path} is complete, accessible and readable at every width`, async ({ page, browserErrors }) => {
    const missing = NOT_FOUND.includes(path);
    if (missing) browserErrors.expect(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(missing ? 404 : 200);
    expect.soft(await page.locator('h1').count(), 'first-level headings').toBe(1);
    for (const part of path === '/services' ? ['header', 'main', 'footer'] : ['header', 'footer'])
      expect.soft(await servicesIn(page, part), `services in the ${part}`).toEqual(everyService);

    // The widest shows the whole menu, and the narrowest hides it.
    for (const width of isExample(path) ? [320, 1440] : [1440]) {
      await setWidth(page, width);
      await test.step(`axe at ${width} px`, () => expectAccessible(page));
    }
    for (const width of isExample(path) ? ALL_WIDTHS : WIDTHS) {
      await setWidth(page, width);
      expect.soft(await misfits(page), `at ${width} px`).toEqual([]);
    }
    for (const width of WIDTHS) {
      await setWidth(page, width);
      await setTextSize(page, 32);
      expect.soft(await misfits(page), `at ${width} px, text twice as large`).toEqual([]);
      await setTextSize(page, 16);
      await applyStyles(page, SPACING);
      expect.soft(await misfits(page), `at ${width} px, text spaced out`).toEqual([]);
      await applyStyles(page, '');
    }

    await loadImages(page);
    for (const width of WIDTHS) {
      await setWidth(page, width);
      expect.soft(await findLowContrast(page), `contrast over pictures at ${width} px`).toEqual([]);
    }
  });
}
