import { expect, test as base, type Page } from '@playwright/test';
import { serve } from '../../tools/hosting/serve.ts';
import { BUILDS } from '../delivery/places.ts';

interface Shared {
  /** The address of a build that delivers enquiries. */
  delivering: string;
  /** One page for all tests, so that scripts are fetched and compiled once. */
  shared: Page;
}

/** Playwright's `test` with one page for all, on the fixture site and on a build that delivers. */
export const test = base.extend<object, Shared>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shared }, use) => {
    await use(shared);
    // Nothing of this test meets the next: no draft, and no pointer that enters an island as its page opens.
    await shared.hover('header a');
    await shared.evaluate(() => sessionStorage.clear());
  },
  delivering: [
    async ({}, use) => {
      const { url, close } = await serve({ root: BUILDS.form });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

export { expect, type Page };
