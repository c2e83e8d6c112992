// Puts faults into a copy of the project, one at a time, and sees which rung notices: `npm run test:faults`.
// `npm run test:faults -- styles` takes one group, `-- 1-12` some by number, `-- "a word"` the faults whose harm has it.
// `--named` first leaves it at the rungs that a fault names. Ends with a table, and with 1 when fewer than 95 of 100 were
// noticed.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { FAULTS } from '../tests/faults/faults.ts';
import { workshop } from '../tests/fixtures/workshop.ts';

const SHARE = 0.95;

/** Asked about what the rungs named by a fault do not notice: all others of `npm test`. */
const OTHERS = [
  'types',
  'unit',
  'component',
  'island',
  'e2e',
  'accessibility',
  'hosting',
  'visual',
  'budgets',
  'build',
  'content',
  'delivery',
  'editor',
];

/** Rungs that Vitest runs; they need no built site. */
const VITEST = ['unit', 'component', 'island', 'content', 'build', 'editor'];

const onPlaywright = (...projects: string[]): [string, ...string[]] => [
  'playwright',
  'test',
  '-x',
  ...projects.flatMap((project) => ['--project', project]),
];

/** What runs a rung; any other name is that of a file of Playwright's. All stop at the first failure. */
const COMMANDS: Record<string, [string, ...string[]]> = {
  check: ['node', 'scripts/content-check.ts'],
  types: ['astro', 'check'],
  ...Object.fromEntries(VITEST.map((rung) => [rung, ['vitest', 'run', '--bail=1', '--project', rung]])),
  e2e: onPlaywright('e2e', 'restored', 'scriptless'),
  accessibility: onPlaywright('accessibility'),
  budgets: onPlaywright('budgets'),
  delivery: onPlaywright('delivery'),
  hosting: ['node', 'scripts/hosting.ts'],
  visual: ['node', 'scripts/visual.ts', '-x'],
};

const { root, remove } = workshop([
  '.gitignore',
  '.vscode',
  'docs',
  'playwright.config.ts',
  'tests',
  'vitest.config.ts',
]);

/** Runs a program of the copy; whether it was content. */
const passes = (program: string, ...args: string[]): boolean => {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  };
  return spawnSync(program, args, { cwd: root, env, stdio: 'ignore' }).status === 0;
};

/**
 * Asks rungs in turn until one notices; the site is built once, for the first that looks at it.
 * @returns the one that noticed: `the build` where that stops already
 */
const ask = (rungs: readonly string[]): string | undefined => {
  let built = false;
  for (const rung of rungs) {
    if (needsBuild(rung) && !built) {
      if (!passes('astro', 'build')) return 'the build';
      built = true;
    }
    const [program, ...args] = COMMANDS[rung] ?? ['playwright', 'test', '-x', rung];
    if (!passes(program, ...args)) return rung;
  }
  return undefined;
};

const needsBuild = (rung: string) => !['check', 'types', 'visual', ...VITEST].includes(rung);

const all = Object.entries(FAULTS).flatMap(([group, faults]) => faults.map((fault) => ({ group, ...fault })));
const args = process.argv.slice(2);
const onlyNamed = args[0] === '--named';
const wish = args[onlyNamed ? 1 : 0] ?? '';
const [first, last = first] = /^\d+(?:-\d+)?$/.test(wish) ? wish.split('-').map(Number) : [];
const wanted = all
  .map((fault, index) => ({ number: index + 1, ...fault }))
  .filter(({ number, group, harm }) => {
    if (first !== undefined && last !== undefined) return number >= first && number <= last;
    return wish in FAULTS ? group === wish : harm.includes(wish);
  });

try {
  const rungs = [...new Set(wanted.flatMap((fault) => fault.ask))];
  const isFile = (rung: string) => rung.endsWith('.ts');
  const uneasy = ask(rungs.filter((rung) => !isFile(rung)));
  if (uneasy) throw new Error(`Without any fault this already fails: ${uneasy}.`);
  const files = rungs.filter(isFile);
  if (files.length > 0 && !(passes('astro', 'build') && passes('playwright', 'test', '-x', ...files)))
    throw new Error(`Without any fault one of these already fails: ${files.join(', ')}.`);

  let noticed = 0;
  console.log('| No. | In | Fault | Noticed by |\n| --- | --- | --- | --- |');
  for (const { number, group, harm, file, find, replace, ask: named } of wanted) {
    const path = join(root, file);
    const sound = readFileSync(path, 'utf8');
    if (!sound.includes(find)) throw new Error(`${file} has no ${JSON.stringify(find)}: ${harm}`);
    writeFileSync(
      path,
      sound.replace(find, () => replace),
    );
    const byNamed = ask(named);
    const by = byNamed ?? (onlyNamed ? undefined : ask(OTHERS.filter((rung) => !named.includes(rung))));
    writeFileSync(path, sound);
    if (by !== undefined) noticed += 1;
    const whom = by?.replace(/^.*\//, '') ?? '**nothing**';
    console.log(
      `| ${number} | ${group} | ${harm} | ${whom}${by === byNamed ? '' : ', which was not named'} |`,
    );
  }
  console.log(`\n${noticed} of ${wanted.length} noticed (${((100 * noticed) / wanted.length).toFixed(0)}%).`);
  process.exitCode = noticed / wanted.length < SHARE ? 1 : 0;
} finally {
  remove();
}
