import { expectAccessible } from '../accessibility/axe.ts';
import { misfits } from '../support/layout.ts';
import { findLowContrast, loadImages } from './lowContrast.ts';
import { axeWidths, NOT_FOUND, PATHS, SERVICES, WIDTHS } from './site.ts';
import { expect, test, type Page } from './test.ts';

// Each page is loaded once for all checks, because loading it takes longer than most of them.

const HEIGHT = 900;

/** The text size that a visitor has set in the browser, in pixels; 16 is the default. */
const setTextSize = async (page: Page, standard: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
};

/** The widest spacing that WCAG 1.4.12 requires a page to support. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

const setSpacing = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);

/** The services that a part of the page links to, in the order of their paths: menus group them. */
const servicesIn = async (page: Page, part: string) => {
  const links = await page
    .locator(`${part} a[href^="/services/"]`)
    .evaluateAll((all) =>
      all.map((link) => ({ path: link.getAttribute('href') ?? '', text: link.textContent.trim() })),
    );
  return links
    .map(({ path, text }) => {
      const service = SERVICES.find((one) => one.path === path);
      return { path, named: service !== undefined && text.startsWith(service.title) };
    })
    .sort(byPath);
};

const everyService = SERVICES.map(({ path }) => ({ path, named: true })).sort(byPath);

test('the site is built', () => {
  expect(PATHS.length, 'Build it first: npm run build').toBeGreaterThan(NOT_FOUND.length + 1);
});

for (const path of PATHS) {
  test(`${path} is complete, accessible and readable at 320, 768 and 1440 px`, async ({
    page,
    browserErrors,
  }) => {
    const missing = NOT_FOUND.includes(path);
    if (missing) browserErrors.expect(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(missing ? 404 : 200);
    expect.soft(await page.locator('h1').count(), 'first-level headings').toBe(1);
    for (const part of ['header', 'footer'])
      expect.soft(await servicesIn(page, part), `services in the ${part}`).toEqual(everyService);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      if (axeWidths(path).includes(width))
        await test.step(`axe at ${width} px`, () => expectAccessible(page));
      expect.soft(await misfits(page), `at ${width} px`).toEqual([]);
      await setTextSize(page, 32);
      expect.soft(await misfits(page), `at ${width} px, text twice as large`).toEqual([]);
      await setTextSize(page, 16);
      await setSpacing(page, SPACING);
      expect.soft(await misfits(page), `at ${width} px, text spaced out`).toEqual([]);
      await setSpacing(page, '');
    }

    await loadImages(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const low = await findLowContrast(page, { whole: true });
      expect.soft(low, `contrast over pictures at ${width} px`).toEqual([]);
    }
  });
}

test('the services page leads to every service', async ({ page }) => {
  await page.goto('/services');
  const found = await servicesIn(page, 'main');
  expect(new Set(found.map(({ path }) => path))).toEqual(new Set(SERVICES.map(({ path }) => path)));
});
