/** What `npm test` says about failures, and where GitHub marks them. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { explainCoverage } from '../../../tools/test/coverage.ts';
import { temporaryFolder } from '../../../tools/test/files.ts';
import { describe, playwright, sum, vitest } from '../../../tools/test/reports.ts';
import { SUITES } from '../../../tools/test/suites.ts';

const FILE = resolve('tests/unit/order.test.ts');

test('a failure in Vitest has the file, the line and the first line of the error', () => {
  const report = {
    numPassedTests: 3,
    numPendingTests: 1,
    success: false,
    testResults: [
      {
        name: FILE,
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'fine', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'order is kept',
            failureMessages: [
              `AssertionError: \u001b[31mexpected 1 to be 2\u001b[39m\n    at ${resolve('src/a.ts')}:9:9\n    at ${FILE}:12:34\n`,
            ],
          },
        ],
      },
      {
        name: resolve('tests/unit/broken.test.ts'),
        status: 'failed',
        message: 'No such module\nat x',
        assertionResults: [],
      },
    ],
  };
  const tally = vitest(JSON.stringify(report));
  expect(tally).toMatchObject({ passed: 3, failed: 2, skipped: 1 });
  expect(tally.failures).toEqual([
    {
      title: 'order is kept',
      message: 'AssertionError: expected 1 to be 2',
      at: { file: 'tests/unit/order.test.ts', line: 12, column: 34 },
    },
    {
      title: 'The file could not be run',
      message: 'No such module',
      at: { file: 'tests/unit/broken.test.ts', line: 1 },
    },
  ]);
  expect(tally.failures.map(describe)[0]).toBe(
    'tests/unit/order.test.ts:12 › order is kept: AssertionError: expected 1 to be 2',
  );
});

test('a failure in Playwright has the line that failed, or that of its test if a helper failed', () => {
  const root = resolve('tests');
  const spec = (title: string, error: object) => ({
    title,
    file: 'e2e/film.spec.ts',
    line: 5,
    column: 1,
    tests: [{ projectName: 'e2e', status: 'unexpected', results: [{ error }] }],
  });
  const report = {
    config: { rootDir: root },
    stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 },
    errors: [{ message: 'No tests found' }],
    suites: [
      {
        specs: [
          spec('plays', {
            message: 'Error: no\nmore',
            location: { file: resolve(root, 'e2e/film.spec.ts'), line: 8, column: 3 },
          }),
        ],
        suites: [
          {
            specs: [
              spec('stops', {
                message: 'Error: none',
                location: { file: resolve(root, 'fixtures/test.ts'), line: 8, column: 3 },
              }),
            ],
          },
        ],
      },
    ],
  };
  const tally = playwright(JSON.stringify(report));
  expect(tally).toMatchObject({ passed: 1, failed: 3 });
  expect(tally.failures).toEqual([
    {
      title: '[e2e] plays',
      message: 'Error: no',
      at: { file: 'tests/e2e/film.spec.ts', line: 8, column: 3 },
    },
    {
      title: '[e2e] stops',
      message: 'Error: none',
      at: { file: 'tests/e2e/film.spec.ts', line: 5, column: 1 },
    },
    { title: 'No tests found' },
  ]);
  expect(sum([tally, tally])).toMatchObject({ passed: 2, failed: 6 });
});

test('the workflow runs each suite in exactly one job', () => {
  const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8')) as {
    jobs: { test: { strategy: { matrix: { include: { run: string }[] } } } };
  };
  const named = jobs.test.strategy.matrix.include.flatMap(({ run }) =>
    (/npm test -- (.+)$/.exec(run)?.[1] ?? '').split(' '),
  );
  expect(named.sort()).toEqual(SUITES.map(({ name }) => name).sort());
});

test('coverage below its threshold is named, with its figure', () => {
  const folder = temporaryFolder('coverage');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const explain = (lines: number, branches: number) => {
    const file = join(folder, 'summary.json');
    writeFileSync(file, JSON.stringify({ total: { lines: { pct: lines }, branches: { pct: branches } } }));
    return explainCoverage(file);
  };
  expect(explain(90, 90)).toBeUndefined();
  expect(explain(99.2, 89.97)).toBe('its tests run 89.97% of branches, of which 90% must run');
  expect(explain(1, 2)).toContain('1% of lines, of which 90% must run, and 2% of branches');
  expect(explainCoverage(join(folder, 'none.json'))).toBeUndefined();
});
