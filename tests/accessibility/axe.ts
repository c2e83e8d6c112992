import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks the page in its current state against WCAG 2.2 AA and axe's best practices. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Colours are judged after their transitions. The browser learns only in a later frame that an element has moved from
  // under the pointer, so one more transition may start then.
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const findMoving = () =>
      document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    for (let quiet = 0; quiet < 3; quiet = findMoving().length === 0 ? quiet + 1 : 0) {
      await Promise.allSettled(findMoving().map((animation) => animation.finished));
      await nextFrame();
    }
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
  // The first line of a message is all that the summary of a whole run shows.
  expect(found, found[0]?.replaceAll('\n', ' ') ?? 'no violation').toEqual([]);
};
