// Reads what the test runners report: how many tests passed, failed and were skipped, and which failed.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed: its file, name and the first line of why. Told again at the end, where it is looked for. */
  failures: readonly string[];
}

export const EMPTY: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, { passed, failed, skipped, failures }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
      failures: [...all.failures, ...failures],
    }),
    EMPTY,
  );

/** One failure of something that writes no report. */
export const failure = (message: string): Tally => ({ ...EMPTY, failed: 1, failures: [message] });

/** The first line of an error, without the colours of a terminal. */
const firstLine = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0] ?? '';

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Reads a report of Vitest. A file that cannot even be read has no tests of its own to fail, and counts as one. */
export const vitest = (text: string): Tally => {
  const report = JSON.parse(text) as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
  if (!report.success && failures.length === 0) failures.push('Vitest failed outside its tests.');
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests,
    failures,
  };
};

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/** Reads a report of Playwright. */
export const playwright = (text: string): Tally => {
  const { stats, errors, suites } = JSON.parse(text) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    errors: { message?: string }[];
    suites: PlaywrightSuite[];
  };
  const failuresOf = (suite: PlaywrightSuite): string[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const why = results.find(({ error }) => error)?.error?.message;
          return `[${projectName}] ${file}:${line} › ${title}: ${firstLine(why)}`;
        }),
    ),
    ...(suite.suites ?? []).flatMap(failuresOf),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresOf), ...errors.map(({ message }) => firstLine(message))],
  };
};
