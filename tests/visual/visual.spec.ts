import { SCENES, SCREENS, widthsOf } from './scenes.ts';
import { test } from './test.ts';

for (const scene of SCENES) {
  const { name, path, reach, parts, header = false } = scene;
  for (const width of widthsOf(scene)) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: scene.height ?? SCREENS[width] ?? 0 } });

      test(name, async ({ page, shoot, faults }) => {
        if (path.endsWith('nonsense')) faults.expected(/404/);
        await page.goto(path);
        await reach?.(page, width);
        for (const [part, selector] of Object.entries(parts)) {
          await test.step(part, () => shoot(part, page.locator(selector), { header }));
        }
      });
    });
  }
}
