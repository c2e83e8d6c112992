import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './tests/engines/test.ts';
import { findBrowser } from './tools/test/browser.ts';
import { FIXTURE_DIST } from './tools/test/fixtureSite.ts';
import { launchOptions, TEST_SITE } from './tools/test/visual/browser.ts';

const { launch } = findBrowser() ?? { launch: { args: [] } };
const full = findBrowser('full')?.launch ?? launch;

/** Names the results, so that the suites of `npm test` do not overwrite each other's. */
const suite = process.env['SUITE'] ?? 'playwright';

/** Serves a build on a free port, and puts its number into the environment variable named. */
const server = (root: string, port: string) => ({
  command: 'node tools/hosting/serve.ts',
  // Like npm scripts, this finds the bundled Node first.
  env: { PORT: '0', ROOT: root, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) },
  wait: { stdout: new RegExp(`http://localhost:(?<${port}>\\d+)`) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 1000 },
});

const SITES = [
  { root: process.env['SITE_ROOT'] ?? 'dist', port: 'live_port' },
  { root: FIXTURE_DIST, port: 'fixture_port' },
  { root: TEST_SITE, port: 'test_site_port' },
];
/** How far a picture may differ. docs/testing.md says how this was measured. */
const PICTURES = { threshold: 0.02, maxDiffPixels: 0 };

/** The site with its own content. */
const live = `http://localhost:${process.env['LIVE_PORT'] ?? ''}`;

/** What the comparison of scenes has in common in every engine. */
const VISUAL = {
  // `npm run test:visual` names another folder where the committed baselines do not hold for the browser.
  snapshotPathTemplate: `${process.env['VISUAL_BASELINES'] ?? 'tests/visual/baselines'}/{arg}{ext}`,
  use: { baseURL: `http://localhost:${process.env['TEST_SITE_PORT'] ?? ''}` },
};

const built = SITES.filter(({ root }) => existsSync(resolve(root, 'index.html')));

/**
 * The suites that need a built site. The servers choose free ports, so that several checkouts can be tested at once.
 */
export default defineConfig<object, Partial<EngineOptions>>({
  testDir: 'tests',
  outputDir: `tests/results/artifacts/${suite}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Only `npm run test:visual -- --update` takes baselines. A missing one is a failure.
  updateSnapshots: 'none',
  // Only for tests and steps that hang, so they allow for a busy machine.
  timeout: 300_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { ...PICTURES, animations: 'allow' },
    toMatchSnapshot: PICTURES,
  },
  // A browser keeps more than one processor busy while it opens a page.
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  reporter: [
    // Each suite of `npm test` shows its output when it ends.
    [process.env['SUITE'] === undefined ? 'list' : 'dot'],
    ['json', { outputFile: `tests/results/reports/${suite}.json` }],
    ['html', { outputFolder: `tests/results/report/${suite}`, open: 'never' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 720 },
    // Tests that expect particular text, counts or pictures run on the fixture site. Those that hold for any content run on
    // the site's own.
    baseURL: `http://localhost:${process.env['FIXTURE_PORT'] ?? ''}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: launch,
    // A worker would answer in place of the server. Its own tests allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recorded only when asked for: `npx playwright test --trace on -g "its name"`.
    trace: 'off',
  },
  projects: [
    { name: 'site-wide', testDir: 'tests/site-wide', use: { baseURL: live } },
    { name: 'servers', testDir: 'tests/servers' },
    { name: 'delivery-build', testDir: 'tests/delivery', testMatch: '**/*.setup.ts', fullyParallel: false },
    { name: 'delivery', testDir: 'tests/delivery', dependencies: ['delivery-build'] },
    {
      name: 'mutations',
      testDir: 'tests/mutations',
      dependencies: ['delivery-build'],
      // A quarter of the time went into drawing movements that no test here watches. In Firefox they are drawn.
      use: { engine: 'Chromium', reducesMotion: true },
    },
    {
      name: 'mutations-firefox',
      testDir: 'tests/mutations',
      dependencies: ['delivery-build'],
      use: { engine: 'Firefox' },
    },
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: '**/{bfcache,noscript}.spec.ts' },
    {
      // The headless shell has no back/forward cache, and Playwright switches off that of other browsers.
      name: 'bfcache',
      testDir: 'tests/e2e',
      testMatch: '**/bfcache.spec.ts',
      use: { launchOptions: { ...full, ignoreDefaultArgs: ['--disable-back-forward-cache'] } },
    },
    {
      // Playwright's own `javaScriptEnabled: false` stops scripts, but the parser still ignores `<noscript>`.
      name: 'noscript',
      testDir: 'tests/e2e',
      testMatch: '**/noscript.spec.ts',
      use: { launchOptions: { ...launch, args: [...launch.args, '--blink-settings=scriptEnabled=false'] } },
    },
    { name: 'firefox', testDir: 'tests/engines', use: { engine: 'Firefox' } },
    { name: 'webkit', testDir: 'tests/engines', use: { engine: 'WebKit' } },
    {
      ...VISUAL,
      name: 'visual',
      testDir: 'tests/visual',
      use: {
        ...VISUAL.use,
        launchOptions: launchOptions(),
        deviceScaleFactor: 1,
        contextOptions: { reducedMotion: 'reduce' },
        // Lets tests add the styles of screenshot.css.
        bypassCSP: true,
      },
    },
    ...(['Firefox', 'WebKit'] as const).map((engine) => ({
      ...VISUAL,
      name: `visual-${engine.toLowerCase()}`,
      testDir: 'tests/engines',
      testMatch: '**/scenes.spec.ts',
      use: { ...VISUAL.use, engine },
    })),
  ],
  webServer: (built.length > 0 ? built : SITES.slice(0, 1)).map(({ root, port }) => server(root, port)),
});
