import { expect, test as base } from '../support/test.ts';
import { baselineMismatch } from '../../tools/test/visual/fingerprint.ts';
import { sessionOf } from '../../tools/test/engines/playwright.ts';
import type { Session } from '../../tools/test/engines/session.ts';
import { AGAINST_BASE, PICTURES } from '../../tools/test/visual/browser.ts';
import { answerWithFlatPhotographs } from './flatPhotographs.ts';
import { align, loadImages } from './parts.ts';
import { isCompared, SCREENSHOT_STYLES } from './recorded.ts';

interface Fixtures {
  session: Session;
  /** Compares the part that a selector finds with its baseline. The test goes on if they differ. */
  expectScreenshot: (name: string, selector: string, options?: { header?: boolean }) => Promise<void>;
  comparable: undefined;
}

interface WorkerFixtures {
  mismatch: string | undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  mismatch: [
    async ({ browser }, use) => use(PICTURES && !AGAINST_BASE ? await baselineMismatch(browser) : undefined),
    { scope: 'worker' },
  ],
  comparable: [
    async ({ mismatch }, use, { config }) => {
      if (mismatch !== undefined && config.updateSnapshots === 'none')
        throw new Error(`${mismatch} Run: npm run test:visual, which compares with the last commit instead.`);
      await use(undefined);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await answerWithFlatPhotographs(page);
    await use(page);
  },
  session: async ({ page }, use) => {
    await use(sessionOf(page));
  },
  expectScreenshot: async ({ page }, use, testInfo) => {
    await use(async (name, selector, { header = false } = {}) => {
      const path = [`${page.viewportSize()?.width ?? 0}`, `${name}.png`];
      if (!isCompared(path, testInfo)) return;
      await page.evaluate(loadImages, selector);
      // Nothing is above the header. Moving a sticky element by a fraction of a pixel does not redraw it, so its
      // letters would depend on whether a frame had been drawn before.
      if (!header) await page.evaluate(align, selector);
      await expect
        .soft(page.locator(selector))
        .toHaveScreenshot(path, header ? {} : { stylePath: SCREENSHOT_STYLES });
    });
  },
});

export { expect };
