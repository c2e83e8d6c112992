import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { wholeConfiguration } from '../../src/hosting/nginx.ts';

/** Why nginx cannot be tested here; undefined if it can. */
export const nginxIsMissing = (): string | undefined => {
  if (spawnSync('nginx', ['-v']).error) return 'nginx is not installed';
  // Debian's is loaded by a file in modules-enabled; without it nginx does not know the directive.
  return spawnSync('ls', ['/etc/nginx/modules-enabled/']).stdout.includes('brotli-static')
    ? undefined
    : 'nginx has no brotli_static module (Debian: libnginx-mod-http-brotli-static)';
};

/**
 * Starts nginx on a free port with the built site and the includes that the build wrote into `deploy/nginx/`.
 * @param options.bare serve this folder instead, without any of our rules, for comparison
 * @returns the address, without a slash at the end, and how to stop it
 * @throws nginx's own words when it does not start
 */
export const startNginx = async ({ bare }: { bare?: string } = {}): Promise<{
  url: string;
  stop: () => Promise<void>;
}> => {
  const scratch = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const port = await freePort();
  const configuration = join(scratch, 'nginx.conf');
  const written = wholeConfiguration({
    listen: `127.0.0.1:${port}`,
    root: bare ?? resolve('dist'),
    includes: resolve('deploy/nginx'),
    scratch,
  });
  const whole = bare === undefined ? written : written.replace(/^ *include .*(?:http|server)\.conf;\n/gm, '');
  // Run by root, its workers would otherwise be a user who may not read a checkout under /root or /work.
  writeFileSync(configuration, process.getuid?.() === 0 ? `user root;\n${whole}` : whole);
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;']);
  let said = '';
  nginx.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((done) => nginx.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(url).catch(() => undefined)); tries += 1) {
    if (nginx.exitCode !== null || tries > 100) throw new Error(`nginx did not start:\n${said}`);
    await wait(50);
  }
  return {
    url,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      rmSync(scratch, { recursive: true });
    },
  };
};

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
