import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks the page in its current state against WCAG 2.2 AA and axe's best practices. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Colours are judged after their transitions.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
  const { violations } = await new AxeBuilder({ page })
    // No page has a frame. Legacy mode skips them, and so needs no extra page for each check.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
};
