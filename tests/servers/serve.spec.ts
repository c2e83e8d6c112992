/** The server of `npm start`, which runs on a developer’s machine. */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve, type Served } from '../../tools/hosting/serve.ts';
import { FIXTURE_CONTENT } from './fixtureSite.ts';

const PATIENCE = 400;

let folder = '';
let site: Served;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sixfold-serve-'));
  for (const file of ['index.html', '404.html'])
    cpSync(join(FIXTURE_CONTENT.root, file), join(folder, 'dist', file));
  site = await serve({ root: join(folder, 'dist'), patience: PATIENCE });
});
test.afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** The status of a request, and its text. */
const fetched = async (path: string) => {
  const response = await fetch(site.url + path);
  return { status: response.status, text: await response.text() };
};

test('no dotfile is served, except below .well-known', async () => {
  for (const [file, status] of [
    ['.env', 404],
    ['.git/config', 404],
    ['images/.htpasswd', 404],
    ['.well-known/.secret.txt', 404],
    ['.well-known/security.txt', 200],
  ] as const) {
    const path = join(folder, 'dist', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, 'these words');
    const answer = await fetched(`/${file}`);
    expect(answer.status, file).toBe(status);
    expect(answer.text.includes('these words'), file).toBe(status === 200);
  }
});

test('no link leads out of the folder; one inside it does what it says', async () => {
  writeFileSync(join(folder, 'secret.txt'), 'these words');
  mkdirSync(join(folder, 'dist-of-another'));
  writeFileSync(join(folder, 'dist-of-another', 'secret.txt'), 'these words');
  writeFileSync(join(folder, 'dist', 'open.txt'), 'those words');
  symlinkSync('../secret.txt', join(folder, 'dist', 'out.txt'));
  symlinkSync('..', join(folder, 'dist', 'up'));
  symlinkSync('../dist-of-another', join(folder, 'dist', 'beside'));
  symlinkSync('open.txt', join(folder, 'dist', 'in.txt'));
  symlinkSync('nowhere', join(folder, 'dist', 'broken.txt'));
  for (const path of ['/out.txt', '/up/secret.txt', '/beside/secret.txt', '/broken.txt']) {
    const { status, text } = await fetched(path);
    expect(status, path).toBe(404);
    expect(text, path).not.toContain('these words');
  }
  expect(await fetched('/in.txt')).toEqual({ status: 200, text: 'those words' });
});

/** Opens a connection, and says when the server closed it, in milliseconds from now. */
const closedAfter = (start: (socket: Socket) => void) =>
  new Promise<number>((closed, failed) => {
    const began = performance.now();
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => start(socket));
    socket.resume();
    // A connection that is closed while more is sent is reset.
    const isClosing = ({ code }: NodeJS.ErrnoException) => code === 'ECONNRESET' || code === 'EPIPE';
    socket.on('error', (error) => isClosing(error) || failed(error));
    socket.once('close', () => closed(performance.now() - began));
  });

test('idle and slow connections are closed', async () => {
  const slowly = (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
    const drip = setInterval(() => socket.write('X-Slow: a\r\n'), PATIENCE / 8);
    socket.once('close', () => clearInterval(drip));
  };
  for (const [name, start] of [
    ['says nothing', () => undefined],
    ['stops in the middle of a request', (socket: Socket) => socket.write('GET / HT')],
    ['never ends its request', slowly],
    [
      'stays after its answer',
      (socket: Socket) => socket.write('HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    ],
  ] as const)
    // Generous, because the machine may be busy. Unless it is closed, a connection stays for minutes.
    expect(await closedAfter(start), name).toBeLessThan(PATIENCE * 12);
});

/** Runs the command, and returns what it says once the site is there. */
const started = (env: NodeJS.ProcessEnv) =>
  new Promise<{ port: number; said: string; stop: () => void }>((done, failed) => {
    const server = spawn(process.execPath, ['tools/hosting/serve.ts'], {
      env: { ...process.env, PORT: '0', ...env },
    });
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => failed(new Error(chunk.toString())));
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const port = Number(/:(\d+)\n/.exec(said)?.[1]);
      const last = env['HOST'] === undefined ? 'The site is at' : 'other machines';
      if (port && said.includes(last)) done({ port, said, stop: () => server.kill() });
    });
  });

const reaches = (host: string, port: number) =>
  new Promise<boolean>((answer) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      answer(true);
    }).once('error', () => answer(false));
  });

test('only this machine is answered, unless HOST says otherwise; then it is said', async () => {
  const own = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address;
  test.skip(own === undefined, 'this machine is on no network');
  const closed = await started({});
  expect([await reaches('127.0.0.1', closed.port), await reaches(own ?? '', closed.port)]).toEqual([
    true,
    false,
  ]);
  expect(closed.said).not.toContain('other machines');
  closed.stop();
  const open = await started({ HOST: '0.0.0.0' });
  expect([await reaches('127.0.0.1', open.port), await reaches(own ?? '', open.port)]).toEqual([true, true]);
  expect(open.said).toContain('HOST=0.0.0.0: other machines');
  open.stop();
});
