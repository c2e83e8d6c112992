import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { sync } from 'astro';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tools/test/browser.ts';
import { FIXTURE_CONTENT } from './tools/test/fixtureSite.ts';

const suite = process.env['SUITE'] ?? 'vitest';

/** Only for tests that hang, in milliseconds: on a busy machine some take ten times as long as on an idle one. */
const HANGS = 300_000;

// Queries and routes are tested with the fixture site; tests that copy the project have content of their own.
process.env['CONTENT_DIR'] = FIXTURE_CONTENT;
const env = { CONTENT_DIR: 'content' };

const astro = getViteConfig({
  test: {
    reporters: ['default', ['json', { outputFile: `tests/results/reports/${suite}.json` }]],
    attachmentsDir: 'tests/results/attachments',
    // Otherwise the styles from which tests read design tokens would be empty.
    css: true,
    testTimeout: HANGS,
    hookTimeout: HANGS,
    // By default one processor is left idle, which is half of two.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'content', env, include: ['tests/content/**/*.test.ts'] } },
      {
        // Without Astro: its development server is no use to code that runs in a page.
        test: {
          name: 'island',
          // All files share one page, one after another: a frame for each would take longer than its tests.
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: HANGS,
          hookTimeout: HANGS,
          include: ['tests/island/**/*.test.ts'],
          setupFiles: ['tests/island/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotDirectory: 'tests/results/islands',
            provider: playwright({
              launchOptions: findBrowser()?.launch ?? {},
              contextOptions: { locale: 'en-GB', viewport: { width: 1280, height: 800 } },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

/** The suites that need no server. */
export default defineConfig(async (environment) => {
  // Under Vitest `astro:content` reads the data store of the development server; this fills it from the fixture site.
  await sync({ cacheDir: './.astro/', logLevel: 'warn' });
  return astro(environment);
});
