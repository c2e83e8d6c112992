import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCertificate } from './certificate.ts';
import { wholeConfiguration } from './configuration.ts';
import { plainServer, secureServers } from './servers.ts';

/** Why nginx cannot be tested here; undefined if it can. */
export const nginxIsMissing = (): string | undefined => {
  if (spawnSync('nginx', ['-v']).error) return 'nginx is not installed';
  if (spawnSync('openssl', ['version']).error) return 'openssl is not installed';
  // nginx rejects the directive without this file, by which Debian loads the module. A removed package leaves it renamed.
  return globSync('/etc/nginx/modules-enabled/*brotli-static.conf').length > 0
    ? undefined
    : 'nginx has no brotli_static module (Debian: libnginx-mod-http-brotli-static)';
};

interface Options {
  /** The built site. */
  root?: string;
  /** The folder with `http.conf` and `server.conf`; by default those that the build wrote. `''` for none. */
  includes?: string;
  /** Serve https, as a machine that faces the world does; otherwise plain http, as in the container. */
  secure?: boolean;
  workers?: number | 'auto';
  /** Changes the configuration, to see what comes of it. */
  alter?: (configuration: string) => string;
  /** Open files that the system allows, unless nginx asks for more; by default as many as here. */
  openFiles?: number;
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
  secure = false,
  workers = 'auto',
  alter = (configuration) => configuration,
  openFiles,
}: Options = {}): Promise<Nginx> => {
  const scratch = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const [port = 0, securePort = 0] = await freePorts(2);
  const plain = `http://localhost:${port}`;
  const url = secure ? `https://localhost:${securePort}` : plain;
  if (includes === '')
    for (const file of ['http', 'server']) writeFileSync(join(scratch, `${file}.conf`), '');
  const place = { root: resolve(root), includes: includes === '' ? scratch : resolve(includes) };
  const servers = secure
    ? secureServers({
        ...place,
        address: new URL(url),
        plain: loopback(port),
        secure: loopback(securePort),
        certificate: scratch,
      })
    : plainServer({ ...place, listen: loopback(port) });
  const certificate = makeCertificate(scratch);
  // If root starts nginx, its workers would otherwise run as a user who may not be allowed to read the checkout.
  const user = process.getuid?.() === 0 ? 'root' : undefined;
  const file = join(scratch, 'nginx.conf');
  const configuration = wholeConfiguration({ servers, includes: place.includes, user, scratch, workers });
  writeFileSync(file, alter(configuration));
  const limit = openFiles === undefined ? '' : `ulimit -Sn ${openFiles}; `;
  const command = `${limit}exec nginx -e stderr -c "${file}" -g "daemon off;"`;
  const nginx = spawn('sh', ['-c', command]);
  let output = '';
  nginx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((done) => nginx.once('exit', () => done()));
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

/** Where to listen on this machine. */
const loopback = (port: number): string[] => {
  const has6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  return [`127.0.0.1:${port}`, ...(has6 ? [`[::1]:${port}`] : [])];
};

const freePorts = async (count: number): Promise<number[]> => {
  // All are held until the last is found, so that no two are the same.
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
};
