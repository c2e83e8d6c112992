import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeCertificate } from '../../hosting/nginx/certificate.ts';
import { wholeConfiguration } from '../../hosting/nginx/configuration.ts';
import { secureServers } from '../../hosting/nginx/servers.ts';

/** What is served, and where enquiries go. A browser must take these names for 192.0.2.1. */
export const SITE = 'https://site.test';
export const BLANK = 'https://blank.test';
export const OTHER = 'https://other.test';
export const ENQUIRIES = 'https://enquiries.test:8443/';

const BLANK_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><p>Blank</p></html>';

/**
 * Writes what nginx needs to serve the built site with the written configuration, over TLS, and beside it a blank page.
 * @param root the built site
 * @param other another built site, to be compared with it
 * @returns the file of its configuration, the folder with its certificate, and a function that removes it all
 */
export const writeServer = (
  root = 'dist',
  other?: string,
): { configuration: string; certificate: string; remove: () => void } => {
  const scratch = mkdtempSync(join(tmpdir(), 'quay-'));
  const blank = join(scratch, 'blank');
  mkdirSync(blank);
  writeFileSync(join(blank, 'index.html'), BLANK_PAGE);
  makeCertificate(scratch);
  const servers = secureServers({
    address: new URL(SITE),
    plain: ['80'],
    secure: ['443'],
    root: resolve(root),
    includes: resolve('deploy/nginx'),
    certificate: scratch,
  });
  const plain =
    plainServer(BLANK, blank, scratch) +
    (other === undefined ? '' : plainServer(OTHER, resolve(other), scratch));
  const configuration = join(scratch, 'nginx.conf');
  const options = { includes: resolve('deploy/nginx'), user: 'root', scratch, workers: 1 };
  writeFileSync(configuration, wholeConfiguration({ ...options, servers: servers + plain }));
  return { configuration, certificate: scratch, remove: () => rmSync(scratch, { recursive: true }) };
};

/** A server of files, compressed with gzip as they are sent, over TLS and HTTP/2. */
const plainServer = (address: string, root: string, certificate: string): string => `server {
    listen 443 ssl http2;
    server_name ${new URL(address).hostname};
    ssl_certificate ${certificate}/fullchain.pem;
    ssl_certificate_key ${certificate}/privkey.pem;
    root ${root};
    types {
        text/html html;
        text/css css;
        text/javascript js mjs;
        image/avif avif;
        image/webp webp;
        image/jpeg jpg jpeg;
        image/png png;
        image/svg+xml svg;
        font/woff2 woff2;
    }
    gzip on;
    gzip_types text/css text/javascript image/svg+xml;
}
`;
