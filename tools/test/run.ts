// Runs a script of package.json, with all that it depends on, and adds up what the test runners report.
//   node tools/test/run.ts suites
// Wireit runs what is declared there: in order, at the same time where nothing forbids it, and not again if none of the
// declared files has changed. The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { installBrowser } from './browser.ts';

/** Where each suite writes its report. Wireit brings back the report of a suite that it does not run again. */
const REPORTS = 'tests/results/reports';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The parts of the JSON reports of Vitest and Playwright that are read here. */
interface Report {
  success?: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  stats?: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors?: unknown[];
}

const tallyOf = (report: Report): Tally => {
  const { stats, errors = [] } = report;
  if (stats)
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
};

const read = (file: string): Tally => {
  try {
    return tallyOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    console.error(`${file} is damaged. Empty the cache with \`rm -rf .wireit\`, and run the tests again.`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

const readTally = (): Tally =>
  globSync(`${REPORTS}/*.json`)
    .map(read)
    .reduce(
      (sum, one) => ({
        passed: sum.passed + one.passed,
        failed: sum.failed + one.failed,
        skipped: sum.skipped + one.skipped,
      }),
      { passed: 0, failed: 0, skipped: 0 },
    );

/** @returns whether the script and all that it depends on succeeded */
const runScript = (script: string): boolean => {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    // npm is a script on Windows.
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
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
const { passed, failed, skipped } = readTally();
if (skipped > 0)
  console.log(`${skipped} skipped: they need a program that is not installed (docs/testing.md).`);
// A check or a build that failed has no report.
const failures = failed > 0 || succeeded ? failed : 1;
console.log(`${passed} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
