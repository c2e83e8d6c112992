import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** `live` shows the output as it comes; `end` shows it when the program ends; `failure` only if it fails. */
export type Output = 'live' | 'end' | 'failure';

interface Options {
  output?: Output;
  /** A line above the output that is shown when the program ends. */
  title?: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs a program.
 * @returns whether it succeeded
 */
export const runProgram = async (
  program: string,
  args: readonly string[],
  { output = 'failure', title, env = {} }: Options = {},
): Promise<boolean> => {
  const stdio = output === 'live' ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (output === 'end' || (output === 'failure' && status !== 0))
    console.log(title === undefined ? text : `\n${title}\n${text}`);
  return status === 0;
};

/** How long each step took, as text: `build 18 s`. */
export const times: string[] = [];

export const timed = async <T>(name: string, step: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await step();
  times.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return result;
};
