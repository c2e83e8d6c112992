// Checks how the site is served: headers, addresses, ranges, compression, caching, security policy in a browser.
//   npm run test:hosting         the built site in a real nginx with the written configuration
//   npm run deploy:check URL     a published site
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { serve } from './serve.ts';
import { nginxIsMissing, startNginx } from '../tests/hosting/nginx.ts';

/** Runs the checks against an address; `name` tells their reports apart. */
const check = (name: string, address: string, ours: boolean, only: readonly string[] = []) =>
  new Promise<number>((done) => {
    const env = {
      ...process.env,
      HOSTING_NAME: name,
      HOSTING_URL: address,
      HOSTING_OURS: ours ? 'yes' : 'no',
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

const main = async (): Promise<number> => {
  const [address] = process.argv.slice(2);
  if (address !== undefined) {
    const url = URL.parse(address);
    if (url && /^https?:$/.test(url.protocol)) return check('live', url.origin, false);
    throw new Error(`"${address}" is no address. Use: npm run deploy:check https://www.example.org`);
  }
  if (!existsSync('deploy/nginx/server.conf'))
    throw new Error('There is no built site. Build it with: npm run build');
  const local = await serve();
  console.log('How npm start serves the site:');
  const code = await check('serve', local.url, true, ['addresses', 'files']).finally(local.close);

  const missing = nginxIsMissing();
  if (missing) {
    console.log(`SKIPPED: ${missing}, so how nginx serves the site was not tested.`);
    return code;
  }
  const nginx = await startNginx();
  console.log('How nginx serves the site with the written configuration:');
  return (await check('nginx', nginx.url, true).finally(nginx.stop)) || code;
};

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
