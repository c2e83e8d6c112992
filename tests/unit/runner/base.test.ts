/** Which commit a change's pictures are compared with. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const BASE = pathToFileURL(resolve(import.meta.dirname, '../../../tools/test/visual/base.ts')).href;

const IDENTITY = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];

const repository = () => {
  const root = mkdtempSync(join(tmpdir(), 'base-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', [...IDENTITY, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ args, status, stderr }).toMatchObject({ status: 0 });
    return stdout.trim();
  };
  const commit = (name: string) => {
    writeFileSync(join(root, name), name);
    git('add', '.');
    git('commit', '-qm', name);
    return git('rev-parse', 'HEAD');
  };
  return { root, git, commit };
};

const findBase = (root: string, expression = 'findBase()'): unknown => {
  const script = `import { changedSince, findBase, buildBase } from '${BASE}'; console.log(JSON.stringify(${expression}));`;
  const args = ['--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    // Otherwise git would find the repository around a temporary folder, if there is one.
    env: { ...process.env, NODE_OPTIONS: '', GIT_CEILING_DIRECTORIES: tmpdir() },
  });
  return stdout === '' ? stderr : JSON.parse(stdout);
};

test('without git’s history there is none, and it says so', () => {
  const root = mkdtempSync(join(tmpdir(), 'base-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  expect(findBase(root)).toEqual({ none: expect.stringContaining('no git history') as string });
});

test('it is the last commit while something is uncommitted, then where the branch left main, and on main the one before', () => {
  const { root, git, commit } = repository();
  git('init', '-q', '-b', 'main');
  const first = commit('one');
  expect(findBase(root)).toEqual({ none: 'there is no earlier commit' });
  const second = commit('two');
  expect(findBase(root)).toEqual({ commit: first, because: 'the commit before' });
  git('checkout', '-qb', 'change');
  commit('three');
  const fourth = commit('four');
  expect(findBase(root)).toEqual({ commit: second, because: 'where this branch left main' });
  writeFileSync(join(root, 'five'), '');
  expect(findBase(root)).toEqual({ commit: fourth, because: 'the last commit' });
  expect(findBase(root, `changedSince('${first}', '.')`)).toEqual(['four', 'three', 'two']);
});

test('a shallow clone fetches what it lacks, or says which command does', () => {
  const { root, git, commit } = repository();
  git('init', '-q', '-b', 'main');
  const first = commit('one');
  commit('two');
  const clone = (name: string) => {
    const target = join(root, '..', `${root}-${name}`);
    onTestFinished(() => rmSync(target, { recursive: true, force: true }));
    spawnSync('git', ['clone', '-q', '--depth', '1', pathToFileURL(root).href, target]);
    return target;
  };
  expect(findBase(clone('reachable'))).toEqual({ commit: first, because: 'the commit before' });
  const cut = clone('cut');
  spawnSync('git', ['remote', 'set-url', 'origin', join(root, 'gone')], { cwd: cut });
  expect(findBase(cut)).toEqual({ none: expect.stringContaining('git fetch --unshallow') as string });
});

test('a base that does not build is said with its error, and leaves nothing behind', () => {
  const { root, git, commit } = repository();
  git('init', '-q', '-b', 'main');
  const broken = commit('astro.config.mjs');
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  git('add', '.');
  git('commit', '-qm', 'ignore');
  spawnSync('ln', ['-s', resolve('node_modules'), join(root, 'node_modules')]);
  expect(findBase(root, `buildBase('${broken}', 'site')`)).toMatch(
    /astro\.config\.mjs|ReferenceError|is not defined/,
  );
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
});
