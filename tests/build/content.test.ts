/** The site's own content and the list that names its sentences, whatever editors have made of them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reviewContent } from '../../tools/content/check/checkContent.ts';
import { checkList } from '../../tools/content/format/beforeLaunch.ts';
import { listedSentences } from '../content/listedSentences.ts';

test('the content has no mistakes and claims nothing', async () => {
  const { mistakes, notes } = await reviewContent(process.cwd());
  expect(mistakes).toEqual([]);
  expect(notes.filter(({ kind }) => kind === 'claim')).toEqual([]);
});

test('each sentence to confirm before launch begins on the line that is named', () => {
  const shipped = readFileSync('docs/before-launch.md', 'utf8');
  // Editors may have moved or changed a sentence since the list was last put right.
  const { list, gone } = checkList(shipped, process.cwd());
  const listed = listedSentences(list);
  expect(listed).toHaveLength(listedSentences(shipped).length);
  for (const { file, line, sentence } of listed) {
    if (gone.includes(`${file}: “${sentence}”`)) continue;
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
