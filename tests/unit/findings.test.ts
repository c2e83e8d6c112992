import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { expect, onTestFinished, test } from 'vitest';
import { count, format, tidy, type Finding } from '../../src/content-check/finding.ts';
import { nearest } from '../../src/content-check/nearest.ts';
import { fieldAt } from '../../src/content-check/report.ts';
import { renameInText } from '../../src/media/rename.ts';
import { treeOf } from '../../src/schemas/tree.ts';

const finding = (place: Partial<Finding>): Finding => ({
  kind: 'text',
  file: 'content/site.json',
  line: 1,
  column: 1,
  field: 'Name',
  found: 'x',
  expected: 'y',
  fix: 'write y',
  ...place,
});

test('findings come by file, line and column, each once', () => {
  const [first, second, third, fourth] = [
    finding({ file: 'content/a.json', line: 9 }),
    finding({ line: 2, column: 3 }),
    finding({ line: 2, column: 4 }),
    finding({ line: 10 }),
  ];
  const again = finding({ line: 10, expected: 'the same said otherwise' });
  expect(tidy([fourth, again, third, second, first])).toEqual([first, second, third, fourth]);
});

test('a finding as text says where, what, how and where to read more', () => {
  expect(format(finding({ line: 2, column: 3 })).split('\n')).toEqual([
    'content/site.json:2:3',
    '  Name',
    '  Found:    x',
    '  Expected: y',
    '  To fix:   write y',
    '  More:     docs/editing/mistakes/text.md',
  ]);
});

test.each([
  [0, '0 mistakes'],
  [1, '1 mistake'],
  [2, '2 mistakes'],
])('%i is counted in words', (number, words) => expect(count(number, 'mistake')).toBe(words));

test('a path leads to a field, with the names on the way, known or not', () => {
  const tree = treeOf(z.strictObject({ photos: z.array(z.strictObject({ alt: z.string() })) }));
  expect(fieldAt(tree, ['photos', 1, 'alt'])).toMatchObject({
    field: { kind: 'text' },
    names: ['Photos', 'item 2', 'Alternative text'],
  });
  expect(fieldAt(tree, ['photos', 0, 'alt', 'deeper']).field).toBeUndefined();
  expect(fieldAt(tree, ['foto']).names).toEqual(['foto']);
});

test('what is nearly right is suggested, what is far off is not', () => {
  expect(nearest('suana', ['grounding', 'sauna'])).toBe('sauna');
  expect(nearest('x', ['grounding', 'sauna'])).toBeUndefined();
  expect(nearest('sauna', [])).toBeUndefined();
});

test('a picture’s new name is written where the text beside it names it, and only there', () => {
  const root = mkdtempSync(join(tmpdir(), 'rename-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(renameInText(root, 'a.png', 'b.jpg')).toBe(false);
  writeFileSync(join(root, 'index.json'), '{ "src": "./c.png" }');
  expect(renameInText(root, 'a.png', 'b.jpg')).toBe(false);
  expect(renameInText(root, 'c.png', 'b.jpg')).toBe(true);
});
