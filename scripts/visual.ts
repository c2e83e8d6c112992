// Builds the site with its style guide and compares pictures of its parts with tests/visual/baselines.
// `--update` makes new baselines instead. All else is passed on to Playwright: `npm run test:visual -- -g "home"`.
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { TEST_BUILD } from '../src/integrations/styleguide.ts';
import { BASELINES, launchOptions, TEST_SITE } from '../tests/visual/browser.ts';
import { record } from '../tests/visual/fingerprint.ts';
import { pack } from '../tests/visual/pack.ts';
import { names } from '../tests/visual/scenes.ts';

const run = (program: string, args: readonly string[], env: NodeJS.ProcessEnv, quiet = false): boolean => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  if (quiet && status !== 0) console.log(stdout, stderr);
  return status === 0;
};

const update = async (args: readonly string[]): Promise<boolean> => {
  const start = Date.now();
  mkdirSync(BASELINES, { recursive: true });
  const passed = run(
    'playwright',
    ['test', 'visual.spec.ts', '--project', 'visual', '--update-snapshots=all', ...args],
    {},
  );
  const pictures = globSync('*/*.png', { cwd: BASELINES });
  const fresh = pictures.filter((name) => statSync(`${BASELINES}/${name}`).mtimeMs >= start);
  for (const name of fresh) await pack(`${BASELINES}/${name}`);
  const wanted = new Set(names());
  for (const name of pictures) if (!wanted.has(name)) rmSync(`${BASELINES}/${name}`);
  if (passed && args.length === 0) {
    const browser = await chromium.launch(launchOptions());
    await record(browser);
    await browser.close();
  }
  const bytes = globSync('**/*', { cwd: BASELINES })
    .map((name) => statSync(`${BASELINES}/${name}`))
    .reduce((sum, one) => sum + (one.isFile() ? one.size : 0), 0);
  console.log(`${fresh.length} baselines written; all together ${(bytes / 1e6).toFixed(2)} MB.`);
  return passed;
};

const [first, ...rest] = process.argv.slice(2);
const updating = first === '--update';
const args = updating || first === undefined ? rest : [first, ...rest];
const built = run('astro', ['build', '--outDir', TEST_SITE], { [TEST_BUILD]: '1' }, true);
if (!built) console.log('The test build failed.');
const passed =
  built && (updating ? await update(args) : run('playwright', ['test', '--project', 'visual', ...args], {}));
process.exitCode = passed ? 0 : 1;
