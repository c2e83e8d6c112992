import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { attempt, reasonToRun, unchangedPass } from './inputs/attempt.ts';
import type { Reads } from './inputs/inputs.ts';
import type { Plan } from './plan.ts';
import { runProgram, timed, type Output } from './process.ts';
import { EMPTY, failure, sum, type Tally } from './reports.ts';
import { BUILDS, type Step } from './steps.ts';
import type { Suite } from './suite.ts';
import { runTogether } from './together.ts';

const RESULTS = 'tests/results';

/**
 * How many steps run at the same time. Each keeps about one processor busy. More of them only make each other wait, and a
 * browser that waits goes on drawing and polling.
 */
const AT_ONCE = Math.min(4, Math.max(2, Math.ceil(availableParallelism() / 2)));

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The tally of a step that need not run, because it passed with the same inputs. */
const reuse = (name: string, reads: Reads): Tally | undefined => {
  const pass = unchangedPass(name, reads);
  if (!pass) return undefined;
  const tests = pass.passed > 0 ? ` Its ${pass.passed} tests are not run again.` : '';
  console.log(
    `${name}: nothing it reads has changed since it passed here, ${WHEN.format(new Date(pass.at))}.${tests}`,
  );
  return { ...EMPTY, kept: pass.passed, skipped: pass.skipped };
};

/** Runs a check or a build, unless it passed with the same inputs. */
const runStep = async ({ name, command, reads }: Step, { reuses }: Plan): Promise<Tally> => {
  const kept = reuses === 'none' ? undefined : reuse(name, reads);
  if (kept) return kept;
  const [program, ...args] = command;
  return attempt(name, reads, async (env) => {
    const passed = await timed(name, () => runProgram(program, args, { env }));
    console.log(`${name} ${passed ? 'passed' : 'failed'}`);
    return passed ? EMPTY : failure(command.join(' '));
  });
};

/** Runs a suite and adds up its reports. A suite that writes none counts as one failure. */
const runCommand = async (suite: Suite, output: Output, env: NodeJS.ProcessEnv): Promise<Tally> => {
  const { name, command, read } = suite;
  const findReports = () => globSync([`${RESULTS}/${name}.json`, `${RESULTS}/${name}-*.json`]);
  for (const report of findReports()) rmSync(report);
  const [program, ...args] = command;
  const passed = await timed(name, () =>
    runProgram(program, args, { output, title: `== ${name}`, env: { ...env, TEST_SUITE: name } }),
  );
  const reports = findReports();
  if (reports.length === 0) return failure(`${name} wrote no report.`);
  const tally = sum(reports.map((report) => read(readFileSync(report, 'utf8'))));
  if (passed || tally.failed > 0) return tally;
  const why = suite.explain?.();
  return sum([tally, failure(`${name} failed outside its tests${why === undefined ? '' : `: ${why}`}.`)]);
};

const runSuite = (suite: Suite, plan: Plan, output: Output): Promise<Tally> => {
  const { reads } = suite;
  const kept = plan.reuses === 'all' ? reuse(suite.name, reads) : undefined;
  if (kept) return Promise.resolve(kept);
  const only = plan.only(suite);
  console.log(`\n== ${suite.name} starts`);
  if (only) {
    console.log(`Only ${only.join(' ')}, the tests that import what changed.`);
    // A part of a suite proves nothing about the rest, so its pass is not kept.
    return runCommand({ ...suite, command: narrowed(suite.command, only) }, output, {});
  }
  console.log(`It runs because ${reasonToRun(suite.name, reads)}.`);
  return attempt(suite.name, reads, (env) => runCommand(suite, output, env));
};

/** A runner's command for some test files. Their coverage says nothing. */
const narrowed = (
  [program, task = '', ...args]: Suite['command'],
  files: readonly string[],
): Suite['command'] => [
  program,
  task,
  // Before the options: `--project` takes every word that follows it.
  ...files,
  ...args.filter((arg) => arg !== '--coverage'),
];

const isSuite = (step: Step | Suite): step is Suite => 'read' in step;

/**
 * Runs the builds, the checks and the suites, some at the same time. A suite's output shows when it ends; that of the only
 * one as it comes.
 */
export const runPlan = async (plan: Plan): Promise<Tally> => {
  const output = plan.suites.length > 1 ? 'end' : 'live';
  const failed = new Set<string>();
  const steps: readonly (Step | Suite)[] = [...BUILDS, ...plan.checks, ...plan.suites];
  const tallies = await runTogether(steps, AT_ONCE, async (step) => {
    const missing = step.after?.find((name) => failed.has(name));
    if (missing !== undefined) {
      console.log(`${step.name} is not run, because ${missing} failed.`);
      return EMPTY;
    }
    const tally = isSuite(step) ? await runSuite(step, plan, output) : await runStep(step, plan);
    if (tally.failed > 0) failed.add(step.name);
    return tally;
  });
  return sum(tallies);
};
