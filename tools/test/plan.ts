import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { withImports } from './inputs/imports.ts';
import { filesRead, lookAtProject, type Project, type Reads } from './inputs/inputs.ts';
import { BUILDS, CHECKS, type Step } from './steps.ts';
import type { Suite } from './suite.ts';
import { isTestOf, SUITES } from './suites.ts';

/** What to run. */
export interface Plan {
  /** The suites, in their order. */
  suites: readonly Suite[];
  /** The checks, in their order. The builds always run. */
  checks: readonly Step[];
  /** The test files of a suite that can have broken; `undefined` for all. */
  only: (suite: Suite) => readonly string[] | undefined;
  /** Which steps need not run where they passed with the same inputs. */
  reuses: 'all' | 'builds' | 'none';
  /** What the change cannot break, each with the reason. */
  leftOut: readonly string[];
}

/** Paths that differ from the last commit, deleted ones too; `undefined` without git. */
const uncommitted = (): string[] | undefined => {
  const args = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) return undefined;
  return stdout
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .sort();
};

/** Those of the changed files that a step reads. A deleted file counts unless its place is left out. */
export const touching = (
  changed: readonly string[],
  project: Pick<Project, 'files'>,
  reads: Reads,
): string[] => {
  const read = filesRead(project, reads);
  const couldRead = (path: string) => !reads.leavesOut.some((glob) => matchesGlob(path, glob));
  return changed.filter((path) => (project.files.has(path) ? read.has(path) : couldRead(path)));
};

/**
 * The test files of a suite that import one of the changed files; `undefined` where a change can also reach it in
 * another way, so that all of its tests must run.
 */
export const testsImporting = (
  suite: Suite,
  changed: readonly string[],
  files: ReadonlySet<string>,
): string[] | undefined => {
  const tests = [...files].filter((file) => isTestOf(suite, file));
  const reach = new Map(tests.map((test) => [test, withImports([test], files)]));
  const isFollowed = (path: string) =>
    path.startsWith('tests/') && [...reach.values()].some((seen) => seen.has(path));
  if (!changed.every(isFollowed)) return undefined;
  return tests.filter((test) => changed.some((path) => reach.get(test)?.has(path)));
};

const planChanged = (project: Project, changed: readonly string[]): Plan => {
  const touched = (reads: Reads) => touching(changed, project, reads);
  const builds = BUILDS.filter(({ reads }) => touched(reads).length > 0);
  const rebuilt = new Set(builds.flatMap(({ reads }) => reads.builds));
  const isRebuilt = (reads: Reads) => reads.builds.some((folder) => rebuilt.has(folder));
  const isBroken = (reads: Reads) => isRebuilt(reads) || touched(reads).length > 0;
  const runs = SUITES.filter(({ reads }) => isBroken(reads));
  const files = new Set(project.files.keys());
  return {
    suites: runs,
    checks: CHECKS.filter(({ reads }) => touched(reads).length > 0),
    only: (suite) =>
      isRebuilt(suite.reads) || suite.name === 'hosting' || suite.name === 'visual'
        ? undefined
        : testsImporting(suite, touched(suite.reads), files),
    reuses: 'all',
    leftOut: [
      `Changed: ${changed.join(', ') || 'nothing'}.`,
      ...[...CHECKS, ...SUITES]
        .filter(({ reads }) => !isBroken(reads))
        .map(({ name }) => `${name} is left out: it reads none of what changed.`),
    ],
  };
};

/** @returns a message where there can be no plan */
export const planFor = (asked: {
  names: readonly string[];
  all: boolean;
  changed: boolean;
}): Plan | string => {
  if (asked.changed) {
    const changed = uncommitted();
    return changed
      ? planChanged(lookAtProject(), changed)
      : 'There is no git repository, so nothing says what changed. Run: npm test';
  }
  const named = asked.names.length > 0;
  return {
    suites: named ? SUITES.filter(({ name }) => asked.names.includes(name)) : SUITES,
    // Only a run of everything needs the checks.
    checks: named ? [] : CHECKS,
    only: () => undefined,
    // A service that tests a commit trusts no earlier run; whoever names a suite wants to see it run.
    reuses: asked.all || process.env['CI'] !== undefined ? 'none' : named ? 'builds' : 'all',
    leftOut: [],
  };
};
