import { test as base, expect } from '../engines/test.ts';
import { chromium } from '@playwright/test';
import { serve } from '../../tools/hosting/serve.ts';
import { findBrowser } from '../../tools/test/browser.ts';
import { findEngines, type Engine } from '../../tools/test/engines/find.ts';
import { withPlaywright } from '../../tools/test/engines/playwright.ts';
import { BUILDS } from '../delivery/places.ts';

/** Playwright's `test` with a session in Chromium or another engine, on the edition and on a build that delivers. */
export const test = base.extend<object, { delivering: string }>({
  found: [
    async ({ engine }, use) => {
      const { launch } = findBrowser() ?? {};
      const bundled: Engine = { name: 'Chromium', description: '', start: withPlaywright(chromium, launch) };
      const found = [bundled, ...findEngines()].find(({ name }) => name === engine);
      if (!found) throw new Error(`There is no engine "${engine}".`);
      await use(found);
    },
    { scope: 'worker' },
  ],
  delivering: [
    async ({}, use) => {
      const { url, close } = await serve({ root: BUILDS.form });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
