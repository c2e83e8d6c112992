/** Many people at once, on one worker and with as few open files as systems allow unless told. */
import { connect, type Socket } from 'node:net';
import { Agent, get } from 'node:http';
import { expect, test } from '@playwright/test';
import { nginxIsMissing, startNginx, type Nginx } from '../../tools/hosting/nginx/startNginx.ts';
import { FIXTURE_CONTENT } from './fixtureSite.ts';
import { pathsOf } from './paths.ts';

test.skip(nginxIsMissing() !== undefined, nginxIsMissing() ?? '');

const IDLE = 700;
const REQUESTS = 1380;
const AT_ONCE = 60;

let nginx: Nginx;
test.beforeAll(async () => {
  nginx = await startNginx({ ...FIXTURE_CONTENT, workers: 1, openFiles: 1024 });
});
test.afterAll(() => nginx.stop());

const openIdle = (port: number) =>
  new Promise<Socket>((opened, failed) => {
    const socket = connect(port, '127.0.0.1', () => opened(socket)).once('error', failed);
  });

const statusOf = (agent: Agent, path: string) =>
  new Promise<number>((answered) => {
    get(nginx.url + path, { agent, family: 4, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('end', () => answered(response.statusCode ?? 0));
    }).once('error', () => answered(0));
  });

test(`${REQUESTS} requests beside ${IDLE} idle connections are all answered`, async () => {
  const { port } = new URL(nginx.url);
  const idle: Socket[] = [];
  while (idle.length < IDLE)
    idle.push(...(await Promise.all(Array.from({ length: 50 }, () => openIdle(Number(port))))));
  let closed = 0;
  for (const socket of idle) socket.on('error', () => undefined).once('close', () => (closed += 1));

  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const paths = pathsOf(FIXTURE_CONTENT.root);
  expect(paths.length).toBeGreaterThan(REQUESTS / 20);
  const asked = Array.from({ length: REQUESTS }, (_, at) => paths[at % paths.length] ?? '/');
  const statuses = await Promise.all(asked.map((path) => statusOf(agent, path)));
  const wrong = asked.filter((_, at) => statuses[at] !== 200);
  agent.destroy();
  expect(wrong, 'not answered with 200').toEqual([]);
  expect(closed, 'idle connections that were closed').toBe(0);
  for (const socket of idle) socket.destroy();
});
