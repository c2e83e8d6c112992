/** `npm run deploy:check` sees what is wrong with a host: each fault is put into a real nginx, and the check must fail. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { nginxIsMissing, startNginx } from '../../tools/hosting/nginx/startNginx.ts';
import { IMMUTABLE, PAGE, REVALIDATE } from '../../tools/hosting/rules.ts';
import { FIXTURE_CONTENT, FIXTURE_DEPLOY, FIXTURE_DIST } from '../../tools/test/fixtureSite.ts';

test.skip(nginxIsMissing() !== undefined, nginxIsMissing() ?? '');

/** A file of the configuration or of the site, and what is replaced in it. */
type Fault = readonly [file: string, from: string | RegExp, to: string];

/** Faults by the title of the test that sees them. */
const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  'no page is kept for long': [
    ['http.conf', `default "${REVALIDATE}";`, 'default "public, max-age=86400";'],
    ['http.conf', `default "${REVALIDATE}";`, 'default "";'],
    ['http.conf', `"${PAGE}"`, '"max-age=300, stale-while-revalidate=60"'],
  ],
  'hashed files are kept for a year': [['http.conf', `"${IMMUTABLE}"`, `"${REVALIDATE}"`]],
  'an error is never kept, even where the file is, and has each header once': [
    ['http.conf', /"~\^416:" "";\n.*"~\^\(\?:200\|304\).*(:\/_astro\/)" /, '"~$1" '],
  ],
  'text files are served compressed, with the same content': [
    ['server.conf', 'brotli_static on', 'brotli_static off'],
    ['about.html.br', '<h1', '<h1 title="of yesterday"'],
    ['about.html.gz', '<h1', '<h1 title="of yesterday"'],
  ],
  'browsers are offered HTTP/2': [['nginx.conf', / http2/g, '']],
  'TLS 1.2 and 1.3 are spoken, and nothing older': [
    ['nginx.conf', 'TLSv1.2 TLSv1.3', 'TLSv1.2'],
    ['nginx.conf', /TLSv1.2 .*;\n.*;/, 'TLSv1.1 TLSv1.2 TLSv1.3; ssl_ciphers ALL:@SECLEVEL=0;'],
  ],
  'a browser that comes back resumes its session, with TLSv1.3': [['nginx.conf', 'shared:site:10m', 'off']],
  'http leads to https': [['nginx.conf', /return 301 https:.*;/, 'return 200;']],
  'every response carries the security headers, exactly': [
    ['server.conf', /add_header Referrer-Policy.*\n/, ''],
    ['server.conf', 'location @other {', 'location @other {\n add_header X-Another here;'],
  ],
  'an address without a page gets a not-found page': [
    ['server.conf', 'error_page 404 ', 'error_page 404 =200 '],
  ],
  'a former address leads to its page in one step': [
    ['server.conf', 'return 301 $site_redirect', 'return 302 $site_redirect'],
    ['http.conf', ' /services/immunity-drips$is_args$args;', ' /services;'],
  ],
  'files meant for hosts are not served': [['http.conf', '/_headers "";', '']],
  'parts of a film can be requested': [['server.conf', 'gzip off;', 'gzip off; max_ranges 0;']],
  'the types of files are right, and pictures and films are not compressed': [
    ['server.conf', /"text\/javascript[^"]*" js;/, ''],
  ],
};

interface Report {
  suites: readonly { specs: readonly { title: string; ok: boolean }[] }[];
}

/** Runs some tests of the check on a site, as on one that a host publishes. Returns those that fail. */
const failing = async (titles: readonly string[], settings: NodeJS.ProcessEnv): Promise<string[]> => {
  const pattern = titles.map((title) => `${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`).join('|');
  const runner = ['node_modules/@playwright/test/cli.js', 'test', '--reporter', 'json', '-g', pattern];
  const config = ['--config', 'tests/hosting/playwright.config.ts'];
  const files = ['hosting/addresses', 'hosting/files', 'hosting/connection'];
  // Without what Playwright tells its workers.
  const own = Object.entries(process.env).filter(([name]) => !/^(TEST_|PW_|PLAYWRIGHT_|HOSTING_)/.test(name));
  const env = { ...Object.fromEntries(own), ...settings };
  const inner = spawn(process.execPath, [...runner, ...config, ...files], { env });
  const [output] = await Promise.all([text(inner.stdout), once(inner, 'exit')]);
  const specs = (JSON.parse(output) as Report).suites.flatMap((suite) => suite.specs);
  expect(specs.map(({ title }) => title).sort(), 'these tests ran').toEqual([...titles].sort());
  return specs.filter(({ ok }) => !ok).map(({ title }) => title);
};

/** Runs some tests of the check on the fixture site in nginx, with a fault in it. Returns those that fail. */
const check = async (titles: readonly string[], fault?: Fault, published?: string): Promise<string[]> => {
  const scratch = mkdtempSync(join(tmpdir(), 'sixfold-faults-'));
  const [root, includes] = [join(scratch, 'dist'), join(scratch, 'nginx')];
  cpSync(FIXTURE_DIST, root, { recursive: true });
  cpSync(`${FIXTURE_DEPLOY}/nginx`, includes, { recursive: true });
  const [file = '', from = '', to = ''] = fault ?? [];
  const change = (before: string) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not contain ${String(from)}.`);
    return after;
  };
  const page = /(.*\.html)\.(br|gz)$/.exec(file);
  if (page) {
    const changed = change(readFileSync(join(root, page[1] ?? ''), 'utf8'));
    writeFileSync(join(root, file), (page[2] === 'br' ? brotliCompressSync : gzipSync)(changed));
  } else if (fault && file !== 'nginx.conf')
    writeFileSync(join(includes, file), change(readFileSync(join(includes, file), 'utf8')));
  const alter = (whole: string) => (file === 'nginx.conf' ? change(whole) : whole);
  const nginx = await startNginx({ root, includes, secure: true, alter });
  const sitemap = readFileSync(join(root, 'sitemap.xml'), 'utf8');
  try {
    return await failing(titles, {
      CONTENT_DIR: FIXTURE_CONTENT,
      NODE_EXTRA_CA_CERTS: nginx.certificate,
      HOSTING_URL: nginx.url,
      HOSTING_PLAIN: nginx.plain,
      HOSTING_OURS: 'no',
      HOSTING_PUBLISHED: published ?? /<loc>(https?:\/\/[^/]+)/.exec(sitemap)?.[1] ?? '',
    });
  } finally {
    await nginx.stop();
    rmSync(scratch, { recursive: true });
  }
};

for (const [title, faults] of Object.entries(FAULTS))
  for (const fault of faults)
    test(`the check sees in ${fault[0]} “${fault[2]}” in place of “${String(fault[1])}”`, async () => {
      expect(await check([title], fault)).toEqual([title]);
    });

test('the check sees that the pages name another origin', async () => {
  const title = 'pages and sitemap name one origin, the one under which the site is published';
  expect(await check([title], undefined, 'https://www.example.com')).toEqual([title]);
});

test('without a fault the check passes', async () => {
  expect(await check(Object.keys(FAULTS))).toEqual([]);
});
