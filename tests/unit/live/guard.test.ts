import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isContent, isOwn } from '../../../tools/editor/guard.ts';

const root = mkdtempSync(join(tmpdir(), 'guard-'));
afterAll(() => rmSync(root, { recursive: true }));

mkdirSync(join(root, 'content/services/sauna'), { recursive: true });
mkdirSync(join(root, 'content/pages/home'), { recursive: true });
mkdirSync(join(root, 'elsewhere'));
symlinkSync(join(root, 'elsewhere'), join(root, 'content/services/linked'));
symlinkSync(join(root, 'content/services/sauna'), join(root, 'content/services/alias'));
symlinkSync(join(root, 'elsewhere/none.jpg'), join(root, 'content/services/sauna/dangling.jpg'));
writeFileSync(join(root, 'elsewhere/secret.jpg'), '');
symlinkSync(join(root, 'elsewhere/secret.jpg'), join(root, 'content/services/sauna/secret.jpg'));

test.for([
  'content/services/sauna/index.mdx',
  'content/services/new-one/index.mdx',
  'content/services/new-one/Salt room 2.JPG',
  'content/pages/home/index.json',
  'content/pages/home/banner.jpg',
  'content/site.json',
])('%s is content', (path) => {
  expect(isContent(root, 'content', path, true)).toBe(true);
});

const OUTSIDE = [
  // Twenty ways to leave a collection.
  'content/siteX/evil.ts',
  'content/site.jsonX',
  'content/siteX',
  'content/services.mdx',
  'content/services/index.mdx',
  'content/services/sauna/deeper/index.mdx',
  'content/services/sauna/evil.ts',
  'content/services/sauna/index.json',
  'content/services/sauna/.env.jpg',
  'content/services/../../src/evil.jpg',
  'content/services/sauna/../../../package.json',
  'content/services/./sauna/index.mdx',
  'content/services//sauna/index.mdx',
  'content/services/sauna\\..\\..\\evil.jpg',
  'content/services/sauna/index.mdx\0.jpg',
  'content/services/..jpg/index.mdx',
  '/etc/passwd',
  'file:///etc/passwd',
  '../content/services/sauna/index.mdx',
  'content/services/linked/index.mdx',
  'content/services/alias/index.mdx',
  'content/services/sauna/secret.jpg',
  'content/services/sauna/dangling.jpg',
  'content/pages/home/other.json',
  'contents/services/sauna/index.mdx',
  'content%2Fservices%2Fsauna%2Findex.mdx',
  'content',
  '',
];

test.for(OUTSIDE)('%j is not', (path) => {
  expect(isContent(root, 'content', path, true)).toBe(false);
});

test('a file that is of no use may be deleted and read, but not written', () => {
  const path = 'content/services/sauna/notes.txt';
  expect(isContent(root, 'content', path, false)).toBe(true);
  expect(isContent(root, 'content', path, true)).toBe(false);
});

const host = 'localhost:4321';
const own = { host, 'sec-fetch-site': 'same-origin', origin: `http://${host}` };

test('requests of the editor’s own page are answered', () => {
  expect(isOwn('POST', own)).toBe(true);
  expect(isOwn('GET', own)).toBe(true);
  expect(isOwn('GET', { host, 'sec-fetch-site': 'same-origin' })).toBe(true);
});

test.for([
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': undefined },
  { origin: 'http://localhost:5000' },
  { origin: 'https://example.org' },
  { origin: 'null' },
  { origin: `http://${host}.example.org` },
  { host: undefined },
])('with %j they are not', (changed) => {
  expect(isOwn('POST', { ...own, ...changed })).toBe(false);
  expect(isOwn('GET', { ...own, ...changed })).toBe(false);
});

test('a request that writes and does not say where it comes from is not answered', () => {
  expect(isOwn('POST', { host, 'sec-fetch-site': 'same-origin' })).toBe(false);
});
