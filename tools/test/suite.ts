import type { Reads } from './inputs/inputs.ts';
import { playwright, vitest, type Tally } from './reports.ts';
import type { Step } from './steps.ts';

/** Tests that `npm test` runs as one process. docs/testing.md says what each is for. */
export interface Suite extends Step {
  /** Reads one of the reports that the suite writes: `tests/results/NAME.json` or `NAME-….json`. */
  read: (report: string) => Tally;
  /** Why it failed although no test did, in words; `undefined` if it cannot tell. */
  explain?: () => string | undefined;
  /** Its own folders of `tests/`; by default the one of its name. */
  folders?: readonly string[];
}

const projects = (names: readonly string[]) => names.flatMap((name) => ['--project', name]);

/** A suite of Vitest projects, by default the one of its name. */
export const vitestSuite = (
  name: string,
  reads: Reads,
  names: readonly string[] = [name],
  ...args: string[]
): Suite => ({
  name,
  command: ['vitest', 'run', ...projects(names), ...args],
  read: vitest,
  reads,
});

/** A suite of Playwright projects, by default the one of its name. */
export const playwrightSuite = (name: string, reads: Reads, ...names: string[]): Suite => ({
  name,
  command: ['playwright', 'test', ...projects(names.length > 0 ? names : [name])],
  read: playwright,
  reads,
});
