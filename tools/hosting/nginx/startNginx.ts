import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { plainServer, secureServers, wholeConfiguration } from './configuration.ts';

/** Why nginx cannot be tested here; undefined if it can. */
export const nginxIsMissing = (): string | undefined => {
  if (spawnSync('nginx', ['-v']).error) return 'nginx is not installed';
  if (spawnSync('openssl', ['version']).error) return 'openssl is not installed';
  // nginx rejects the directive without this file, by which Debian loads the module. A removed package leaves it renamed.
  return globSync('/etc/nginx/modules-enabled/*brotli-static.conf').length > 0
    ? undefined
    : 'nginx has no brotli_static module (Debian: libnginx-mod-http-brotli-static)';
};

/**
 * Makes a certificate for `localhost` that nobody else trusts, with openssl.
 * @param folder where to write `fullchain.pem` and `privkey.pem`
 * @returns the path of the certificate
 */
export const makeCertificate = (folder: string): string => {
  const certificate = join(folder, 'fullchain.pem');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,DNS:www.localhost'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', certificate];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', '-days', '2', ...key, ...names, ...files]);
  if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr.toString()}`);
  return certificate;
};

interface Options {
  /** The built site. */
  root?: string;
  /** The folder with `http.conf` and `server.conf`; by default those that the build wrote. */
  includes?: string;
  /** Serve https, as a machine that faces the world does; otherwise plain http, as in the container. */
  secure: boolean;
  /** Changes the configuration, to see what comes of it. */
  alter?: (configuration: string) => string;
}

export interface Nginx {
  /** The address of the site, without a slash at the end. */
  url: string;
  /** The address with http, which leads to it; the same if it does not serve https. */
  plain: string;
  /** The file of the certificate. */
  certificate: string;
  stop: () => Promise<void>;
}

/**
 * Starts nginx on free ports, with the configuration that the build writes.
 * @throws with nginx's own message if it does not start
 */
export const startNginx = async ({
  root = 'dist',
  includes = 'deploy/nginx',
  secure,
  alter = (configuration) => configuration,
}: Options): Promise<Nginx> => {
  const scratch = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  // Both ports are held until the second is found, so that they differ.
  const probes = [createServer(), createServer()].map((probe) => probe.listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const [port, securePort] = probes.map((probe) => (probe.address() as AddressInfo).port);
  for (const probe of probes) probe.close();
  const plain = `http://localhost:${port}`;
  const url = secure ? `https://localhost:${securePort}` : plain;
  const listen = [`127.0.0.1:${port}`];
  const servers = secure
    ? secureServers({
        address: new URL(url),
        plain: listen,
        secure: [`127.0.0.1:${securePort}`],
        root: resolve(root),
        certificate: scratch,
      })
    : plainServer({ listen, root: resolve(root) });
  const certificate = makeCertificate(scratch);
  // If root starts nginx, its workers would otherwise run as a user who may not be allowed to read the checkout.
  const user = process.getuid?.() === 0 ? 'root' : undefined;
  const file = join(scratch, 'nginx.conf');
  writeFileSync(file, alter(wholeConfiguration({ servers, user, scratch })));
  cpSync(includes, join(scratch, 'site'), { recursive: true });
  const nginx = spawn('nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;']);
  let output = '';
  nginx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(nginx, 'exit');
  const answers = () => fetch(plain, { redirect: 'manual' }).catch(() => undefined);
  for (let tries = 0; !(await answers()); tries += 1) {
    if (nginx.exitCode !== null || tries > 100) throw new Error(`nginx did not start:\n${output}`);
    await wait(50);
  }
  return {
    url,
    plain,
    certificate,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
      rmSync(scratch, { recursive: true });
    },
  };
};
