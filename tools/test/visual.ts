// Builds the fixture site with the style guide and compares screenshots of its parts, and their layout as text.
//   npm run test:visual                          all of them
//   npm run test:visual -- -g "home"             some; other arguments go to Playwright
//   npm run test:visual -- --engine firefox      in another engine, with pictures of an earlier commit
//   npm run test:visual -- --accept 320/hero     takes differences of the last run as they are meant to be, by name
//   npm run test:visual -- --update              takes all anew, after an intended change
import { globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { TEST_BUILD } from '../integrations/styleguide.ts';
import { buildFixtureSite } from './fixtureSite.ts';
import { findEngines } from './engines/find.ts';
import { sessionOf } from './engines/playwright.ts';
import { accept, writeFailuresPage } from './visual/failures.ts';
import { BASELINES, launchOptions, TEST_SITE } from './visual/browser.ts';
import { compareWithBase } from './visual/compareWithBase.ts';
import { compress } from './visual/compress.ts';
import { baselineMismatch, lookOf, recordFingerprint } from './visual/fingerprint.ts';
import { runVisualTests } from './visual/runVisualTests.ts';

const buildTestSite = (): boolean => {
  const failure = buildFixtureSite(TEST_SITE, { [TEST_BUILD]: '1' });
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
    return runVisualTests('visual', ['visual.spec.ts', '--update-snapshots=all', ...args], {
      VISUAL_PICTURES: 'none',
    });
  }
  mkdirSync(BASELINES, { recursive: true });
  const passed = runVisualTests('visual', ['visual.spec.ts', '--update-snapshots=all', ...args]);
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

const compareInChromium = async (args: readonly string[], updates: boolean): Promise<boolean> => {
  const browser = await chromium.launch(launchOptions());
  const mismatch = await baselineMismatch(browser);
  const look = await lookOf(sessionOf(await browser.newPage()));
  await browser.close();
  if (updates) return update(args, mismatch);
  return mismatch === undefined
    ? runVisualTests('visual', args)
    : compareWithBase('visual', args, mismatch, look);
};

/** Compares in an engine without baselines of its own. */
const compareIn = async (name: string, args: readonly string[]): Promise<boolean> => {
  const engine = findEngines().find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (engine?.start === undefined) {
    console.log(engine ? `${engine.name}: ${engine.description}` : `There is no engine “${name}”.`);
    return false;
  }
  const running = await engine.start({ scripting: true, reducesMotion: true });
  const look = await lookOf(await running.newSession());
  await running.close();
  const project = engine.name === 'Firefox' ? 'visual-firefox' : 'visual-webkit';
  return compareWithBase(project, args, `The baselines do not hold for ${engine.description}.`, look);
};

const main = async ([first, ...rest]: readonly string[]): Promise<boolean> => {
  if (first === '--accept') return accept(rest);
  if (first === '--engine' && rest.includes('--update')) {
    console.log('Only Chromium records baselines. Leave out --engine.');
    return false;
  }
  if (!buildTestSite()) return false;
  if (first === '--engine' && rest[0] !== undefined) {
    const passed = await compareIn(rest[0], rest.slice(1));
    writeFailuresPage();
    return passed;
  }
  const args = process.argv.slice(2);
  const updates = args.includes('--update');
  const passed = await compareInChromium(
    args.filter((arg) => arg !== '--update'),
    updates,
  );
  if (!updates) writeFailuresPage();
  return passed;
};

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
