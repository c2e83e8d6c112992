/** Screenshots of the commit that a change started from, for browsers that draw otherwise than the recorded one. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cacheDirOf } from '../../../src/contentDir.ts';
import { TEST_BUILD } from '../../integrations/styleguide.ts';
import { FIXTURE_CONTENT } from '../fixtureSite.ts';

/** The commit to photograph; or why there is none. */
type Base = { commit: string; because: string } | { none: string };

/** @returns what git prints; `undefined` if it fails */
const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const MAIN = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];

/** How many more commits of a shallow clone to fetch at a time, before all. */
const DEEPEN = [50, 500];

/** Looks for a commit, and fetches more of a shallow clone's history until it is there. */
const withHistory = (find: () => string | undefined): string | undefined => {
  const isShallow = () => git('rev-parse', '--is-shallow-repository') === 'true';
  for (const depth of [...DEEPEN, undefined]) {
    const found = find();
    if (found !== undefined || !isShallow()) return found;
    const more = depth === undefined ? ['--unshallow'] : [`--deepen=${depth}`];
    if (git('fetch', '--quiet', ...more, 'origin') === undefined) return undefined;
  }
  return find();
};

/**
 * The commit whose look the working tree must keep: the last one while something is uncommitted, else where the branch
 * left the main branch, and on the main branch itself the commit before.
 */
export const findBase = (): Base => {
  const head = git('rev-parse', 'HEAD');
  if (head === undefined) return { none: 'there is no git history here, as in a downloaded archive' };
  if (git('status', '--porcelain') !== '') return { commit: head, because: 'the last commit' };
  const main = MAIN.find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined);
  const left = main && withHistory(() => git('merge-base', 'HEAD', main));
  if (left && left !== head) return { commit: left, because: `where this branch left ${main}` };
  const before = withHistory(() => git('rev-parse', '--verify', '--quiet', 'HEAD~1'));
  if (before) return { commit: before, because: 'the commit before' };
  const shallow = git('rev-parse', '--is-shallow-repository') === 'true';
  return {
    none: shallow
      ? 'this clone is shallow and more of its history could not be fetched; run: git fetch --unshallow'
      : 'there is no earlier commit',
  };
};

/** Files below a folder that differ between a commit and the working tree. */
export const changedSince = (commit: string, folder: string): readonly string[] =>
  git('diff', '--name-only', '--no-renames', commit, '--', folder)?.split('\n').filter(Boolean) ?? [];

/** The folder that the base is built into. */
const BUILT = 'tests/results/test-site';

/** Shares the packages and the processed pictures with a copy of the project. */
const sharePackages = (root: string): void => {
  const pictures = cacheDirOf(FIXTURE_CONTENT);
  mkdirSync(join(root, pictures), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '.astro') symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  if (!existsSync(pictures)) return;
  for (const name of readdirSync(pictures))
    if (name !== 'data-store.json') symlinkSync(resolve(pictures, name), join(root, pictures, name));
};

/**
 * Builds the test site of a commit, in a clean worktree that is removed afterwards.
 * @param site the folder to build into
 * @returns what went wrong, else `undefined`
 */
export const buildBase = (commit: string, site: string): string | undefined => {
  if (existsSync(join(site, 'index.html'))) return undefined;
  const root = mkdtempSync(join(tmpdir(), 'base-'));
  try {
    const added = spawnSync('git', ['worktree', 'add', '--detach', '--force', root, commit], {
      encoding: 'utf8',
    });
    if (added.status !== 0) return added.stderr;
    sharePackages(root);
    const astro = resolve('node_modules/astro/bin/astro.mjs');
    const built = spawnSync(process.execPath, [astro, 'build', '--outDir', BUILT], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        CONTENT_DIR: FIXTURE_CONTENT,
        NODE_ENV: 'production',
        [TEST_BUILD]: '1',
      },
    });
    if (built.status !== 0) return built.stdout + built.stderr;
    cpSync(join(root, BUILT), site, { recursive: true });
    return undefined;
  } finally {
    git('worktree', 'remove', '--force', root);
    rmSync(root, { recursive: true, force: true });
  }
};
