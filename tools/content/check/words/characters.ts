/** Characters that a page cannot show. Letters that only the site’s fonts lack are allowed: visitors’ devices have them. */
import { unsupported } from '../../../media/characters.ts';
import { quote } from '../phrases.ts';
import type { Hit, Text } from '../rules/words.ts';

/** Joins or parts letters in scripts such as Devanagari and Arabic, and is invisible anywhere else. */
const JOINERS = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/gu;
const LATIN_JOINED = /\p{Script=Latin}[\u200C\u200D]|[\u200C\u200D]\p{Script=Latin}/u;

/** Control, private and unassigned characters, emoji, and the sign that replaces what could not be read. */
const UNSHOWN = /[\p{C}\p{Zl}\p{Zp}\p{Emoji_Presentation}\uFE0F\uFFFD]/u;

/** A Cyrillic letter beside a Latin one, which looks alike. */
const LOOKALIKE = /(?<=\p{Script=Latin})\p{Script=Cyrillic}|\p{Script=Cyrillic}(?=\p{Script=Latin})/u;

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first character that no page can show well. */
export const unshownIn = ({ value }: Text): Hit | undefined => {
  const joined = LATIN_JOINED.test(value) ? value : value.replace(JOINERS, '');
  const character = unsupported(joined).find((one) => UNSHOWN.test(one));
  if (character !== undefined) {
    const isInvisible = /[\p{C}\p{Zl}\p{Zp}\uFE0F]/u.test(character);
    const what = isInvisible ? 'an invisible character' : `the character ${character}`;
    return {
      found: `${what} (${codeOf(character)}) in ${quote(value)}`,
      fix: isInvisible ? 'delete the word it is in and type it again' : 'delete it, or say it in words',
    };
  }
  const [foreign] = LOOKALIKE.exec(value) ?? [];
  if (foreign === undefined) return undefined;
  const what = `the Cyrillic letter ${foreign} (${codeOf(foreign)}) in a word of Latin letters`;
  const fix = 'delete the word and type it again';
  return { found: `${what}: ${quote(value)}`, fix };
};
