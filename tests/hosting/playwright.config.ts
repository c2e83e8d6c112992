import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../tools/test/browser.ts';
import { OURS } from './ask.ts';

const { launch } = findBrowser() ?? { launch: {} };

/** The checks of a published site: see `tools/hosting/check.ts`. */
export default defineConfig({
  testDir: '..',
  // The `site-wide` suite tests the pages of the built site.
  testMatch: ['hosting/*.spec.ts', ...(OURS ? [] : ['site-wide/{discovery,links}.spec.ts'])],
  // Mutants are made in a copy of the project in there.
  testIgnore: '**/results/**',
  outputDir: '../results/hosting',
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: `../results/reports/hosting-${process.env['HOSTING_NAME'] ?? 'live'}.json` }],
  ],
  timeout: 300_000,
  use: {
    actionTimeout: 20_000,
    baseURL: process.env['HOSTING_URL'] ?? '',
    locale: 'en-GB',
    // The browser does not know the certificate that we made.
    ignoreHTTPSErrors: OURS,
    launchOptions: launch,
  },
});
