/** Results are kept by input: a suite that would read what changed must run again. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { environment } from '../../../tools/test/inputs/environment.ts';
import { folderDigest, projectFiles, projectPaths } from '../../../tools/test/inputs/files.ts';
import { withImports } from '../../../tools/test/inputs/imports.ts';
import { filesRead } from '../../../tools/test/inputs/inputs.ts';
import { touching, testsImporting } from '../../../tools/test/plan.ts';
import { BUILDS, CHECKS } from '../../../tools/test/steps.ts';
import { SUITES } from '../../../tools/test/suites.ts';

const HERE = resolve(import.meta.dirname, '../../..');
/** Their digests do not matter here. To read them all would make this suite depend on the content. */
const files = new Map(projectPaths(HERE).map((path) => [path, '']));

const temporaryFolder = (contents: Record<string, string> = {}): string => {
  const root = mkdtempSync(join(tmpdir(), 'runner-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
};

/** What runs again once a file has changed. A build that is made anew brings every suite that reads it. */
const runsAfter = (path: string): string[] => {
  const touched = [...CHECKS, ...BUILDS, ...SUITES].filter(
    ({ reads }) => touching([path], { files }, reads).length > 0,
  );
  const builds = touched.filter((step) => BUILDS.includes(step));
  const made = builds.flatMap(({ reads }) => reads.builds);
  const reading = SUITES.filter(({ reads }) => reads.builds.some((folder) => made.includes(folder)));
  return [...new Set([...touched, ...reading].map(({ name }) => name))].sort();
};

const ALL = [...CHECKS, ...BUILDS, ...SUITES].map(({ name }) => name).sort();
const allBut = (...names: string[]) => ALL.filter((name) => !names.includes(name));
const SUITE_NAMES = SUITES.map(({ name }) => name);

describe('a change of', () => {
  test('the live words runs nothing that tests the fixture site', () => {
    const runs = runsAfter('content/site.json');
    expect(runs).toEqual(expect.arrayContaining(['site', 'build', 'site-wide', 'budgets', 'hosting']));
    for (const name of ['unit', 'editor', 'e2e', 'engines', 'delivery', 'accessibility', 'visual'])
      expect(runs).not.toContain(name);
  });

  test('a document runs what reads documents', () =>
    expect(runsAfter('docs/testing.md')).toEqual(['check:format', 'unit']));

  test.each(['package-lock.json', 'package.json', 'tsconfig.json', 'an-unknown-folder/new-file.txt'])(
    '%s runs every suite',
    (path) => expect(runsAfter(path)).toEqual(expect.arrayContaining(SUITE_NAMES)),
  );

  test.each(['src/styles/_tokens.scss', 'src/queries/services.ts', 'src/sections/Why.astro'])(
    '%s runs every suite',
    (path) => expect(runsAfter(path)).toEqual(expect.arrayContaining(SUITE_NAMES)),
  );

  test('a test runs its own suite, and this one, which follows the imports of all tests', () => {
    const runs = runsAfter('tests/e2e/gallery.spec.ts');
    expect(runs.filter((name) => SUITE_NAMES.includes(name))).toEqual(['e2e', 'unit']);
  });

  test('the recorded layout runs every suite that compares with it', () =>
    expect(
      runsAfter('tests/visual/layout/320/home.txt').filter((name) => SUITE_NAMES.includes(name)),
    ).toEqual(['engines', 'visual']));

  test('a fixture of all tests runs every suite', () =>
    expect(runsAfter('tests/support/test.ts')).toEqual(expect.arrayContaining(SUITE_NAMES)));

  test('the server that tests start runs the suites that start it', () =>
    expect(runsAfter('tools/hosting/serve.ts')).toEqual(expect.arrayContaining(['e2e', 'hosting'])));

  test('the fixture site’s words runs what tests the fixture site', () =>
    expect(allBut(...runsAfter('tests/fixture-site/site.json'))).not.toEqual(
      expect.arrayContaining(['e2e', 'visual', 'delivery', 'unit', 'editor']),
    ));
});

test('a deleted file counts like a changed one', () => {
  const [e2e] = SUITES.filter(({ name }) => name === 'e2e');
  if (!e2e) throw new Error('There is no suite e2e.');
  expect(touching(['tests/e2e/gone.ts', 'docs/gone.md'], { files }, e2e.reads)).toEqual([
    'tests/e2e/gone.ts',
  ]);
});

test('only the tests that import a changed file run, and all where it may be read in another way', () => {
  const [e2e] = SUITES.filter(({ name }) => name === 'e2e');
  if (!e2e) throw new Error('There is no suite e2e.');
  const all = new Set(files.keys());
  const importing = (path: string) => testsImporting(e2e, [path], all);
  expect(importing('tests/e2e/gallery.spec.ts')).toEqual(['tests/e2e/gallery.spec.ts']);
  expect(importing('tests/support/header.ts')).toContain('tests/e2e/services-menu.spec.ts');
  expect(importing('tests/support/header.ts')).not.toContain('tests/e2e/film.spec.ts');
  expect(importing('playwright.config.ts')).toBeUndefined();
  expect(importing('tests/fixture-site/site.json')).toBeUndefined();
});

describe('the import graph', () => {
  const graph = (contents: Record<string, string>, entry: string) =>
    [...withImports([entry], new Set(Object.keys(contents)), temporaryFolder(contents))].sort();

  test('follows static, type, dynamic and re-exporting imports', () =>
    expect(
      graph(
        {
          'a.ts': `import './b.ts'; import type { C } from './c.ts'; export * from './d.ts'; await import('./e.ts');`,
          'b.ts': `import text from '../x.txt?raw'; import './f/f.ts';`,
          'c.ts': '',
          'd.ts': '',
          'e.ts': '',
          'f/f.ts': `import '../a.ts';`,
          'other.ts': '',
        },
        'a.ts',
      ),
    ).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f/f.ts']));

  test('takes a whole folder where the name of an import is computed', () =>
    expect(
      graph({ 'a/a.ts': 'await import(`./${name}.ts`);', 'a/b/c.ts': '', 'd.ts': '' }, 'a/a.ts'),
    ).toEqual(['a/a.ts', 'a/b/c.ts']));

  test('takes all of src/ where only a compiler can follow', () =>
    expect(
      graph(
        { 'a.ts': `import './src/p.astro';`, 'src/p.astro': '', 'src/q.ts': '', 'tools/t.ts': '' },
        'a.ts',
      ),
    ).toEqual(['a.ts', 'src/p.astro', 'src/q.ts']));
});

test('files outside of git are found in an archive too, and what tools make is not', () => {
  const root = temporaryFolder({
    'a/b.txt': '1',
    'dist/x': '2',
    'node_modules/y/z': '3',
    'tests/results/r': '4',
  });
  expect([...projectFiles(root).keys()]).toEqual(['a/b.txt']);
});

test('a build counts by every name and every byte', () => {
  const root = temporaryFolder({ 'a/b.txt': '1' });
  const before = folderDigest(root);
  writeFileSync(join(root, 'a/b.txt'), '2');
  const after = folderDigest(root);
  writeFileSync(join(root, 'c.txt'), '');
  expect(new Set([before, after, folderDigest(root), folderDigest(join(root, 'none'))]).size).toBe(4);
});

test('the environment has the variables that the code names, and no others', () => {
  const keys = () => [...environment("process.env['RUNNER_TEST_A']").keys()];
  process.env['RUNNER_TEST_A'] = '1';
  process.env['RUNNER_TEST_B'] = '1';
  onTestFinished(() => {
    delete process.env['RUNNER_TEST_A'];
    delete process.env['RUNNER_TEST_B'];
  });
  expect(keys()).toContain('the variable RUNNER_TEST_A');
  expect(keys()).not.toContain('the variable RUNNER_TEST_B');
  expect(keys()).toEqual(expect.arrayContaining(['Node', 'the installed packages', 'the browsers']));
});

test('every suite’s inputs hold its own tests and its configuration', () => {
  for (const { name, reads } of SUITES) {
    const read = filesRead({ files }, reads);
    expect(read, name).toContain('package-lock.json');
    expect(
      [...read].some((path) => path.startsWith('tests/')),
      name,
    ).toBe(true);
  }
});

/**
 * What to do in turn in a project of its own: write a file, or run the step. `again` runs it even if it passed, and `fails`
 * makes it fail.
 */
type Action = { write: string; text: string } | { run: Record<string, string>; again?: true; fails?: true };

const RUN: Action = { run: {} };
const FAIL: Action = { run: {}, fails: true };
const write = (file: string, text: string): Action => ({ write: file, text });

/**
 * Runs a script as a step, in a project of its own.
 * @returns for each run `ran`, with what was said about it, or `unchanged`
 */
const runs = (script: string, ...actions: readonly Action[]): string[] => {
  const root = temporaryFolder({
    'package.json': '{ "type": "module" }',
    'left-out/words.txt': 'one',
    'read/words.txt': 'one',
    'step.mjs': script,
    'act.mjs': `
      import { spawnSync } from 'node:child_process';
      import { mkdirSync, writeFileSync } from 'node:fs';
      import { dirname } from 'node:path';
      import { attempt, unchangedPass } from './tools/test/inputs/attempt.ts';
      const reads = { leavesOut: ['left-out/**'], builds: ['dist'], includes: [] };
      const act = async ({ write, text, run, again, fails }) => {
        if (write) {
          mkdirSync(dirname(write), { recursive: true });
          return writeFileSync(write, text);
        }
        Object.assign(process.env, run);
        const tally = { passed: 1, failed: fails ? 1 : 0, skipped: 0, kept: 0, failures: [] };
        if (!again && unchangedPass('step', reads)) return console.log('unchanged');
        console.log('ran');
        await attempt('step', reads, async (env) => {
          spawnSync(process.execPath, ['step.mjs'], { env: { ...process.env, ...env }, stdio: 'inherit' });
          return tally;
        });
      };
      for (const action of ${JSON.stringify(actions)}) await act(action);`,
  });
  for (const part of ['tools/test', 'tools/integrations/styleguide.ts'])
    cpSync(join(HERE, part), join(root, part), { recursive: true });
  symlinkSync(join(HERE, 'node_modules'), join(root, 'node_modules'));
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout, stderr } = spawnSync(process.execPath, ['act.mjs'], { cwd: root, encoding: 'utf8', env });
  return (stdout + stderr).trim().split('\n');
};

const READS = `import { readFileSync } from 'node:fs'; readFileSync('read/words.txt');`;

describe('a step', () => {
  test('that passed runs again only after a change of what it reads', () =>
    expect(
      runs(
        READS,
        ...[RUN, RUN],
        ...[write('left-out/words.txt', 'two'), RUN],
        ...[write('read/words.txt', 'two'), RUN, RUN],
        ...[write('dist/index.html', 'made'), RUN],
        ...[write('new/file.txt', 'new'), RUN],
        { run: { TZ: 'Asia/Kolkata' } },
      ),
    ).toEqual(['ran', 'unchanged', 'unchanged', 'ran', 'unchanged', 'ran', 'ran', 'ran']));

  test('whose inputs are again what they were when it passed does not run', () =>
    expect(
      runs(
        READS,
        RUN,
        ...[write('read/words.txt', 'two'), RUN],
        ...[write('read/words.txt', 'three'), FAIL],
        ...[write('read/words.txt', 'one'), RUN],
        ...[write('read/words.txt', 'two'), RUN],
        ...[write('read/words.txt', 'three'), FAIL],
      ),
    ).toEqual(['ran', 'ran', 'ran', 'unchanged', 'unchanged', 'ran']));

  test('that failed runs again, even where it passed before with the same inputs', () =>
    expect(runs(READS, RUN, { ...FAIL, again: true }, RUN)).toEqual(['ran', 'ran', 'ran']));

  test('that reads more than it declares always runs', () =>
    expect(
      runs(`import { readFile } from 'node:fs/promises'; await readFile('left-out/words.txt');`, RUN, RUN),
    ).toEqual([
      'ran',
      expect.stringContaining('it read left-out/words.txt, which it does not declare'),
      'ran',
      expect.stringContaining('it read left-out/words.txt, which it does not declare'),
    ]));

  test('whose inputs change while it runs, runs again', () =>
    expect(
      runs(
        `import { writeFileSync } from 'node:fs'; writeFileSync('read/words.txt', String(process.pid));`,
        RUN,
        RUN,
      ),
    ).toEqual([
      'ran',
      expect.stringContaining('read/words.txt changed meanwhile'),
      'ran',
      expect.any(String),
    ]));
});
