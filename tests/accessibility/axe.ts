import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe reports and is let pass, each with its reason.
 * The pictures of India, while they are a list to scroll: the links below it lead to every picture, so nothing is out
 * of the keyboard's reach, and a stop at the list itself would be one that does nothing once React is there.
 */
const EXCUSED = [{ rule: 'scrollable-region-focusable', target: '.images > .swiper' }];

/** Checks what the page shows right now against WCAG 2.2 AA and axe's best practices. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // Colours are judged as they end up, not on their way there.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => !EXCUSED.some((one) => one.rule === id && one.target === target.join(' ')))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
};
