// Puts faults into a copy of the project, one at a time, and sees which rung notices: `npm run test:faults`.
// `npm run test:faults -- styles` takes one group, `-- "a word"` the faults whose harm has it. Takes a while; ends with a
// table, and with 1 when fewer than 95 of 100 were noticed.
import { spawnSync } from 'node:child_process';
import { constants, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { FAULTS, type Fault } from '../tests/faults/faults.ts';

const SHARE = 0.95;

const root = mkdtempSync(join(tmpdir(), 'faults-'));

/** Runs a program of the copy; whether it was content. */
const passes = (program: string, ...args: string[]): boolean => {
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  };
  return spawnSync(program, args, { cwd: root, env, stdio: 'ignore' }).status === 0;
};

/** Asks one rung; Playwright's stop at their first failure. */
const ask = (rung: string): boolean => {
  if (rung === 'check') return passes('node', 'scripts/content-check.ts');
  if (rung === 'types') return passes('astro', 'check');
  if (rung === 'unit' || rung === 'island') return passes('vitest', 'run', '--project', rung);
  if (rung === 'visual') return passes('node', 'scripts/visual.ts', '-x');
  // All others look at the built site; a build that stops has noticed, too.
  if (!passes('astro', 'build')) return false;
  if (rung === 'hosting') return passes('node', 'scripts/hosting.ts');
  return passes('playwright', 'test', '-x', rung);
};

const { src, content, styles } = FAULTS;
const groups: Record<string, readonly Fault[]> = { src, content, styles };
const [wish] = process.argv.slice(2);
const wanted = Object.entries(groups).flatMap(([group, faults]) =>
  faults
    .filter(({ harm }) => wish === undefined || wish === group || (!(wish in groups) && harm.includes(wish)))
    .map((fault) => ({ group, ...fault })),
);

try {
  for (const part of ['.vscode', 'docs', 'content', 'public', 'scripts', 'src', 'tests', 'node_modules']) {
    cpSync(part, join(root, part), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
  for (const file of [
    'package.json',
    'tsconfig.json',
    'astro.config.mjs',
    'playwright.config.ts',
    'vitest.config.ts',
    '.gitignore',
  ]) {
    cpSync(resolve(file), join(root, file));
  }

  const asked = [...new Set(wanted.flatMap((fault) => fault.ask))];
  const uneasy = asked.filter((rung) => !ask(rung));
  if (uneasy.length > 0) throw new Error(`Without any fault these already fail: ${uneasy.join(', ')}.`);

  const survivors: string[] = [];
  console.log('| In | Fault | Noticed by |\n| --- | --- | --- |');
  for (const { group, harm, file, find, replace, ask: rungs } of wanted) {
    const path = join(root, file);
    const sound = readFileSync(path, 'utf8');
    if (!sound.includes(find)) throw new Error(`${file} has no ${JSON.stringify(find)}: ${harm}`);
    writeFileSync(
      path,
      sound.replace(find, () => replace),
    );
    const by = rungs.find((rung) => !ask(rung));
    writeFileSync(path, sound);
    if (by === undefined) survivors.push(harm);
    console.log(`| ${group} | ${harm} | ${by ?? '**nothing**'} |`);
  }
  const noticed = wanted.length - survivors.length;
  console.log(`\n${noticed} of ${wanted.length} noticed (${((100 * noticed) / wanted.length).toFixed(0)}%).`);
  process.exitCode = noticed / wanted.length < SHARE ? 1 : 0;
} finally {
  rmSync(root, { recursive: true, force: true });
}
