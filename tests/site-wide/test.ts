import type { Page } from '@playwright/test';
import { expect, simulateConnection, SLOW_CONNECTION, test as base } from '../support/test.ts';

interface Shared {
  /** Stays open for all tests of a worker. */
  shared: Page;
}

/**
 * Playwright's `test` with one page for all tests of a worker, on which nothing moves: a new page for each would compile
 * axe anew. A test must leave the page's settings as they were.
 */
export const test = base.extend<object, Shared>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await simulateConnection(page, SLOW_CONNECTION);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ shared }, use) => use(shared.context()),
  page: ({ shared }, use) => use(shared),
});

export { expect, type Page };
