/** What pages of other servers, and files that contain code, can do to a developer's machine: nothing. */
import { createServer } from 'node:http';
import { existsSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { changedBetween, snapshotOf } from '../../tools/integrations/content/snapshot.ts';
import type { Project } from './project.ts';

/** A page of another server on this computer. */
const otherServer = async () => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Another page</title>');
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
};

interface Attempt {
  path: string;
  init?: { method?: string; mode?: RequestMode; headers?: Record<string, string>; body?: string };
}

/** How many characters a page can read with each of the requests. */
const readFrom = (page: Page, base: string, attempts: readonly Attempt[]) =>
  page.evaluate(
    ([to, all]) =>
      Promise.all(
        all.map(async ({ path, init }) => {
          try {
            return (await (await fetch(to + path, init)).text()).length;
          } catch {
            return 0;
          }
        }),
      ),
    [base, attempts] as const,
  );

const contents = Buffer.from('evil').toString('base64url');
const update = (path: string, headers: Record<string, string>, mode: RequestMode = 'cors') => ({
  path: '/api/keystatic/update',
  init: {
    method: 'POST',
    mode,
    headers,
    body: JSON.stringify({ additions: [{ path, contents }], deletions: [{ path: 'content/site.json' }] }),
  },
});
const OWN_HEADERS = { 'no-cors': '1', 'content-type': 'application/json' };

/** Neither another port of this computer nor another site reads or writes anything. */
export const foreign = async (project: Project, page: Page) => {
  const { port, stop } = await otherServer();
  const before = snapshotOf(project.root);
  const paths = [
    '/',
    '/api/keystatic/tree',
    `/@fs${project.root}/content/site.json?raw`,
    `/@fs${project.root}/content/site.json`,
    '/content/site.json?import',
    '/content/services/sauna/index.mdx?raw',
    '/@vite/client',
    '/keystatic',
  ];
  const attempts: Attempt[] = [
    ...paths.flatMap((path): Attempt[] => [
      { path },
      { path, init: { headers: { 'no-cors': '1' } } },
      { path, init: { mode: 'no-cors' } },
    ]),
    update('content/services/evil/index.mdx', OWN_HEADERS),
    update('content/services/evil/index.mdx', { 'content-type': 'text/plain' }, 'no-cors'),
  ];
  const visitor = await page.context().newPage();
  for (const origin of [`http://localhost:${port}`, `http://127.0.0.1:${port}`]) {
    await visitor.goto(origin);
    expect(await readFrom(visitor, project.url, attempts), origin).toEqual(attempts.map(() => 0));
  }
  await visitor.close();
  stop();
  const written = changedBetween(before, snapshotOf(project.root));
  expect(written.filter((file) => !file.includes('node_modules'))).toEqual([]);
};

const OUTSIDE = [
  'content/siteX/evil.ts',
  'content/site.jsonX',
  'content/site/evil.json',
  'content/services.mdx',
  'content/services/index.mdx',
  'content/services/sauna/deeper/index.mdx',
  'content/services/sauna/evil.ts',
  'content/services/sauna/index.mjs',
  'content/services/sauna/.env',
  'content/services/../../src/evil.jpg',
  'content/services/sauna/../../../package.json',
  'content/services/./sauna/evil.jpg',
  'content/services//sauna/evil.jpg',
  'content/services/sauna\\..\\..\\evil.jpg',
  'content/services/sauna/evil.mdx\0.jpg',
  'content/servicesX/sauna/evil.jpg',
  'content/services%2F..%2F..%2Fevil.jpg',
  '../evil.jpg',
  '/tmp/evil.jpg',
  'src/pages/evil.astro',
  'package.json',
  '.env',
];

/** Even the editor's own page can write nowhere but in the content, and says so. */
export const outside = async (project: Project, page: Page) => {
  await page.goto(`${project.url}/packages`);
  const before = snapshotOf(project.root);
  for (const path of OUTSIDE) {
    const change = JSON.stringify({ additions: [{ path, contents }], deletions: [] });
    const { status, said } = await page.evaluate(
      async ([headers, body]) => {
        const response = await fetch('/api/keystatic/update', { method: 'POST', headers, body });
        return { status: response.status, said: await response.text() };
      },
      [OWN_HEADERS, change] as const,
    );
    expect(status, path).toBe(400);
    expect(said).toContain('Nothing was saved');
  }
  expect(changedBetween(before, snapshotOf(project.root))).toEqual([]);
};

/** Code in an entry does not run, whether its page has been shown before or not. */
export const inert = async (project: Project) => {
  const proof = join(project.root, 'content/ran.txt');
  for (const id of ['renew', 'renew', 'repair']) {
    const file = join(project.root, `content/stages/${id}/index.mdx`);
    const text = project.read(`stages/${id}/index.mdx`);
    const code = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(proof)}, '')`;
    writeFileSync(file, `${text}\nexport const x = ${code}\n\n{${code}}\n`);
    await project.ask(`/${id}`);
    expect(existsSync(proof), id).toBe(false);
    writeFileSync(file, text);
    expect((await project.ask(`/${id}`)).status).toBe(200);
  }
};
