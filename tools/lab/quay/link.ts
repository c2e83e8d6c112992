import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { nginxIsMissing } from '../../hosting/nginx/startNginx.ts';

/** What a link is like, as the arguments of `link.py` say it. */
export interface Conditions {
  name: string;
  options: readonly string[];
}

/** A link that stands, between two namespaces. */
export interface Link {
  /** Starts a program where the visitor is. */
  near: (command: readonly string[]) => ChildProcess;
  /** Starts a program where the server is, at 192.0.2.1. */
  far: (command: readonly string[]) => ChildProcess;
  /** Takes the link down. */
  close: () => Promise<void>;
}

/** Why no such link can stand on this machine; undefined if it can. */
export const linkIsMissing = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'only root may make network namespaces';
  try {
    accessSync('/dev/net/tun', constants.R_OK | constants.W_OK);
  } catch {
    return 'there is no /dev/net/tun';
  }
  const [missing] = ['ip', 'python3'].filter((program) => spawnSync(program, ['-V']).error);
  return missing === undefined ? nginxIsMissing() : `${missing} is not installed`;
};

/**
 * Sets up a link (`link.py`).
 * @throws if it does not stand
 */
export const openLink = async ({ name, options }: Conditions): Promise<Link> => {
  const [near, far] = [`near${process.pid}`, `far${process.pid}`];
  const script = join(import.meta.dirname, 'link.py');
  const link = spawn('python3', [script, near, far, ...options], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => link.once('exit', () => done()));
  const ready = new Promise<boolean>((done) => link.stdout.once('data', () => done(true)));
  if (!(await Promise.race([ready, ended]))) throw new Error(`The link of ${name} does not stand.`);
  const run =
    (namespace: string) =>
    ([...command]: readonly string[]) =>
      spawn('ip', ['netns', 'exec', namespace, ...command], { stdio: ['ignore', 'pipe', 'inherit'] });
  return {
    near: run(near),
    far: run(far),
    close: async () => {
      link.stdin.end();
      await ended;
    },
  };
};
