import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renamePicture } from '../../tools/media/renamePicture.ts';
import { temporaryFolder } from '../../tools/test/files.ts';

const folderWith = (name: string, text: string) => {
  const root = temporaryFolder('rename');
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, name), text);
  return { root, read: () => readFileSync(join(root, name), 'utf8') };
};

test('a picture’s new name replaces the old one in JSON fields, and nowhere else', () => {
  const { root, read } = folderWith('index.json', '{ "src": "./c.png", "alt": "./c.png is a file" }');
  expect(renamePicture(root, 'a.png', 'b.jpg')).toBe(false);
  expect(renamePicture(root, 'c.png', 'b.jpg')).toBe(true);
  expect(read()).toBe('{ "src": "./b.jpg", "alt": "./c.png is a file" }');
  expect(renamePicture(folderWith('other.txt', './a.png').root, 'a.png', 'b.jpg')).toBe(false);
});

test('a picture’s new name replaces the old one in YAML fields, folded or quoted, and nowhere else', () => {
  const { root, read } = folderWith(
    'index.mdx',
    "---\none: './a b.png'\ntwo: >-\n  ./a\n  b.png\nalt: x\n---\n\n./a b.png\n",
  );
  expect(renamePicture(root, 'a b.png', 'a-b.jpg')).toBe(true);
  expect(read()).toBe('---\none: ./a-b.jpg\ntwo: ./a-b.jpg\nalt: x\n---\n\n./a b.png\n');
});
