/** What other programs, other people and slips of the hand leave in a text: each a pattern over what visitors would read. */
import type { Message } from '../../read/problem.ts';
import { quote } from '../phrases.ts';
import { readTable } from '../tables/table.ts';

const TRACES = readTable('traces');

/**
 * The first trace in a text; what is refused comes first.
 * @param place `body` for a paragraph of the text below the fields, `item` inside a list or quotation, or the name of a field
 */
export const traceIn = (text: string, place: string): (Message & { about: string }) | undefined => {
  for (const { kind, severity, where, looks, is, fix } of TRACES) {
    const match = where.test(place) ? looks.exec(text) : undefined;
    if (!match) continue;
    const about = match[0].trim() || match[0];
    // Spaces and invisible characters are shown with the words around them.
    const seen = /[\p{L}\p{P}]/u.test(about)
      ? about
      : text.slice(Math.max(0, match.index - 15), match.index + 15).replaceAll(/\t|\u00AD/g, '␣');
    const words = match.groups?.['words'] ?? '';
    return {
      kind,
      ...(severity && { severity }),
      about,
      found: `${quote(seen)}, ${is}`,
      fix: fix.replace('$<words>', words),
    };
  }
  return undefined;
};
