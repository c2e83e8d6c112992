import { delimiter, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tests/fixtures/browser.ts';

const { launch } = findBrowser() ?? { launch: { args: [] } };

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
  // Limits for what hangs, wide enough for a machine with much else to do; nothing that works waits for them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
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
    // Recorded only when asked for: `npx playwright test --trace on -g "its name"`.
    trace: 'off',
  },
  projects: [
    { name: 'accessibility', testDir: 'tests/accessibility' },
    { name: 'budgets', testDir: 'tests/budgets' },
    { name: 'delivery-build', testDir: 'tests/delivery', testMatch: '**/*.setup.ts', fullyParallel: false },
    { name: 'delivery', testDir: 'tests/delivery', dependencies: ['delivery-build'] },
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: '**/{restored,scriptless}.spec.ts' },
    {
      // Playwright switches the back/forward cache off by default.
      name: 'restored',
      testDir: 'tests/e2e',
      testMatch: '**/restored.spec.ts',
      use: { launchOptions: { ...launch, ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
    {
      // Playwright's own switch stops scripts but not the parser, which goes on leaving `<noscript>` out.
      name: 'scriptless',
      testDir: 'tests/e2e',
      testMatch: '**/scriptless.spec.ts',
      use: { launchOptions: { ...launch, args: [...launch.args, '--blink-settings=scriptEnabled=false'] } },
    },
  ],
  webServer: {
    command: 'node scripts/serve.ts',
    // As npm scripts do: the Node that the project brings with it comes first.
    env: { PORT: '0', PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) },
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
});
