import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from '../../tools/test/browser.ts';

const { launch } = findBrowser() ?? { launch: {} };

/** The visual editor, and `astro dev` while content changes: all tests share one server and its content. */
export default defineConfig({
  testDir: '.',
  outputDir: '../results/artifacts/editor',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    [process.env['SUITE'] === undefined ? 'list' : 'dot'],
    ['json', { outputFile: '../results/reports/editor.json' }],
  ],
  // Only for tests that hang: on a busy machine some take ten times as long as on an idle one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${process.env['EDITOR_PORT'] ?? ''}`,
    locale: 'en-GB',
    launchOptions: launch,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'start', testMatch: 'start.setup.ts' },
    { name: 'editor', testMatch: '*.spec.ts', dependencies: ['start'] },
  ],
  webServer: {
    command: 'node tests/editor/serve.ts',
    cwd: '../..',
    env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
    wait: { stdout: /http:\/\/localhost:(?<editor_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
});
