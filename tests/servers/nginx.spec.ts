/** What a machine that faces the world answers besides the site itself, with the configuration that the build writes. */
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { connect as connectSecurely } from 'node:tls';
import { expect, test } from '@playwright/test';
import { nginxIsMissing, startNginx, type Nginx } from '../../tools/hosting/nginx/startNginx.ts';
import { FIXTURE_CONTENT } from './fixtureSite.ts';

test.skip(nginxIsMissing() !== undefined, nginxIsMissing() ?? '');

let nginx: Nginx;
test.beforeAll(async () => {
  nginx = await startNginx({ ...FIXTURE_CONTENT, secure: true });
});
test.afterAll(() => nginx.stop());

/** Everything that is answered to a request sent as it is, until the connection ends; empty if there is no answer. */
const converse = (url: string, request: string, host = '127.0.0.1'): Promise<string> =>
  new Promise((ended, failed) => {
    let answer = '';
    const { protocol, port } = new URL(url);
    const options = { host, port: Number(port) };
    const socket =
      protocol === 'https:'
        ? connectSecurely({ ...options, servername: 'localhost', rejectUnauthorized: false })
        : connect(options);
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.once('error', failed).once('close', () => ended(answer));
    socket.write(request);
  });

const get = (host: string, target = '/') =>
  `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

test('another name gets no answer at all, with http and with https', async () => {
  for (const host of ['example.com', '127.0.0.1', 'localhost.example.com', 'www.www.localhost']) {
    expect(await converse(nginx.plain, get(host)), host).toBe('');
    expect(await converse(nginx.url, get(host)), host).toBe('');
  }
  // Nor a certificate that would tell which site lives here.
  const { port } = new URL(nginx.url);
  const shaken = new Promise((done, failed) => {
    const options = { host: '127.0.0.1', port: Number(port), servername: 'example.com' };
    connectSecurely({ ...options, rejectUnauthorized: false }, () => done('')).once('error', failed);
  });
  await expect(shaken).rejects.toThrow(/unrecognized name/);
});

test('http leads to https, and neither tells the version of nginx', async () => {
  const moved = await converse(nginx.plain, get('localhost', '/about?from=letter'));
  expect(moved).toMatch(/^HTTP\/1\.1 301 /);
  expect(moved).toContain(`\r\nLocation: ${nginx.url}/about?from=letter\r\n`);
  const answers = [moved];
  for (const url of [nginx.plain, nginx.url])
    for (const request of [get('localhost', '/nothing'), 'nonsense\r\n\r\n', get('localhost', '/%zz')])
      answers.push(await converse(url, request));
  for (const answer of answers) expect(answer).not.toMatch(/nginx\/\d/);
});

test('the same name with or without www. leads to the site', async () => {
  for (const url of [nginx.plain, nginx.url])
    expect(await converse(url, get('www.localhost', '/about'))).toContain(`Location: ${nginx.url}/about\r\n`);
});

test('IPv6 is listened to as well', async () => {
  const has6 = Object.values(networkInterfaces()).some((all) =>
    all?.some(({ address }) => address === '::1'),
  );
  test.skip(!has6, 'this machine has no IPv6');
  expect(await converse(nginx.url, get('localhost', '/about'), '::1')).toMatch(/^HTTP\/1\.1 200 /);
});
