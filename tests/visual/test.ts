import { type Locator } from '@playwright/test';
import { join } from 'node:path';
import { expect, test as base, type Page } from '../fixtures/test.ts';
import { mismatch } from './fingerprint.ts';
import { flattenPhotographs } from './tints.ts';

interface Fixtures {
  /** Photographs a part of the page and compares it with its baseline; the test goes on if they differ. */
  shoot: (name: string, part: Locator, options?: { header?: boolean }) => Promise<void>;
  incomparable: undefined;
}

interface WorkerFixtures {
  reason: string | undefined;
}

/** Hides what would lie over a part that is taller than the window. */
export const STILL = join(import.meta.dirname, 'still.css');

/** Waits until every picture in a part is there, those too that load only when they come near. */
export const loaded = (part: Locator): Promise<void> =>
  part.evaluate(async (element) => {
    const pictures = [...element.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
  });

/** Moves a part to whole pixels: what stands above it must not change how its own edges are drawn. */
const align = (part: Locator): Promise<void> =>
  part.evaluate((element) => {
    document.body.style.marginBlockStart = '0px';
    const top = element.getBoundingClientRect().top + scrollY;
    document.body.style.marginBlockStart = `${Math.ceil(top) - top}px`;
  });

export const test = base.extend<Fixtures, WorkerFixtures>({
  reason: [
    async ({ browser }, use, { parallelIndex }) => {
      const reason = await mismatch(browser);
      if (reason && parallelIndex === 0) console.log(`SKIPPED: ${reason}`);
      await use(reason);
    },
    { scope: 'worker' },
  ],
  incomparable: [
    async ({ reason }, use, { config }) => {
      const updating = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
      test.skip(reason !== undefined && !updating, reason);
      await use(undefined);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await flattenPhotographs(page);
    await use(page);
  },
  shoot: async ({ page }, use) => {
    await use(async (name, part, { header = false } = {}) => {
      await loaded(part);
      // Nothing stands above the header, and what sticks is not drawn anew for a part of a pixel: how its letters
      // came to stand would depend on whether a frame was shown before.
      if (!header) await align(part);
      const width = page.viewportSize()?.width ?? 0;
      await expect
        .soft(part)
        .toHaveScreenshot([`${width}`, `${name}.png`], header ? {} : { stylePath: STILL });
    });
  },
});

export { expect, type Page };
