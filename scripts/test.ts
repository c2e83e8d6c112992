// Runs everything: checks, build, every rung of tests. `npm test`; `npm test -- e2e unit` runs only those rungs.
// Ends with one line, `N passed, N failed`, added up from the reports that the test runners wrote.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findEngines } from '../tests/engines/engines.ts';
import { findBrowser } from '../tests/fixtures/browser.ts';
import { EMPTY, failure, playwright, sum, vitest, type Tally } from './reports.ts';

const RESULTS = 'tests/results';
const ENVIRONMENT = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

interface Rung {
  name: string;
  /** The program in node_modules/.bin and its arguments. */
  command: readonly [string, ...string[]];
  read: (report: string) => Tally;
  /** It keeps one processor busy, so it runs beside the others; its output is shown when it ends. */
  beside?: boolean;
}

const onVitest = (name: string, ...projects: string[]): Rung => ({
  name,
  command: ['vitest', 'run', ...[name, ...projects].flatMap((project) => ['--project', project])],
  read: vitest,
});

/** All that runs in the test runner's own processes and page, so that its coverage of `src/` can be measured. */
const unit = onVitest('unit', 'component', 'island', 'content');
const editor = onVitest('editor');

const onPlaywright = (name: string, ...projects: string[]): Rung => ({
  name,
  command: ['playwright', 'test', ...[name, ...projects].flatMap((project) => ['--project', project])],
  read: playwright,
});

const RUNGS: readonly Rung[] = [
  { ...unit, command: [...unit.command, '--coverage'] },
  onVitest('build'),
  // Its tests follow on one another: after one has failed the others would only wait.
  { ...editor, command: [...editor.command, '--bail=1'], beside: true },
  onPlaywright('e2e', 'restored', 'scriptless'),
  { ...onPlaywright('firefox', 'webkit'), name: 'engines' },
  onPlaywright('delivery'),
  onPlaywright('accessibility'),
  onPlaywright('budgets'),
  { name: 'hosting', command: ['node', 'scripts/hosting.ts'], read: playwright },
  // Makes its own build, the one with the style guide.
  { name: 'visual', command: ['node', 'scripts/visual.ts'], read: playwright },
];

/**
 * Runs a command.
 * @param shown whether its output passes through; else it is kept, and shown at the end if it fails or `always`
 */
const run = async (
  program: string,
  args: readonly string[],
  { shown = false, always = false, rung = '' } = {},
): Promise<boolean> => {
  const child = spawn(program, args, {
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    env: { ...ENVIRONMENT, ...(rung && { TEST_RUNG: rung }) },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (always || status !== 0) console.log(said);
  return status === 0;
};

const timed = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await work();
  times.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
};
const times: string[] = [];

/** Finds a browser or installs one: Playwright's own, else Debian's, whole and as a shell. */
const ensureBrowser = async (): Promise<string | undefined> => {
  const attempts: [string, string[]][] = [['playwright', ['install', 'chromium']]];
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    attempts.push(
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', 'chromium', 'chromium-headless-shell']],
    );
  }
  for (const [program, args] of attempts) {
    const browser = findBrowser();
    if (browser) return browser.name;
    console.log(`No browser to test in; trying: ${program} ${args.join(' ')}`);
    await run(program, args);
  }
  return findBrowser()?.name;
};

/** Runs a rung and adds up the reports it wrote, `NAME.json` or `NAME-….json`; no report counts as one failure. */
const climb = async ({ name, command: [program, ...args], read, beside = false }: Rung): Promise<Tally> => {
  console.log(`\n== ${name}${beside ? ', beside the next' : ''}`);
  const reports = () => globSync([`${RESULTS}/${name}.json`, `${RESULTS}/${name}-*.json`]);
  for (const report of reports()) rmSync(report);
  const output = beside ? { always: true } : { shown: true };
  const passed = await timed(name, () => run(program, args, { ...output, rung: name }));
  const written = reports();
  if (written.length === 0) return failure(`${name} wrote no report.`);
  const tally = sum(written.map((report) => read(readFileSync(report, 'utf8'))));
  return tally.failed === 0 && !passed ? sum([tally, failure(`${name} failed outside its tests.`)]) : tally;
};

const check = async (name: string): Promise<Tally> => {
  const passed = await timed(name, () => run('npm', ['run', '--silent', `check:${name}`]));
  console.log(`check:${name} ${passed ? 'passed' : 'failed'}`);
  return passed ? EMPTY : failure(`npm run check:${name}`);
};

/** Climbs the rungs one after another, those that run `beside` along with them. */
const climbAll = async (rungs: readonly Rung[]): Promise<Tally[]> => {
  const tallies: Promise<Tally>[] = [];
  for (const rung of rungs) {
    const tally = climb(rung);
    tallies.push(tally);
    if (!rung.beside) await tally;
  }
  return Promise.all(tallies);
};

/** @returns how many failed */
const main = async (): Promise<number> => {
  const wanted = process.argv.slice(2);
  const rungs = wanted.length > 0 ? RUNGS.filter(({ name }) => wanted.includes(name)) : RUNGS;
  if (rungs.length === 0) {
    console.error(`There is no such rung. Rungs: ${RUNGS.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  mkdirSync(RESULTS, { recursive: true });
  const tallies: Tally[] = [];

  const browser = await ensureBrowser();
  if (browser) console.log(`Testing in ${browser}.`);
  else {
    tallies.push(
      failure('No browser could be found or installed. Install one with: npx playwright install chromium'),
    );
  }

  if (wanted.length === 0) {
    tallies.push(...(await Promise.all(['types', 'styles', 'format', 'unused'].map(check))));
  }
  // The linter reads the types that the type check has written.
  const [built, ...lint] = await Promise.all([
    timed('build', () => run('npm', ['run', 'build'])),
    ...(wanted.length === 0 ? [check('lint')] : []),
  ]);
  tallies.push(...lint);
  if (!built) tallies.push(failure('npm run build'));
  else if (browser) tallies.push(...(await climbAll(rungs)));

  const { passed, failed, skipped, failures } = sum(tallies);
  console.log(`\nTime: ${times.join(', ')}.`);
  if (browser && rungs.some(({ name }) => name === 'engines')) {
    const others = findEngines().map(
      ({ name, which, start }) => `${name}${start ? '' : ' SKIPPED'}: ${which}`,
    );
    console.log(`Engines: Chromium: ${browser}; ${others.join('; ')}.`);
  }
  if (skipped > 0) console.log(`${skipped} skipped; each says why above.`);
  if (failures.length > 0) console.log(`Failed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed;
};

process.exitCode = (await main()) > 0 ? 1 : 0;
