// Reads the reports of the test runners: how many tests passed, failed and were skipped, and which failed.
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed earlier, in suites that did not run because nothing they read has changed since. */
  kept: number;
  failures: readonly Failure[];
}

/** A failed test, or a failure of something that has no tests. */
export interface Failure {
  /** Its name. */
  title: string;
  /** The first line of its error. */
  message?: string;
  /** Where it failed. */
  at?: { file: string; line: number; column?: number };
}

/** A failure on one line. */
export const describe = ({ title, message, at }: Failure): string =>
  [at && `${at.file}:${at.line} ›`, `${title}${message ? ':' : ''}`, message].filter(Boolean).join(' ');

export const EMPTY: Tally = { passed: 0, failed: 0, skipped: 0, kept: 0, failures: [] };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, { passed, failed, skipped, kept, failures }) => ({
      passed: all.passed + passed,
      failed: all.failed + failed,
      skipped: all.skipped + skipped,
      kept: all.kept + kept,
      failures: [...all.failures, ...failures],
    }),
    EMPTY,
  );

/** A failure of something that writes no report. */
export const failure = (title: string): Tally => ({ ...EMPTY, failed: 1, failures: [{ title }] });

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
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[];
      location?: { line: number; column: number } | null;
    }[];
  }[];
}

/** Where in a file an error arose, by its stack. */
const placeIn = (file: string, stack = ''): { line: number; column: number } | undefined => {
  const call = stack.split('\n').find((line) => line.includes(`${file}:`));
  const [line, column] = call?.split(`${file}:`)[1]?.match(/\d+/g) ?? [];
  return line ? { line: Number(line), column: Number(column ?? 1) } : undefined;
};

/** Reads a report of Vitest. A test file that cannot be loaded counts as one failure. */
export const vitest = (text: string): Tally => {
  const report = JSON.parse(text) as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0)
      return [{ title: 'The file could not be run', message: firstLine(message), at: { file, line: 1 } }];
    return failed.map(({ fullName, failureMessages: [error], location }) => ({
      title: fullName,
      message: firstLine(error),
      at: { file, ...(placeIn(name, error) ?? location ?? { line: 1 }) },
    }));
  });
  if (!report.success && failures.length === 0) failures.push({ title: 'Vitest failed outside its tests.' });
  return {
    ...EMPTY,
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests,
    failures,
  };
};

interface PlaywrightError {
  message?: string;
  location?: { file: string; line: number; column: number };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    column: number;
    tests: { projectName: string; status: string; results: { error?: PlaywrightError }[] }[];
  }[];
}

/** Reads a report of Playwright. */
export const playwright = (text: string): Tally => {
  const { config, stats, errors, suites } = JSON.parse(text) as {
    config: { rootDir: string };
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    errors: PlaywrightError[];
    suites: PlaywrightSuite[];
  };
  const failuresOf = (suite: PlaywrightSuite): Failure[] => [
    ...suite.specs.flatMap(({ title, file, line, column, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }): Failure => {
          const error = results.find((result) => result.error)?.error;
          const own = resolve(config.rootDir, file);
          const at = error?.location?.file === own ? error.location : { line, column };
          return {
            title: `[${projectName}] ${title}`,
            message: firstLine(error?.message),
            at: { file: relative('.', own), line: at.line, column: at.column },
          };
        }),
    ),
    ...(suite.suites ?? []).flatMap(failuresOf),
  ];
  const outside = errors.map(({ message, location }): Failure => ({
    title: firstLine(message),
    ...(location && { at: { ...location, file: relative('.', location.file) } }),
  }));
  return {
    ...EMPTY,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresOf), ...outside],
  };
};
