/** Text that still looks like markup once it is parsed: a visitor would see the signs. */
import { quote } from './phrases.ts';
import type { Words } from './report.ts';
import { LINES } from './signs/lines.ts';
import type { Parts, Sign } from './signs/sign.ts';
import { SPANS } from './signs/spans.ts';

/** A field shows plain words only; the text below the fields has formatting. */
type Place = 'field' | 'text';

/** What is wrong with a text that still has signs of markup in it, and where it begins. */
export const leftover = (text: string, place: Place): { words: Words; index: number } | undefined => {
  for (const { looks, is, meant, unless } of [...SPANS, ...LINES]) {
    const found = looks.exec(text);
    if (!found || unless?.(text, found[0])) continue;
    // A group that did not take part is undefined.
    const parts: Parts = Object.fromEntries(Object.entries(found.groups ?? {}).filter(([, part]) => part));
    const sign = found[0].trim();
    const index = found.index + found[0].length - found[0].trimStart().length;
    return {
      index,
      words: {
        kind: 'markup',
        found: `${is}: ${quote(sign)}`,
        expected:
          place === 'field'
            ? 'plain words; this field shows every sign as it is'
            : 'no sign that a visitor would see',
        fix: place === 'field' ? plainFix(parts, meant) : meant(parts),
      },
    };
  }
  return undefined;
};

/** In a field nothing can be formatted, so the words stay and the signs go. */
const plainFix = (parts: Parts, meant: Sign['meant']): string => {
  const words = parts['words'] ?? parts['under'];
  return words === undefined ? meant(parts) : `write the words alone: ${words.trim()}`;
};
