/** Words that no page should show, in a field or in a text. */
import { quote } from '../phrases.ts';
import type { Hit } from '../rules/words.ts';
import { readTable } from '../tables/table.ts';

const ROWS = readTable('placeholders');

/** The part of a text that still has to be written, if there is one. */
export const placeholderIn = (value: string): Hit | undefined => {
  const text = value.trim();
  const row = ROWS.find(({ looks }) => looks.test(text));
  if (!row) return undefined;
  const gap = row.where.test('gap') ? (row.looks.exec(text)?.[0] ?? text) : text;
  return { found: `the placeholder ${quote(gap)}${gap === text ? '' : ` in ${quote(value)}`}`, fix: row.fix };
};
