import { expect, test } from 'vitest';
import { inertContent } from '../../../tools/integrations/content/inertContent.ts';

const { transform } = inertContent('.');
const handler =
  typeof transform === 'object' ? (transform.handler as (text: string, id: string) => unknown) : undefined;
const FILE = `${process.env['CONTENT_DIR'] ?? 'content'}/services/sauna/index.mdx`;

const read = (text: string, id = FILE) => handler?.(text, id);

test('words are let through', () => {
  expect(read('---\ntitle: Sauna\n---\n\nWarm, **dry** [heat](/contact).\n\n- one\n')).toBeUndefined();
  expect(read('---\r\ntitle: Sauna\r\n---\r\n\r\nWarm.\r\n')).toBeUndefined();
});

test.for([
  'export const x = process.exit()',
  "import x from 'node:fs'",
  'Warm {process.exit()} heat.',
  '{process.exit()}',
  '<script>alert(1)</script>',
  'Warm <b onClick={process.exit}>heat</b>.',
  '> - {1 + 1}',
  '# A {heading}',
])('%j is refused', (body) => {
  expect(() => read(`---\ntitle: Sauna\n---\n\n${body}\n`)).toThrow('contains code');
  expect(() => read(`---\ntitle: Sauna\n---\n\n${body}\n`, `${FILE}?astroPropagatedAssets`)).toThrow();
});

test.for([
  'export const x = 1',
  '---\ntitle: a\n---export const x = 1\n---\n',
  '+++\ntitle = "a"\n+++\nexport const x = 1\n',
  '\uFEFF---\ntitle: a\n---\nexport const x = 1\n',
  '---\ntitle: |\n  a\n+++\nexport const x = 1\n---\n',
  '---\ntitle: a\n',
])('fields in an unusual form are refused: %j', (text) => {
  expect(() => read(text)).toThrow('its fields are not between two lines of ---');
});

test('a text that cannot be parsed is refused', () => {
  expect(() => read('---\ntitle: a\n---\n\nexport const\n')).toThrow();
});

test('files that are not content are left alone', () => {
  expect(read('export const x = 1', '/elsewhere/page.mdx')).toBeUndefined();
  expect(read('export const x = 1', FILE.replace('.mdx', '.ts'))).toBeUndefined();
});
