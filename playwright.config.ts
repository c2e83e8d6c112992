import { delimiter, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { existsSync } from 'node:fs';
import type { EngineOptions } from './tests/engines/test.ts';
import { findBrowser } from './tests/fixtures/browser.ts';
import { launchOptions, TEST_SITE } from './tests/visual/browser.ts';

const { launch } = findBrowser() ?? { launch: { args: [] } };
const whole = findBrowser('whole')?.launch ?? launch;

/** Names what a run leaves behind, so that a later rung of `npm test` does not clear it away. */
const rung = process.env['TEST_RUNG'] ?? 'playwright';

/** Serves a build on a free port; the tests find the number in the environment, under the name given. */
const server = (root: string, port: string) => ({
  command: 'node scripts/serve.ts',
  // As npm scripts do: the Node that the project brings with it comes first.
  env: { PORT: '0', ROOT: root, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) },
  wait: { stdout: new RegExp(`http://localhost:(?<${port}>\\d+)`) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 1000 },
});

const SITES = [
  { root: 'dist', port: 'site_port' },
  { root: TEST_SITE, port: 'test_site_port' },
];
const built = SITES.filter(({ root }) => existsSync(resolve(root, 'index.html')));

/**
 * Everything that needs a built site. The servers pick free ports and print them, so that several checkouts can be
 * tested at once.
 */
export default defineConfig<object, Partial<EngineOptions>>({
  testDir: 'tests',
  outputDir: `tests/results/artifacts/${rung}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Baselines are made by `npm run test:visual:update` alone; a missing one is a failure.
  updateSnapshots: 'none',
  // Limits for what hangs, wide enough for a machine with much else to do; nothing that works waits for them.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // Measured; docs/testing.md has the figures.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 0, animations: 'allow' },
  },
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: `tests/results/${rung}.json` }],
    ['html', { outputFolder: `tests/results/report/${rung}`, open: 'never' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 720 },
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
      // The shell has no back/forward cache, and Playwright switches it off by default.
      name: 'restored',
      testDir: 'tests/e2e',
      testMatch: '**/restored.spec.ts',
      use: { launchOptions: { ...whole, ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
    {
      // Playwright's own switch stops scripts but not the parser, which goes on leaving `<noscript>` out.
      name: 'scriptless',
      testDir: 'tests/e2e',
      testMatch: '**/scriptless.spec.ts',
      use: { launchOptions: { ...launch, args: [...launch.args, '--blink-settings=scriptEnabled=false'] } },
    },
    // Other engines; docs/testing.md says how they are found and driven.
    { name: 'firefox', testDir: 'tests/engines', use: { engine: 'Firefox' } },
    { name: 'webkit', testDir: 'tests/engines', use: { engine: 'WebKit' } },
    {
      name: 'visual',
      testDir: 'tests/visual',
      snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
      use: {
        baseURL: `http://localhost:${process.env['TEST_SITE_PORT'] ?? ''}`,
        launchOptions: launchOptions(),
        deviceScaleFactor: 1,
        contextOptions: { reducedMotion: 'reduce' },
        // The styles that hold a picture still are none of the page's own.
        bypassCSP: true,
      },
    },
  ],
  webServer: (built.length > 0 ? built : SITES.slice(0, 1)).map(({ root, port }) => server(root, port)),
});
