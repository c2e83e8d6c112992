import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { differences, type Inputs } from './inputs.ts';

/** What is kept of a step that passed. */
export interface Pass {
  /** When, in ISO 8601. */
  at: string;
  passed: number;
  skipped: number;
  inputs: Inputs;
}

/** How many passes of a step are kept: enough to go back and forth between a few branches. */
const KEPT = 5;

const fileOf = (name: string) => `tests/results/passes/${name}.json`;

/** The passes of a step, the newest first. */
export const passesOf = (name: string): Pass[] => {
  try {
    const passes = JSON.parse(readFileSync(fileOf(name), 'utf8')) as (Omit<Pass, 'inputs'> & {
      inputs: [string, string][];
    })[];
    return passes.map((pass) => ({ ...pass, inputs: new Map(pass.inputs) }));
  } catch {
    // None yet, or a file that was cut off: the step runs.
    return [];
  }
};

const write = (name: string, passes: readonly Pass[]): void => {
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(passes.map((pass) => ({ ...pass, inputs: [...pass.inputs] }))));
};

export const keepPass = (name: string, pass: Pass): void =>
  write(name, [pass, ...passesOf(name)].slice(0, KEPT));

/** The pass of a step with these inputs. */
export const passWith = (name: string, inputs: Inputs): Pass | undefined =>
  passesOf(name).find((pass) => differences(pass.inputs, inputs).length === 0);

/** Forgets the pass of a step with these inputs. */
export const forgetPass = (name: string, inputs: Inputs): void =>
  write(
    name,
    passesOf(name).filter((pass) => differences(pass.inputs, inputs).length > 0),
  );
