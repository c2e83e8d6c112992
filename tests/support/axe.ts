import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The script without its comments: a page reads it in two thirds of the time. */
const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 AA and axe's best practices. */
const OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The page as axe's script extends it. */
type WithAxe = Window & { axe?: typeof axe };

/**
 * Waits for movements to end, then stops any that would start while axe reads colours: the browser may learn late that an
 * element has moved from under the pointer.
 * @returns a function that lets colours move again
 */
const settle = (page: Page) =>
  page.evaluateHandle(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    return () => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1);
  });

/** What axe objects to. */
const findViolations = (page: Page): Promise<string[]> =>
  page.evaluate(async (options) => {
    const { axe: loaded } = window as WithAxe;
    if (!loaded) throw new Error('axe is not in the page.');
    const { violations } = await loaded.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, OPTIONS);

/** Checks the page in its current state against WCAG 2.2 AA and axe's best practices. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const release = await settle(page);
  // A page keeps the script for its next states. To load it takes as long as half a check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  const found = await findViolations(page);
  await release.evaluate((start) => start());
  // The first line of a message is all that the summary of a whole run shows.
  expect(found, found[0]?.replaceAll('\n', ' ') ?? 'no violation').toEqual([]);
};
