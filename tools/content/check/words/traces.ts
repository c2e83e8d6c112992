/** What other programs, other people and slips of the hand leave in a text: each a pattern over what visitors would read. */
import type { Message } from '../../read/problem.ts';
import { quote } from '../phrases.ts';
import { readTable } from '../tables/table.ts';

const TRACES = readTable('traces');

/** Shows what cannot be seen. */
const shown = (words: string) =>
  words.replaceAll(/[\t\u00AD]|[ \u00A0]{2,}/g, (blanks) => '␣'.repeat(blanks.length));

/**
 * The first trace in a text, and the part that matched; what is refused comes first.
 * @param place `body` for a paragraph of the text below the fields, `item` inside a list or quotation, or the names of the fields that lead to a field
 */
export const traceIn = (text: string, place: string): { sign: string; message: Message } | undefined => {
  for (const { kind, severity, where, looks, is, fix } of TRACES) {
    const match = where.test(place) ? looks.exec(text) : undefined;
    if (!match) continue;
    const sign = match[0].trim() || match[0];
    // A sign or a short word is found again by the words around it.
    const before = /(?:\S+\s+){0,2}\S*$/.exec(text.slice(0, match.index))?.[0] ?? '';
    const after = /^\S*(?:\s+\S+){0,2}/.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
    const isShort = kind === 'slip' && sign.length < 12 && !/^\p{L}{4,}$/u.test(sign);
    const about = isShort ? `${before}${match[0]}${after}`.trim() : sign;
    const found = `${quote(shown(about))}, ${is}`;
    const written = fix.replace('$<words>', match.groups?.['words'] ?? '');
    return { sign, message: { kind, ...(severity && { severity }), about, found, fix: written } };
  }
  return undefined;
};
