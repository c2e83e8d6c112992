/** Words that no page should show, in a field or in a text. */
import { quote } from '../phrases.ts';
import type { Hit } from '../rules/words.ts';
import { readTable } from '../tables/table.ts';

const ROWS = readTable('placeholders');

/** The part of a text that still has to be written, if there is one. */
export const placeholderIn = (value: string): Hit | undefined => {
  const text = value.trim();
  const seen = ROWS.filter(({ looks }) => looks.test(text));
  const waits = seen.some(({ is }) => is === 'a whole text');
  const gap = seen.find(({ is }) => is === 'a gap')?.looks.exec(text)?.[0];
  if (gap === undefined && !waits) return undefined;
  if (waits || gap === undefined || gap === text)
    return { found: `the placeholder ${quote(value)}`, fix: 'replace it with what visitors should read' };
  const fix = `replace ${quote(gap)} with what belongs there`;
  return { found: `the placeholder ${quote(gap)} in ${quote(value)}`, fix };
};
