import { defineConfig } from '@playwright/test';
import { findBrowser } from '../fixtures/browser.ts';

const { launch } = findBrowser() ?? { launch: {} };

/** The checks of a published site; `scripts/hosting.ts` says which. */
export default defineConfig({
  testDir: '.',
  outputDir: '../results/hosting',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: `../results/hosting-${process.env['HOSTING_NAME'] ?? 'live'}.json` }],
  ],
  timeout: 300_000,
  use: {
    actionTimeout: 20_000,
    baseURL: process.env['HOSTING_URL'] ?? '',
    locale: 'en-GB',
    launchOptions: launch,
  },
});
