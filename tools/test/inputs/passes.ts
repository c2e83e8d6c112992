import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Inputs } from './inputs.ts';

/** What is kept of a step that passed. */
export interface Pass {
  /** When, in ISO 8601. */
  at: string;
  passed: number;
  skipped: number;
  inputs: Inputs;
}

const fileOf = (name: string) => `tests/results/passes/${name}.json`;

/** The last pass of a step; `undefined` where it has not passed since it last began, or not here. */
export const lastPass = (name: string): Pass | undefined => {
  try {
    const pass = JSON.parse(readFileSync(fileOf(name), 'utf8')) as Omit<Pass, 'inputs'> & {
      inputs: [string, string][];
    };
    return { ...pass, inputs: new Map(pass.inputs) };
  } catch {
    // None yet, or a file that was cut off: the step runs.
    return undefined;
  }
};

export const keepPass = (name: string, pass: Pass): void => {
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...pass, inputs: [...pass.inputs] }));
};

export const forgetPass = (name: string): void => rmSync(fileOf(name), { force: true });
