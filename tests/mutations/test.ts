import { test as base, expect } from '../engines/test.ts';
import { chromium } from '@playwright/test';
import { serve } from '../../tools/hosting/serve.ts';
import { findBrowser } from '../../tools/test/browser.ts';
import type { Session } from '../../tools/test/engines/session.ts';
import { findEngines, type Engine } from '../../tools/test/engines/find.ts';
import { withPlaywright } from '../../tools/test/engines/playwright.ts';
import { BUILDS } from '../delivery/places.ts';

interface Shared {
  delivering: string;
  /** One window for all tests, so that scripts are fetched and compiled once. */
  shared: Session | undefined;
}

/** Playwright's `test` with a session in Chromium or another engine, on the fixture site and on a build that delivers. */
export const test = base.extend<object, Shared>({
  shared: [
    async ({ running }, use) => {
      const session = await running?.newSession();
      await use(session);
      await session?.close();
    },
    { scope: 'worker' },
  ],
  session: async ({ found, shared, baseURL }, use, testInfo) => {
    if (!shared) {
      testInfo.skip(true, `${found.name}: ${found.description}`);
      return;
    }
    await use({ ...shared, goto: (path) => shared.goto(new URL(path, baseURL).href) });
    // Nothing of this test meets the next: no draft, and no pointer that enters an island as its page opens.
    await shared.hover('header a');
    await shared.evaluate(() => sessionStorage.clear(), null);
  },
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
