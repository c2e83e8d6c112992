/** What pages of other servers, odd requests and code in an entry can do to an editor’s computer: nothing. */
import { existsSync } from 'node:fs';
import { at, expect, OWN, PROJECT, read, test, write } from './site.ts';

const UPDATE = '/api/keystatic/update';
const saving = (path: string) => ({
  additions: [{ path, contents: Buffer.from('evil').toString('base64url') }],
  deletions: [],
});

test('the API answers pages of this server only', async ({ request }) => {
  const tree = '/api/keystatic/tree';
  expect((await request.get(tree, { headers: OWN })).status()).toBe(200);
  for (const site of ['same-site', 'cross-site', 'none', '']) {
    const headers = { ...OWN, 'sec-fetch-site': site };
    expect((await request.get(tree, { headers })).status(), site).toBe(403);
    const data = saving('content/services/sauna/evil.jpg');
    for (const url of [UPDATE, '/keystatic/publish', '/keystatic/click'])
      expect((await request.post(url, { headers, data })).status(), site).toBe(403);
  }
  expect(existsSync(at('services/sauna/evil.jpg'))).toBe(false);
});

test('nothing is written outside the content', async ({ request }) => {
  for (const path of [
    'package.json',
    'src/pages/evil.astro',
    'content/../src/evil.jpg',
    'content/services/sauna/../../../evil.jpg',
    'content/services/sauna\\..\\..\\..\\evil.jpg',
    'contents/evil.jpg',
    '../evil.jpg',
    '/tmp/evil.jpg',
  ]) {
    const answer = await request.post(UPDATE, { headers: OWN, data: saving(path) });
    expect(answer.status(), path).toBe(400);
    expect(await answer.text()).toContain('Nothing was saved');
  }
});

test('a page of another server reads nothing', async ({ page, baseURL }) => {
  await page.route('http://localhost:1/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Another page</p>' }),
  );
  await page.goto('http://localhost:1/');
  for (const path of [
    '/',
    '/keystatic',
    '/@vite/client',
    '/content/site.json?import',
    `/@fs${PROJECT}/content/site.json?raw`,
  ])
    for (const mode of ['cors', 'no-cors'] as const) {
      const length = await page.evaluate(
        async ([url, how]) => {
          const answer = await fetch(url, { mode: how }).catch(() => undefined);
          return (await answer?.text())?.length ?? 0;
        },
        [`${baseURL}${path}`, mode] as const,
      );
      expect(length, `${mode} ${path}`).toBe(0);
    }
});

test('code in an entry does not run', async ({ request }) => {
  const file = 'stages/repair/index.mdx';
  const code = `process.getBuiltinModule('node:fs').writeFileSync(${JSON.stringify(at('ran.txt'))}, '')`;
  write(file, `${read(file)}\nexport const x = ${code}\n\n{${code}}\n`);
  // No other test asks for this page, so that it is made now, before the content has been checked.
  expect((await request.get('/repair')).status()).toBe(200);
  expect(existsSync(at('ran.txt'))).toBe(false);
});
