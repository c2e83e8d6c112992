/** What is true of the connection, whatever is asked for over it, and of the names that the server answers to. */
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { expect, test } from '@playwright/test';
import { ask, OURS, PLAIN, SITE } from './ask.ts';

const { protocol, host, hostname, port } = new URL(SITE);

test.skip(protocol !== 'https:', 'the site is served without https here');

/**
 * Opens a connection. It is closed by the server’s refusal, which is thrown, or by the caller.
 * @param onSession takes each session that the server offers to resume
 */
const open = (options: ConnectionOptions, onSession?: (session: Buffer) => void): Promise<TLSSocket> =>
  new Promise((opened, failed) => {
    const all = { host: hostname, servername: hostname, port: Number(port || 443), ...options };
    const socket = connect(all, () => opened(socket)).once('error', failed);
    if (onSession) socket.on('session', onSession);
  });

test('browsers are offered HTTP/2', async () => {
  const socket = await open({ ALPNProtocols: ['h2', 'http/1.1'] });
  expect(socket.alpnProtocol, 'with HTTP/1.1 a page takes a second longer on a slow connection').toBe('h2');
  socket.destroy();
});

test('TLS 1.2 and 1.3 are spoken, and nothing older', async () => {
  for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
    const socket = await open({ minVersion: version, maxVersion: version });
    expect(socket.getProtocol()).toBe(version);
    socket.destroy();
  }
  // Node itself speaks the old versions only at this level.
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  await expect(open(old)).rejects.toThrow(/alert|version|reset/i);
});

for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
  test(`a browser that comes back resumes its session, with ${version}`, async () => {
    const limits = { minVersion: version, maxVersion: version };
    // TLS 1.2 offers it before the connection is open, TLS 1.3 with the first answer.
    const offered = Promise.withResolvers<Buffer>();
    const first = await open(limits, offered.resolve);
    first.write(`HEAD / HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    first.once('end', () => offered.reject(new Error('no session was offered')));
    const session = await offered.promise;
    const again = await open({ ...limits, session });
    expect(again.isSessionReused()).toBe(true);
    first.destroy();
    again.destroy();
  });

test('http leads to https', async () => {
  const { status, headers } = await ask('/about?from=letter', { host }, 'GET', PLAIN);
  expect([301, 308]).toContain(status);
  expect(headers.location).toBe(`${SITE}/about?from=letter`);
});

test('the same name with or without www. leads to the site', async () => {
  test.skip(!OURS, 'the other name may be redirected elsewhere, or not exist');
  for (const site of [PLAIN, SITE]) {
    const { headers } = await ask('/about', { host: `www.${hostname}` }, 'GET', site);
    expect(headers.location).toBe(`${SITE}/about`);
  }
});

test('another name gets neither an answer nor a certificate', async () => {
  test.skip(!OURS, 'a host serves many sites');
  for (const name of ['example.com', '127.0.0.1', `${hostname}.example.com`, `www.www.${hostname}`])
    for (const site of [PLAIN, SITE])
      await expect(ask('/', { host: name }, 'GET', site), name).rejects.toThrow('socket hang up');
  await expect(open({ servername: 'example.com' })).rejects.toThrow(/unrecognized name/);
});
