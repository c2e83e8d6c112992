/** `npm run deploy:check` sees what is wrong with a host: each fault is put into a real nginx, and the check must fail. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { nginxIsMissing, startNginx } from '../../tools/hosting/nginx/startNginx.ts';
import { IMMUTABLE, REVALIDATE } from '../../tools/hosting/rules.ts';
import { FIXTURE_CONTENT } from './fixtureSite.ts';

test.skip(nginxIsMissing() !== undefined, nginxIsMissing() ?? '');

/** A copy of what is served, and of how. */
interface Copy {
  /** The folder of the built site. */
  root: string;
  /** Replaces the first such text in a file of the configuration. */
  replace: (file: string, from: string | RegExp, to: string) => void;
}

interface Sabotage {
  name: string;
  /** The test that sees it. */
  seenBy: string;
  spoil?: (copy: Copy) => void;
  /** Changes the whole configuration. */
  alter?: (configuration: string) => string;
  /** The origin it is published under, if not the one under test. */
  origin?: string;
}

const http = (from: string | RegExp, to: string) => (copy: Copy) => copy.replace('http.conf', from, to);
const server = (from: string | RegExp, to: string) => (copy: Copy) => copy.replace('server.conf', from, to);

const stale = (ending: 'br' | 'gz') => (copy: Copy) => {
  const yesterday = readFileSync(join(copy.root, 'about.html'), 'utf8').replace('<h1', '<h1 title="old"');
  writeFileSync(
    join(copy.root, `about.html.${ending}`),
    (ending === 'br' ? brotliCompressSync : gzipSync)(yesterday),
  );
};

const COMPRESSED = 'text files are served compressed, with the same content';
const HEADERS = 'every response carries the security headers, exactly';

const SABOTAGES: readonly Sabotage[] = [
  {
    name: 'pages are cached for a day',
    seenBy: 'no page is kept for long',
    spoil: http(`default "${REVALIDATE}";`, 'default "public, max-age=86400";'),
  },
  {
    name: 'nothing is said about caching pages',
    seenBy: 'no page is kept for long',
    spoil: http(`default "${REVALIDATE}";`, 'default "";'),
  },
  {
    name: 'hashed files are not cached',
    seenBy: 'hashed files are kept for a year; everything else is revalidated on each use',
    spoil: http(`"${IMMUTABLE}"`, `"${REVALIDATE}"`),
  },
  {
    name: 'errors are cached like files',
    seenBy: 'an error is never kept, even where the file is',
    spoil: http(/"~\^416:" "";\n.*"~\^\(\?:200\|304\).*(:\/_astro\/)" /, '"~$1" '),
  },
  { name: 'brotli is off', seenBy: COMPRESSED, spoil: server('brotli_static on', 'brotli_static off') },
  { name: 'a brotli copy is stale', seenBy: COMPRESSED, spoil: stale('br') },
  { name: 'a gzip copy is stale', seenBy: COMPRESSED, spoil: stale('gz') },
  {
    name: 'the pages name another origin',
    seenBy: 'pages and sitemap name one origin, the one under which the site is published',
    origin: 'https://www.example.com',
  },
  {
    name: 'only HTTP/1.1 is spoken',
    seenBy: 'browsers are offered HTTP/2',
    alter: (configuration) => configuration.replaceAll(' http2', ''),
  },
  {
    name: 'only TLS 1.2 is spoken',
    seenBy: 'TLS 1.2 and 1.3 are spoken, and nothing older',
    alter: (configuration) => configuration.replace('TLSv1.2 TLSv1.3', 'TLSv1.2'),
  },
  {
    name: 'an old TLS is spoken too',
    seenBy: 'TLS 1.2 and 1.3 are spoken, and nothing older',
    alter: (configuration) =>
      configuration
        .replace('TLSv1.2 TLSv1.3', 'TLSv1.1 TLSv1.2 TLSv1.3')
        .replace(/ssl_ciphers .*;/, 'ssl_ciphers ALL:@SECLEVEL=0;'),
  },
  {
    name: 'no session is resumed',
    seenBy: 'a browser that comes back resumes its session, with TLSv1.3',
    alter: (configuration) => configuration.replace('shared:site:10m', 'off'),
  },
  { name: 'a header is missing', seenBy: HEADERS, spoil: server(/add_header Referrer-Policy.*\n/, '') },
  {
    name: 'a location drops all headers',
    seenBy: HEADERS,
    spoil: server('location @other {', 'location @other {\n add_header X-Another here;'),
  },
  {
    name: 'an address without a page answers 200',
    seenBy: 'an address without a page gets a not-found page',
    spoil: server('error_page 404 ', 'error_page 404 =200 '),
  },
  {
    name: 'files of hosts are served',
    seenBy: 'files meant for hosts are not served',
    spoil: http('/_headers "";', ''),
  },
  {
    name: 'parts of a film are refused',
    seenBy: 'parts of a film can be requested',
    spoil: server('gzip off;', 'gzip off; max_ranges 0;'),
  },
  {
    name: 'script types are wrong',
    seenBy: 'the types of files are right',
    spoil: server(/"text\/javascript[^"]*" js;/, ''),
  },
];

interface Report {
  suites: readonly { specs: readonly { title: string; ok: boolean }[] }[];
}

/** Runs some tests of the check on a site, as on one that a host publishes. Returns those that fail. */
const failing = (titles: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<string[]>((done, failed) => {
    const pattern = titles.map((title) => `${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`).join('|');
    const runner = ['node_modules/@playwright/test/cli.js', 'test'];
    const config = ['--config', 'tests/hosting/playwright.config.ts', '--reporter', 'json'];
    const files = ['hosting/addresses', 'hosting/files', 'hosting/connection'];
    const inner = spawn(process.execPath, [...runner, ...config, '-g', pattern, ...files], { env });
    let output = '';
    inner.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    inner.once('exit', () => {
      const specs = (JSON.parse(output) as Report).suites.flatMap((suite) => suite.specs);
      if (specs.length === titles.length) done(specs.filter(({ ok }) => !ok).map(({ title }) => title));
      else failed(new Error(`${titles.join(', ')}: ${specs.length} tests ran.`));
    });
  });

/** Without what Playwright tells its workers. */
const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(TEST_|PW_|PLAYWRIGHT_|HOSTING_)/.test(name)),
  );

const published = () =>
  /<loc>(https?:\/\/[^/]+)/.exec(readFileSync(join(FIXTURE_CONTENT.root, 'sitemap.xml'), 'utf8'))?.[1] ??
  'nothing';

const check = async (titles: readonly string[], { spoil, alter, origin }: Partial<Sabotage> = {}) => {
  const scratch = mkdtempSync(join(tmpdir(), 'sixfold-sabotage-'));
  const [root, includes] = [join(scratch, 'dist'), join(scratch, 'nginx')];
  cpSync(FIXTURE_CONTENT.root, root, { recursive: true });
  cpSync(FIXTURE_CONTENT.includes, includes, { recursive: true });
  spoil?.({
    root,
    replace: (file, from, to) => {
      const before = readFileSync(join(includes, file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not contain ${String(from)}.`);
      writeFileSync(join(includes, file), after);
    },
  });
  const nginx = await startNginx({ root, includes, secure: true, ...(alter && { alter }) });
  try {
    return await failing(titles, {
      ...environment(),
      NODE_EXTRA_CA_CERTS: nginx.certificate,
      HOSTING_URL: nginx.url,
      HOSTING_OURS: 'no',
      HOSTING_PUBLISHED: origin ?? published(),
    });
  } finally {
    await nginx.stop();
    rmSync(scratch, { recursive: true });
  }
};

for (const sabotage of SABOTAGES)
  test(`the check fails when ${sabotage.name}`, async () => {
    expect(await check([sabotage.seenBy], sabotage)).toEqual([sabotage.seenBy]);
  });

test('without a fault it passes', async () => {
  expect(await check([...new Set(SABOTAGES.map(({ seenBy }) => seenBy))])).toEqual([]);
});
