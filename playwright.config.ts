import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { defineConfig, devices, firefox, webkit, type Project } from '@playwright/test';
import { findBrowser } from './tools/test/browser.ts';
import { FIXTURE_DIST } from './tools/test/fixtureSite.ts';

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
  { root: process.env['FIXTURE_ROOT'] ?? FIXTURE_DIST, port: 'fixture_port' },
];

/** The site with its own content. */
const live = `http://localhost:${process.env['LIVE_PORT'] ?? ''}`;

/**
 * The behaviour that is tested in every engine. Only Chromium can stand in for a phone or a slow connection, and each
 * engine has its own words for a script that fails.
 */
const EVERY_ENGINE = {
  testDir: 'tests/e2e',
  testMatch:
    '**/{contact-form,film,gallery,layout,progressive-enhancement,schedule-carousel,schedule-tabs,services-menu}.spec.ts',
  grepInvert: /by touch|on a phone|on a connection that is measured|with every script failing/,
};

/** A mouse, which the machine may not have, and scroll bars that take no width, as in the other engines. */
const FIREFOX_PREFERENCES = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
};

const ENGINES = {
  firefox: {
    build: firefox,
    device: devices['Desktop Firefox'],
    launch: { firefoxUserPrefs: FIREFOX_PREFERENCES },
  },
  webkit: { build: webkit, device: devices['Desktop Safari'], launch: {} },
};

/** A project in Playwright's own Firefox or WebKit. Where that is not installed, the project says so and has no tests. */
const inEngine = (engine: keyof typeof ENGINES, project: Project): Project => {
  const { build, device, launch } = ENGINES[engine];
  if (existsSync(build.executablePath())) return { ...project, use: { ...device, launchOptions: launch } };
  if (process.argv.includes(project.name ?? ''))
    console.log(`${project.name ?? ''} is left out. To run it: npx playwright install --with-deps ${engine}`);
  return { ...project, testMatch: [] };
};

const built = SITES.filter(({ root }) => existsSync(resolve(root, 'index.html')));

/**
 * The suites that need a built site. The servers choose free ports, so that several checkouts can be tested at once.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: `tests/results/artifacts/${suite}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Only `npm run test:visual -- --update-snapshots` takes baselines. A missing one is a failure.
  updateSnapshots: 'none',
  // Only for tests and steps that hang, so they allow for a busy machine.
  timeout: 300_000,
  expect: {
    timeout: 20_000,
    // Two steps of 255 in grey. The same browser draws the same pixels each time.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 0 },
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
    { name: 'delivery', testDir: 'tests/delivery' },
    { name: 'mutations', testDir: 'tests/mutations' },
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
    { name: 'explorer', testDir: 'tests/explorer', use: { screenshot: 'off' } },
    inEngine('firefox', { name: 'firefox', ...EVERY_ENGINE }),
    inEngine('webkit', { name: 'webkit', ...EVERY_ENGINE }),
    {
      name: 'visual',
      testDir: 'tests/visual',
      // `npm run test:visual` finds the baselines that hold for the browser.
      snapshotPathTemplate: `${process.env['VISUAL_BASELINES'] ?? 'tests/visual/baselines'}/{arg}{ext}`,
      use: {
        // The same lines and letters on every machine.
        launchOptions: {
          ...launch,
          args: [
            ...launch.args,
            '--font-render-hinting=slight',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
        contextOptions: { reducedMotion: 'reduce' },
        // Lets `toHaveScreenshot` add section.css.
        bypassCSP: true,
      },
    },
  ],
  webServer: (built.length > 0 ? built : SITES.slice(0, 1)).map(({ root, port }) => server(root, port)),
});
