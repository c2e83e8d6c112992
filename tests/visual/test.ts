import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Locator } from '@playwright/test';
import { expect, test as base, type Page } from '../fixtures/test.ts';
import { baselineMismatch } from '../../tools/test/visual/fingerprint.ts';
import { ACCEPTED, AGAINST_BASE, PICTURES, TEXT } from '../../tools/test/visual/browser.ts';
import { answerWithFlatPhotographs } from './flatPhotographs.ts';
import { measure, toText } from './layout.ts';
import { expectSameLayout, layoutFile } from './recorded.ts';

interface Fixtures {
  /** Compares a part of the page with its baseline. The test goes on if they differ. */
  expectScreenshot: (name: string, part: Locator, options?: { header?: boolean }) => Promise<void>;
  /** Compares the layout of parts with the recorded text. */
  expectLayout: (scene: string, parts: readonly (readonly [string, string])[]) => Promise<void>;
  comparable: undefined;
}

interface WorkerFixtures {
  mismatch: string | undefined;
}

/** Hides what would cover a part that is taller than the window. */
export const SCREENSHOT_STYLES = join(import.meta.dirname, 'screenshot.css');

/** Waits until every image in a part has loaded, lazy ones too. */
export const loadImages = (part: Locator): Promise<void> =>
  part.evaluate(async (element) => {
    const pictures = [...element.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });

/** Moves a part to whole pixels, so that what is above it does not change how its edges are drawn. */
const align = (part: Locator): Promise<void> =>
  part.evaluate((element) => {
    document.body.style.marginBlockStart = '0px';
    const top = element.getBoundingClientRect().top + scrollY;
    document.body.style.marginBlockStart = `${Math.ceil(top) - top}px`;
  });

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
  expectScreenshot: async ({ page }, use, testInfo) => {
    await use(async (name, part, { header = false } = {}) => {
      const width = page.viewportSize()?.width ?? 0;
      const path = [`${width}`, `${name}.png`];
      const compares = testInfo.config.updateSnapshots === 'none';
      if (!PICTURES || (compares && ACCEPTED.includes(path.join('/')))) return;
      if (compares && AGAINST_BASE && !existsSync(testInfo.snapshotPath(...path))) {
        console.log(`New: ${path.join('/')} is not in the commit that pictures are compared with.`);
        return;
      }
      await loadImages(part);
      // Nothing is above the header. Moving a sticky element by a fraction of a pixel does not redraw it, so its
      // letters would depend on whether a frame had been drawn before.
      if (!header) await align(part);
      await expect.soft(part).toHaveScreenshot(path, header ? {} : { stylePath: SCREENSHOT_STYLES });
    });
  },
  expectLayout: async ({ page }, use, { config }) => {
    await use(async (scene, parts) => {
      if (!TEXT) return;
      const width = page.viewportSize()?.width ?? 0;
      await page.evaluate(() => document.fonts.ready);
      const found = toText(width, await page.evaluate(measure, parts));
      const file = layoutFile(scene, width);
      if (config.updateSnapshots !== 'none') {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, found);
        return;
      }
      expectSameLayout(file, found);
    });
  },
});

export { expect, type Page };
