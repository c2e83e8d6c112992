// Runs a script of package.json, with all that it depends on, and adds up what the test runners report.
//   node tools/test/run.ts suites
// Wireit runs what is declared there: in order, at the same time where nothing forbids it, and not again if none of the
// declared files has changed. The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { installBrowser } from './browser.ts';

/** Where each suite writes its report. Wireit brings back the report of a suite that it does not run again. */
const REPORTS = 'tests/results/reports';

/** The parts of the JSON reports of Vitest and Playwright that are read here. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  stats?: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors?: unknown[];
}

/** Adds up all reports. */
const readReports = () => {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const file of globSync(`${REPORTS}/*.json`)) {
    try {
      const { stats, errors = [], ...vitest } = JSON.parse(readFileSync(file, 'utf8')) as Report;
      tally.passed += stats?.expected ?? vitest.numPassedTests;
      tally.failed += stats ? stats.unexpected + stats.flaky + errors.length : vitest.numFailedTests;
      tally.skipped += stats?.skipped ?? vitest.numPendingTests;
    } catch {
      console.error(`${file} is damaged. Empty the cache with \`rm -rf .wireit\`, and run the tests again.`);
      tally.failed += 1;
    }
  }
  return tally;
};

/** @returns whether the script and all that it depends on succeeded */
const runScript = (script: string): boolean => {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    // npm is a script on Windows.
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      // The suites start hundreds of processes and threads of Node, most with the same packages.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
      // All that can be known about a change is said at once.
      WIREIT_FAILURES: 'continue',
      // Each step keeps about one processor busy.
      WIREIT_PARALLEL: process.env['WIREIT_PARALLEL'] ?? String(Math.max(2, availableParallelism())),
    },
  });
  return status === 0;
};

const browser = installBrowser();
if (browser === undefined) {
  console.error('No browser could be installed. Install one with: npx playwright install chromium');
  console.log('0 passed, 1 failed');
  process.exit(1);
}
console.log(`Testing in ${browser}.`);
rmSync(REPORTS, { recursive: true, force: true });
const succeeded = runScript(process.argv[2] ?? 'suites');
const { passed, failed, skipped } = readReports();
if (skipped > 0)
  console.log(`${skipped} skipped: they need a program that is not installed (docs/testing.md).`);
// A check or a build that failed has no report.
const failures = failed > 0 || succeeded ? failed : 1;
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
