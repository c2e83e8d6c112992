import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tests/fixtures/browser.ts';

const { launch } = findBrowser() ?? { launch: {} };

/**
 * Everything that needs the built site. The server picks a free port and prints it, so that several checkouts can be
 * tested at once.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'tests/results/artifacts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: `tests/results/${process.env['TEST_RUNG'] ?? 'playwright'}.json` }],
    ['html', { outputFolder: 'tests/results/report', open: 'never' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${process.env['SITE_PORT'] ?? ''}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: launch,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: '**/restored.spec.ts' },
    {
      // Playwright switches the back/forward cache off by default.
      name: 'restored',
      testDir: 'tests/e2e',
      testMatch: '**/restored.spec.ts',
      use: { launchOptions: { ...launch, ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
  ],
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: '0' },
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
});
