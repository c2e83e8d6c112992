// Checks how the site is served: headers, addresses, parts of films, compression, caching, and the security policy in a
// browser.
//   npm run deploy:check              the built site, in npm start's server and in a real nginx
//   npm run deploy:check URL          a published site
//   npm run deploy:check PREVIEW URL  a preview of a site that is published at URL
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { nginxIsMissing, startNginx } from './nginx/startNginx.ts';
import { serve } from './serve.ts';

interface Target {
  /** Distinguishes the reports of several targets. */
  name: string;
  url: string;
  /** The origin that its pages name; by default that of the first page. */
  published?: string;
  /** A certificate to trust. */
  certificate?: string;
  /** Whether it is served only by our own rules, so that nothing depends on a host. */
  ours: boolean;
  /** The files of `tests/hosting/` that apply; if there are none, all of them. */
  only?: readonly string[];
}

/** @returns the exit code of the tests */
const check = ({ name, url, published = '', certificate, ours, only = [] }: Target) =>
  new Promise<number>((done) => {
    const env = {
      ...process.env,
      HOSTING_NAME: name,
      HOSTING_URL: url,
      HOSTING_PUBLISHED: published,
      HOSTING_OURS: ours ? 'yes' : 'no',
      ...(certificate === undefined ? {} : { NODE_EXTRA_CA_CERTS: certificate }),
    };
    const runner = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/hosting/playwright.config.ts',
      ...only,
    ];
    spawn(process.execPath, runner, { env, stdio: 'inherit' }).once('exit', (code) => done(code ?? 1));
  });

const checkPublished = (address: string, published = address): Promise<number> =>
  check({ name: 'live', url: originOf(address), published: originOf(published), ours: false });

const originOf = (address: string): string => {
  const url = URL.parse(address);
  if (url && ['http:', 'https:'].includes(url.protocol)) return url.origin;
  throw new Error(`"${address}" is not an address. Use: npm run deploy:check https://www.example.org`);
};

const checkBuilt = async (): Promise<number> => {
  if (!existsSync('deploy/nginx/server.conf'))
    throw new Error('There is no built site. Build it with: npm run build');
  const local = await serve();
  console.log('The built site in npm start’s server:');
  const code = await check({
    name: 'serve',
    url: local.url,
    ours: true,
    only: ['addresses', 'files'],
  }).finally(local.close);

  const missing = nginxIsMissing();
  if (missing) {
    console.log(`SKIPPED: ${missing}, so the built site was not tested in nginx.`);
    return code;
  }
  const nginx = await startNginx({ secure: true });
  console.log('The built site in nginx, with the configuration from deploy/:');
  const target = { name: 'nginx', url: nginx.url, certificate: nginx.certificate, ours: true };
  return Math.max(code, await check(target).finally(nginx.stop));
};

try {
  const [address, published] = process.argv.slice(2);
  process.exitCode = await (address === undefined ? checkBuilt() : checkPublished(address, published));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
