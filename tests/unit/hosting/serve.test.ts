/** The command behind `npm start`. `npm run deploy:check` tests what it answers. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-serve-'));
writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');

/** Starts the command, and returns what it says first and the port it names. */
const start = async (env: NodeJS.ProcessEnv) => {
  const settings = { ...process.env, ROOT: folder, PORT: '0', ...env };
  const server = spawn(process.execPath, ['tools/hosting/serve.ts'], { env: settings });
  onTestFinished(() => void server.kill());
  const output = Promise.race([once(server.stdout, 'data'), once(server.stderr, 'data')]);
  const said = String(await output);
  return { said, port: /:(\d+)/.exec(said)?.[1] ?? '' };
};

test('only this machine is answered, unless HOST says otherwise', async () => {
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const reaches = (host: string | undefined, port: string) =>
    fetch(`http://${host}:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  const closed = await start({});
  expect(await reaches('localhost', closed.port)).toBe(true);
  const open = await start({ HOST: '0.0.0.0' });
  expect(await reaches('localhost', open.port)).toBe(true);
  if (own === undefined) return;
  expect(await reaches(own, closed.port)).toBe(false);
  expect(await reaches(own, open.port)).toBe(true);
});

test('a port in use and a missing site are said in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect((await start({ PORT: String(port) })).said).toBe(`Port ${port} is taken. Name another: PORT=8080\n`);
  expect((await start({ ROOT: 'nowhere' })).said).toBe(
    'There is no built site in nowhere/. Build it with: npm run build\n',
  );
});
