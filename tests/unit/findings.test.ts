import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, onTestFinished, test } from 'vitest';
import { format, tidy, type Finding } from '../../tools/content/check/finding.ts';
import { count } from '../../tools/content/check/phrases.ts';
import { fieldAt } from '../../tools/content/check/report.ts';
import { renamePicture } from '../../tools/media/renamePicture.ts';
import { fieldTree } from '../../tools/content/fieldTree.ts';

const finding = (place: Partial<Finding>): Finding => ({
  kind: 'text',
  file: 'content/site.json',
  line: 1,
  column: 1,
  field: 'Name',
  found: 'x',
  fix: 'write y',
  ...place,
});

test('findings are sorted by file, line and column, each once', () => {
  const [first, second, third, fourth] = [
    finding({ file: 'content/a.json', line: 9 }),
    finding({ line: 2, column: 3 }),
    finding({ line: 2, column: 4 }),
    finding({ line: 10 }),
  ];
  const again = finding({ line: 10, fix: 'the same said otherwise' });
  expect(tidy([fourth, again, third, second, first])).toEqual([first, second, third, fourth]);
});

test('a finding is printed with its place, what was found, how to fix it and where to read more', () => {
  expect(format(finding({ line: 2, column: 3 })).split('\n')).toEqual([
    'content/site.json:2:3',
    '  Name',
    '  Found:  x',
    '  To fix: write y',
    '  More:   docs/editing/mistakes/text.md',
  ]);
});

test.each([
  [0, '0 mistakes'],
  [1, '1 mistake'],
  [2, '2 mistakes'],
])('%i is counted in words', (number, words) => expect(count(number, 'mistake')).toBe(words));

test('a path leads to a field and the names on the way, known or not', () => {
  const tree = fieldTree(z.strictObject({ photos: z.array(z.strictObject({ alt: z.string() })) }));
  expect(fieldAt(tree, ['photos', 1, 'alt'])).toMatchObject({
    field: { kind: 'text' },
    names: ['Photos', 'item 2', 'Alternative text'],
  });
  expect(fieldAt(tree, ['photos', 0, 'alt', 'deeper']).field).toBeUndefined();
  expect(fieldAt(tree, ['foto']).names).toEqual(['foto']);
});

const folderWith = (name: string, text: string) => {
  const root = mkdtempSync(join(tmpdir(), 'rename-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, name), text);
  return { root, read: () => readFileSync(join(root, name), 'utf8') };
};

test('a picture’s new name replaces the old one in JSON fields, and nowhere else', () => {
  const { root, read } = folderWith('index.json', '{ "src": "./c.png", "alt": "./c.png is a file" }');
  expect(renamePicture(root, 'a.png', 'b.jpg')).toBe(false);
  expect(renamePicture(root, 'c.png', 'b.jpg')).toBe(true);
  expect(read()).toBe('{ "src": "./b.jpg", "alt": "./c.png is a file" }');
});

test('a picture’s new name replaces the old one in YAML fields, folded or quoted, and nowhere else', () => {
  const { root, read } = folderWith(
    'index.mdx',
    "---\none: './a b.png'\ntwo: >-\n  ./a\n  b.png\nalt: x\n---\n\n./a b.png\n",
  );
  expect(renamePicture(root, 'a b.png', 'a-b.jpg')).toBe(true);
  expect(read()).toBe('---\none: ./a-b.jpg\ntwo: ./a-b.jpg\nalt: x\n---\n\n./a b.png\n');
});

test('without an entry beside the picture nothing is renamed', () => {
  expect(renamePicture(folderWith('other.txt', './a.png').root, 'a.png', 'b.jpg')).toBe(false);
});
