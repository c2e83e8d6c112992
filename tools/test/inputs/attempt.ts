import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Tally } from '../reports.ts';
import { differences, filesRead, inputsOf, lookAtProject, type Inputs, type Reads } from './inputs.ts';
import { forgetPass, keepPass, passesOf, passWith, type Pass } from './passes.ts';

const LOGS = 'tests/results/reads';

/** Where builds and test runners write, and what only a runner reads. */
const WRITTEN = /^(?:tests\/results|dist|deploy)\//;

const withoutBuilds = (inputs: Inputs, { builds }: Reads): Inputs =>
  new Map([...inputs].filter(([name]) => !builds.some((folder) => name === `the build in ${folder}`)));

/** The pass of a step with the inputs that it has now. */
export const unchangedPass = (name: string, reads: Reads): Pass | undefined =>
  passWith(name, inputsOf(lookAtProject(), reads));

/** Why a step runs, for people: what differs from the pass that is most like it. */
export const reasonToRun = (name: string, reads: Reads): string => {
  const inputs = inputsOf(lookAtProject(), reads);
  const [fewest] = passesOf(name)
    .map((pass) => differences(pass.inputs, inputs))
    .sort((one, other) => one.length - other.length);
  if (!fewest) return 'it has not passed here yet, or was stopped';
  const [first, ...more] = fewest;
  if (first === undefined) return 'it was asked for';
  return `${first}${more.length > 0 ? ` and ${more.length} more` : ''} changed since it passed`;
};

/** Files of the project that a step opened although they are not among its inputs. */
const readsBeyond = (log: string, reads: Reads): string[] => {
  if (!existsSync(log)) return [];
  const project = lookAtProject();
  const known = filesRead(project, reads);
  const opened = new Set(readFileSync(log, 'utf8').split('\n'));
  return [...opened].filter((path) => project.files.has(path) && !known.has(path) && !WRITTEN.test(path));
};

/**
 * Runs a step, and keeps its pass with its inputs. Keeps none where the inputs changed meanwhile, or where the step
 * read more than its inputs.
 * @param run takes the environment that the step's programs must have
 */
export const attempt = async (
  name: string,
  reads: Reads,
  run: (env: NodeJS.ProcessEnv) => Promise<Tally>,
): Promise<Tally> => {
  const atStart = inputsOf(lookAtProject(), reads);
  forgetPass(name, atStart);
  mkdirSync(LOGS, { recursive: true });
  const log = resolve(LOGS, `${name.replace(':', '-')}.txt`);
  rmSync(log, { force: true });
  const preload = `--import ${pathToFileURL(join(import.meta.dirname, 'recordReads.ts')).href}`;
  const env = {
    READS_LOG: log,
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], preload].filter(Boolean).join(' '),
  };
  const tally = await run(env);
  if (tally.failed > 0) return tally;
  const inputs = inputsOf(lookAtProject(), reads);
  const changed = differences(withoutBuilds(atStart, reads), withoutBuilds(inputs, reads));
  const beyond = readsBeyond(log, reads);
  if (changed.length > 0)
    console.log(`${name} will run again next time: ${changed[0] ?? ''} changed meanwhile.`);
  else if (beyond.length > 0)
    console.log(`${name} will run again next time: it read ${beyond[0] ?? ''}, which it does not declare.`);
  else
    keepPass(name, {
      at: new Date().toISOString(),
      passed: tally.passed,
      skipped: tally.skipped,
      inputs,
    });
  return tally;
};
