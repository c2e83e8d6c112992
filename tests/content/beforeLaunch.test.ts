/** The list of sentences to confirm before launch names where each of them is. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkList, updateBeforeLaunch } from '../../tools/content/format/beforeLaunch.ts';
import { siteCopy } from './site.ts';

const ITEM = /^- `(content\/[^`:]+):(\d+)`: “(.+)”$/u;

const items = (list: string) =>
  list.split('\n').flatMap((line) => {
    const [, file, number, sentence] = ITEM.exec(line) ?? [];
    return file && sentence ? [{ file, line: Number(number), sentence }] : [];
  });

test('each listed sentence begins on the line that is named', () => {
  const shipped = readFileSync('docs/before-launch.md', 'utf8');
  // Editors may have moved or changed a sentence since the list was last put right.
  const { list, gone } = checkList(shipped, process.cwd());
  const stillThere = items(list).filter(({ file, sentence }) => !gone.includes(`${file}: “${sentence}”`));
  expect(items(list)).toHaveLength(items(shipped).length);
  for (const { file, line, sentence } of stillThere) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const [firstWord = ''] = sentence.split(' ');
    expect(lines[line - 1], `${file}:${line}`).toContain(firstWord);
    expect(
      lines
        .slice(line - 1)
        .join(' ')
        .replace(/\s+/gu, ' '),
      `${file}:${line}`,
    ).toContain(sentence);
  }
});

test('line numbers follow a sentence that has moved, and one that has changed is reported', () => {
  const site = siteCopy();
  site.write('services/one/index.mdx', 'a\n\nThe first\n  sentence. The second.\n');
  const list = [
    '# To confirm',
    '- `content/services/one/index.mdx:1`: “The first sentence.”',
    '- `content/services/one/index.mdx:1`: “The second.”',
    '- `content/services/one/index.mdx:1`: “The third.”',
    '- `content/services/two/index.mdx:1`: “The fourth.”',
  ];
  const { list: updated, gone } = checkList(list.join('\n'), site.root);
  expect(items(updated).map(({ line }) => line)).toEqual([3, 4, 1, 1]);
  expect(gone).toEqual([
    'content/services/one/index.mdx: “The third.”',
    'content/services/two/index.mdx: “The fourth.”',
  ]);

  mkdirSync(join(site.root, 'docs'));
  writeFileSync(join(site.root, 'docs/before-launch.md'), list.join('\n'));
  updateBeforeLaunch(site.root);
  expect(readFileSync(join(site.root, 'docs/before-launch.md'), 'utf8')).toBe(updated);
});
