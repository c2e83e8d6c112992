import { ROUTES } from '../fixtures/routes.ts';
import { test } from '../fixtures/test.ts';
import { expectAccessible } from './axe.ts';

const PATHS = [...ROUTES.map(({ path }) => path), '/nonsense', '/services/nonsense'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PATHS) {
  test(`${path} breaks no rule of axe at 320, 768 and 1440 px`, async ({ page, faults }) => {
    if (path.includes('nonsense')) faults.expected(/404/);
    await page.goto(path);
    for (const width of [320, 768, 1440]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
      });
    }
  });
}
