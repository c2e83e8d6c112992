import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openLink, type Conditions, type Link } from './link.ts';

/** From the steadiest to the worst. */
export const LINKS = [
  { name: '400 kbit/s, 400 ms', options: ['--kbit', '400', '--rtt', '400'] },
  { name: '1.6 Mbit/s, 150 ms', options: ['--kbit', '1600', '--rtt', '150'] },
  {
    name: '400 kbit/s, 400 ms, 2% lost, 5 s of 20 without a link',
    options: ['--kbit', '400', '--rtt', '400', '--loss', '2', '--outage', '20', '5'],
  },
] as const satisfies readonly Conditions[];

/** Sets up a link with nginx at its far end, and takes both down afterwards. */
export const onLink = async <T>(
  conditions: Conditions,
  configuration: string,
  use: (link: Link) => Promise<T>,
): Promise<T> => {
  const link = await openLink(conditions);
  const nginx = link.far(['nginx', '-e', 'stderr', '-c', configuration, '-g', 'daemon off;']);
  try {
    // Nothing says when nginx listens, and asking over the link would take part of it.
    await wait(1000);
    return await use(link);
  } finally {
    nginx.kill('SIGTERM');
    await once(nginx, 'close');
    await link.close();
  }
};

/** Everything that a program writes until it ends. */
export const outputOf = async (program: ChildProcess): Promise<string> => {
  let output = '';
  program.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(program, 'close');
  return output;
};
