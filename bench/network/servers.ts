/** What is reached over the network: the site, a blank page, another site to compare with, and a form service. */
import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { wholeConfiguration } from '../../tools/hosting/nginx/configuration.ts';
import { makeCertificate } from '../../tools/hosting/nginx/startNginx.ts';
import { BLANK_PAGE } from '../report.ts';

/** A browser must take all names under `.test` for the server's address. */
export const SITE = 'https://site.test';
export const BLANK = 'https://blank.test';
export const OTHER = 'https://other.test';
const ENQUIRIES = 'https://enquiries.test';

/**
 * The enquiries that have arrived. The id stays the same each time one entry is sent; it is null where the browser
 * sent the form without script.
 */
export const arrived: { id: string | null; message: string | null }[] = [];

/** Builds the site into a folder, as `dist/` and `deploy/`, so that it sends enquiries to the form service. */
const build = (folder: string): void => {
  const cwd = resolve(import.meta.dirname, '../..');
  const astro = [join(cwd, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', join(folder, 'dist')];
  const env = { ...process.env, CONTACT_ENDPOINT: `${ENQUIRIES}/`, SITE_URL: SITE };
  const { status, stdout, stderr } = spawnSync(process.execPath, astro, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The site was not built:\n${stdout}${stderr}`);
};

/** Takes enquiries as a form service does, at a socket that nginx passes them on to. */
const takeEnquiries = (socket: string): void => {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const fields = new URLSearchParams(body);
      arrived.push({ id: fields.get('submissionId'), message: fields.get('text') });
      // If the page's scripts came too late, the browser sent the form itself and expects a page.
      if (request.headers.accept?.includes('text/html'))
        response.writeHead(303, { Location: `${SITE}/contact/thanks` }).end();
      else response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('{"ok":true}');
    });
  });
  server.listen(socket);
};

/**
 * Builds the site and serves it with the configuration of that build, over TLS and HTTP/2, until this process ends.
 * @param namespace where the servers are
 * @param other the folder of another built site, which is served as it is, compressed with gzip
 * @returns the hash of the key of their certificate
 */
export const startServers = (namespace: string, other?: string): string => {
  if (other !== undefined && !existsSync(join(other, 'index.html')))
    throw new Error(`There is no built site in ${other}.`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const socket = join(folder, 'enquiries');
  process.once('exit', () => rmSync(folder, { recursive: true }));
  build(folder);
  renameSync(join(folder, 'deploy/nginx'), join(folder, 'site'));
  const { publicKey } = new X509Certificate(readFileSync(makeCertificate(folder)));
  const server = (url: string, content: string) => `server {
    listen 443 ssl http2;
    server_name ${new URL(url).hostname};
    ssl_certificate ${folder}/fullchain.pem;
    ssl_certificate_key ${folder}/privkey.pem;
    ${content}
}
`;
  const servers = [
    server(SITE, `root ${folder}/dist; include site/server.conf;`),
    server(BLANK, `default_type text/html; return 200 '${BLANK_PAGE}';`),
    server(ENQUIRIES, `location / { proxy_pass http://unix:${socket}; }`),
    server(OTHER, `root ${resolve(other ?? '.')}; include /etc/nginx/mime.types; gzip on; gzip_types *;`),
  ].join('');
  writeFileSync(join(folder, 'nginx.conf'), wholeConfiguration({ servers, user: 'root', scratch: folder }));
  takeEnquiries(socket);
  // It goes on in the background as soon as it listens.
  const nginx = ['nginx', '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  const { status } = spawnSync('ip', ['netns', 'exec', namespace, ...nginx], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('nginx did not start.');
  // With its workers, which are in its process group.
  const pid = Number(readFileSync(join(folder, 'nginx.pid'), 'utf8'));
  process.once('exit', () => process.kill(-pid, 'SIGKILL'));
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
};
