// Builds the edition with the style guide and compares screenshots of its parts, and their layout as text.
//   npm run test:visual                          all of them
//   npm run test:visual -- -g "home"             some; other arguments go to Playwright
//   npm run test:visual -- --accept 320/hero     takes differences of the last run as they are meant to be, by name
//   npm run test:visual -- --update              takes all anew, after an intended change
import { globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { TEST_BUILD } from '../integrations/styleguide.ts';
import { buildEdition } from './edition.ts';
import { accept, writeFailuresPage } from './visual/failures.ts';
import { BASELINES, launchOptions, TEST_SITE } from './visual/browser.ts';
import { compareWithBase } from './visual/compareWithBase.ts';
import { compress } from './visual/compress.ts';
import { baselineMismatch, lookOf, recordFingerprint } from './visual/fingerprint.ts';
import { runVisualTests } from './visual/runVisualTests.ts';

const buildTestSite = (): boolean => {
  const failure = buildEdition(TEST_SITE, { [TEST_BUILD]: '1' });
  if (failure !== undefined) console.log(`${failure}\nThe test build failed.`);
  return failure === undefined;
};

/** Takes everything anew. Without a filter, it also deletes what scenes that are gone left, and records the browser. */
const update = async (args: readonly string[], mismatch: string | undefined): Promise<boolean> => {
  const start = Date.now();
  if (mismatch !== undefined) {
    console.log(
      `${mismatch} Only the layout text is taken here. Accept pictures one by one: docs/testing.md.`,
    );
    return runVisualTests(['visual.spec.ts', '--update-snapshots=all', ...args], { VISUAL_PICTURES: 'none' });
  }
  mkdirSync(BASELINES, { recursive: true });
  const passed = runVisualTests(['visual.spec.ts', '--update-snapshots=all', ...args]);
  const taken = globSync(['baselines/*/*.png', 'layout/*/*.txt'], { cwd: 'tests/visual' }).map((name) =>
    join('tests/visual', name),
  );
  const written = taken.filter((file) => statSync(file).mtimeMs >= start);
  for (const file of written) if (file.endsWith('.png')) await compress(file);
  if (passed && args.length === 0) {
    for (const file of taken) if (!written.includes(file)) rmSync(file);
    const browser = await chromium.launch(launchOptions());
    await recordFingerprint(browser);
    await browser.close();
  }
  const bytes = taken.map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  const size = (bytes.reduce((sum, one) => sum + one, 0) / 1e6).toFixed(2);
  console.log(`${written.length} baselines written; ${size} MB in all.`);
  return passed;
};

const compare = (args: readonly string[], mismatch: string | undefined, look: string): boolean => {
  const passed = mismatch === undefined ? runVisualTests(args) : compareWithBase(args, mismatch, look);
  writeFailuresPage();
  return passed;
};

const main = async ([first, ...rest]: readonly string[]): Promise<boolean> => {
  if (first === '--accept') return accept(rest);
  if (!buildTestSite()) return false;
  const browser = await chromium.launch(launchOptions());
  const [mismatch, look] = [await baselineMismatch(browser), await lookOf(browser)];
  await browser.close();
  const args = process.argv.slice(2);
  const filters = args.filter((arg) => arg !== '--update');
  return args.includes('--update') ? update(filters, mismatch) : compare(filters, mismatch, look);
};

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
