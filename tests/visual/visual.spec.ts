import { SCENES, SCREENS, widthsOf } from './scenes.ts';
import { expect, test, type Page } from './test.ts';

/** The elements that a selector finds, each with the name of its first class. */
const byClass = async (page: Page, selector: string) => {
  const found = page.locator(selector);
  const names = await found.evaluateAll((elements) => elements.map(({ classList }) => classList[0] ?? ''));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names), 'each part has a first class of its own').toHaveProperty('size', names.length);
  return names.map((name, index) => [name, found.nth(index)] as const);
};

for (const scene of SCENES) {
  const { name, path, prepare, parts, each, header = false } = scene;
  for (const width of widthsOf(scene)) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: scene.height ?? SCREENS[width] ?? 0 } });

      test(name, async ({ page, expectScreenshot, expectLayout, browserErrors }) => {
        if (path.endsWith('nonsense')) browserErrors.expect(/404/);
        await page.goto(path);
        await prepare?.(page, width);
        const measured = Object.entries(parts);
        if (each !== undefined)
          measured.push(
            ...(await byClass(page, each)).map(([part]): [string, string] => [part, `${each}.${part}`]),
          );
        await test.step('layout', () => expectLayout(name, measured));
        const all = Object.entries(parts).map(([part, selector]) => [part, page.locator(selector)] as const);
        for (const [part, locator] of [...all, ...(each === undefined ? [] : await byClass(page, each))]) {
          await test.step(part, () => expectScreenshot(part, locator, { header }));
        }
      });
    });
  }
}
