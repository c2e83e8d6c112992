// Compares screenshots of the fixture site with the baselines for this browser. Browsers draw letters and edges
// differently, so in a browser without baselines an earlier commit is photographed first, and compared with.
//   npm run test:visual -- -g menu               only some; all arguments go to Playwright
//   npm run test:visual -- --update-snapshots    takes the baselines again, after an intended change
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { git, output } from '../content/git.ts';
import { findBrowser } from './browser.ts';
import { FIXTURE_DIST } from './fixtureSite.ts';

/** Has one folder, named after the browser that CI has. */
const BASELINES = 'tests/visual/baselines';

/** What is made from an earlier commit: its site, and pictures of it. */
const BASE = 'tests/results/visual/base';

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/** @returns such as `linux-x64-chromium-headless-shell-156` */
const nameBrowser = async (): Promise<string> => {
  const { launch } = findBrowser() ?? fail('No browser is installed. Run: npx playwright install chromium');
  const browser = await chromium.launch(launch);
  const [version] = browser.version().split('.');
  await browser.close();
  return [process.platform, process.arch, basename(launch.executablePath ?? 'playwright'), version].join('-');
};

/** The last commit if anything is uncommitted, else where the branch left main, and on main the commit before. */
const findBase = async (): Promise<string> => {
  const head = await output('.', 'rev-parse', 'HEAD');
  if (await output('.', 'status', '--porcelain')) return head;
  const fork = (branch: string) => output('.', 'merge-base', 'HEAD', branch);
  const left = (await fork('origin/main')) || (await fork('main'));
  return left === head ? output('.', 'rev-parse', '--verify', 'HEAD~1') : left;
};

/** Builds the fixture site of a commit in a worktree that shares the packages and the encoded pictures. */
const buildBase = async (commit: string, site: string): Promise<void> => {
  const tree = join(BASE, 'worktree');
  rmSync(BASE, { recursive: true, force: true });
  await git('.', 'worktree', 'add', '--detach', '--force', tree, commit);
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
  const { status } = spawnSync(process.execPath, ['tools/test/fixtureSite.ts'], {
    cwd: tree,
    stdio: 'inherit',
  });
  if (status === 0) cpSync(join(tree, FIXTURE_DIST), site, { recursive: true });
  rmSync(tree, { recursive: true });
  await git('.', 'worktree', 'prune');
  if (status !== 0) fail('The fixture site of that commit does not build.');
};

/** @returns whether all tests passed */
const runTests = (baselines: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--project=visual', ...args], {
    stdio: 'inherit',
    env: { ...process.env, VISUAL_BASELINES: baselines, ...env },
  }).status === 0;

const compareWithBase = async (args: readonly string[]): Promise<boolean> => {
  const commit =
    (await findBase()) || fail('There is no earlier commit to compare with. Run: git fetch --unshallow');
  console.log(`Comparing with commit ${commit.slice(0, 10)} instead.`);
  const [site, pictures] = [resolve(BASE, commit), resolve(BASE, 'pictures')];
  if (!existsSync(site)) await buildBase(commit, site);
  rmSync(pictures, { recursive: true, force: true });
  const takeAll = ['--update-snapshots=all', '--reporter=line', 'pages', 'states'];
  runTests(pictures, [...takeAll, ...args], { FIXTURE_ROOT: site });
  if (!existsSync(pictures)) fail('No picture of that commit could be taken.');
  // A section whose baseline has changed since then is meant to differ; one that the commit lacks is new.
  const renewed = await output('.', 'diff', '--name-only', commit, '--', BASELINES);
  for (const file of renewed.split('\n').filter(Boolean))
    rmSync(join(pictures, ...file.split('/').slice(-2)), { force: true });
  return runTests(pictures, ['--update-snapshots=missing', ...args]);
};

const args = process.argv.slice(2);
const [known, browser] = [readdirSync(BASELINES), await nameBrowser()];
if (known.includes(browser)) process.exit(runTests(join(BASELINES, browser), args) ? 0 : 1);
console.log(`The baselines are for ${known.join(', ')}, and this is ${browser}.`);
const updates = args.some((arg) => /^(-u|--update-snapshots)/.test(arg));
if (updates) fail('If CI has this browser now, rename the folder of the baselines and try again.');
process.exit((await compareWithBase(args)) ? 0 : 1);
