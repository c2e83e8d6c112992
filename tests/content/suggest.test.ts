/** What the content check proposes instead of what was written. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { suggestDate } from '../../tools/content/check/suggest/date.ts';
import { nearest } from '../../tools/content/check/suggest/nearest.ts';
import { suggestTime } from '../../tools/content/check/suggest/time.ts';
import { ordinarySpaces } from '../../tools/content/read/spaces.ts';
import { slugOf } from '../../tools/content/slug.ts';

const FUNCTIONS: Readonly<Record<string, (text: string) => string>> = {
  time: suggestTime,
  date: (text) => suggestDate(text, false),
  folder: slugOf,
  spaces: ordinarySpaces,
};
const ROWS = readFileSync('tests/content/suggest.txt', 'utf8').trimEnd().split(/\r?\n/);

test.each(ROWS)('%s', (row) => {
  const [what = '', written = '', meant] = row.replaceAll('␣', '\u00A0').split(' | ');
  expect(FUNCTIONS[what]?.(written)).toBe(meant);
});

test('a close word is suggested, a distant one is not', () => {
  expect(nearest('suana', ['grounding', 'sauna'])).toBe('sauna');
  expect(nearest('x', ['grounding', 'sauna'])).toBeUndefined();
  expect(nearest('sauna', [])).toBeUndefined();
});
