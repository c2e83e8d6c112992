// Checks how the site is served: headers, addresses, parts of films, compression, caching, and the security policy in a
// browser.
//   npm run deploy:check              the built site, in npm start's server and in a real nginx
//   npm run deploy:check URL          a published site
//   npm run deploy:check PREVIEW URL  a preview of a site that is published at URL
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { nginxIsMissing, startNginx } from './nginx/startNginx.ts';
import { serve } from './serve.ts';
import { reasonOf } from '../reasonOf.ts';

/** What differs between a server that speaks plain http and one that faces the world. */
const PLAIN = ['addresses', 'files'];

/**
 * Runs `tests/hosting/` on a site.
 * @param env what `tests/hosting/ask.ts` reads about it
 * @param only the files that apply; if there are none, all of them
 */
const check = async (env: Record<string, string>, only: readonly string[] = []): Promise<void> => {
  const runner = ['node_modules/@playwright/test/cli.js', 'test'];
  const args = [...runner, '--config', 'tests/hosting/playwright.config.ts', ...only];
  const tests = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = (await once(tests, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
};

const originOf = (address: string): string => {
  const url = URL.parse(address);
  if (url && ['http:', 'https:'].includes(url.protocol)) return url.origin;
  throw new Error(`"${address}" is not an address. Use: npm run deploy:check https://www.example.org`);
};

const checkPublished = (address: string, published = address): Promise<void> =>
  check({
    HOSTING_NAME: 'live',
    HOSTING_URL: originOf(address),
    HOSTING_PUBLISHED: originOf(published),
    HOSTING_OURS: 'no',
  });

const checkBuilt = async (): Promise<void> => {
  if (!existsSync('deploy/nginx/server.conf'))
    throw new Error('There is no built site. Build it with: npm run build');
  const local = await serve();
  console.log('The built site in npm start’s server:');
  await check({ HOSTING_NAME: 'serve', HOSTING_URL: local.url }, PLAIN).finally(local.close);

  const missing = nginxIsMissing();
  if (missing) {
    console.log(`SKIPPED: ${missing}, so the built site was not tested in nginx.`);
    return;
  }
  for (const [name, secure, only] of [
    ['container', false, PLAIN],
    ['nginx', true, []],
  ] as const) {
    const nginx = await startNginx({ secure });
    console.log(`The built site in nginx, as ${secure ? 'on a machine of one’s own' : 'in the container'}:`);
    const { url, plain, certificate } = nginx;
    const env = { HOSTING_URL: url, HOSTING_PLAIN: plain, NODE_EXTRA_CA_CERTS: certificate };
    await check({ HOSTING_NAME: name, ...env }, only).finally(nginx.stop);
  }
};

try {
  const [address, published] = process.argv.slice(2);
  await (address === undefined ? checkBuilt() : checkPublished(address, published));
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
