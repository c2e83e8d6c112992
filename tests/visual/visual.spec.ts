import { partsOf } from './parts.ts';
import { expectLayout } from './recorded.ts';
import { SCENES, SCREENS, widthsOf } from './scenes.ts';
import { test } from './test.ts';

for (const scene of SCENES) {
  const { name, path, prepare, header = false } = scene;
  for (const width of widthsOf(scene)) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: scene.height ?? SCREENS[width] ?? 0 } });

      test(name, async ({ session, expectScreenshot, browserErrors }, testInfo) => {
        if (path.endsWith('nonsense')) browserErrors.expect(/404/);
        await session.goto(path);
        await prepare?.(session);
        const parts = await partsOf(session, scene);
        await test.step('layout', () => expectLayout(session, name, width, parts, testInfo));
        for (const [part, selector] of parts) {
          await test.step(part, () => expectScreenshot(part, selector, { header }));
        }
      });
    });
  }
}
