/** Text that still looks like markup once it is parsed: a visitor would see the symbols. */
import { quote } from '../phrases.ts';
import type { Hit, Text } from '../rules/words.ts';
import { readTable } from '../tables/table.ts';

/** In the order in which they are looked for: what is inside a line, then what begins one. */
const SIGNS = readTable('signs');

/** The first symbol of markup in a text. In a field nothing can be formatted, so the words stay and the symbols go. */
export const signIn = ({ value, role }: Text): Hit | undefined => {
  for (const { looks, is, fix } of SIGNS) {
    const match = looks.exec(value);
    if (!match) continue;
    const parts = match.groups ?? {};
    const sign = match[0].trim();
    const inField = parts['words'] === undefined ? fix : `write the words alone: ${parts['words'].trim()}`;
    return {
      index: match.index + match[0].indexOf(sign),
      found: `${is}: ${quote(sign)}${role === 'body' ? '' : '; this field shows every character as typed'}`,
      fix: role === 'body' ? fix.replaceAll(/\$<(\w+)>/g, (_, name: string) => parts[name] ?? '') : inField,
    };
  }
  return undefined;
};
