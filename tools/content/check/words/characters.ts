/**
 * Characters that a page cannot show, and those that were read wrong. Letters that only the site’s fonts lack are allowed:
 * visitors’ devices have them.
 */
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
  const [character, ...more] = unsupported(joined).filter((one) => UNSHOWN.test(one));
  if (character !== undefined) {
    const isInvisible = /[\p{C}\p{Zl}\p{Zp}\uFE0F]/u.test(character);
    const word = value.split(/ |\n/).find((one) => one.includes(character)) ?? value;
    return isInvisible
      ? {
          index: value.indexOf(character),
          found: `an invisible character (${codeOf(character)}) in ${quote(word)}`,
          fix: 'delete that word and type it again',
        }
      : {
          found: `the character ${character} (${codeOf(character)}) in ${quote(value)}`,
          fix: `delete ${['it', ...more].join(' and ')}, or say it in words`,
        };
  }
  const [foreign] = LOOKALIKE.exec(value) ?? [];
  if (foreign === undefined) return undefined;
  const what = `the Cyrillic letter ${foreign} (${codeOf(foreign)}) in a word of Latin letters`;
  const fix = 'delete the word and type it again';
  return { found: `${what}: ${quote(value)}`, fix };
};

/** What Windows-1252 has at 0x80 to 0x9F; a dot where it has nothing. */
const WINDOWS = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

/** How UTF-8 begins a character that people use: letters of Europe and India, punctuation, emoji. */
const RUN = /[ÂÃÄÅÎÏ][^\p{ASCII}]|[âàð][^\p{ASCII}]{1,3}/gu;

const byteOf = (character: string): number => {
  const known = WINDOWS.indexOf(character);
  return known >= 0 ? 0x80 + known : (character.codePointAt(0) ?? 0);
};

/** The one character that a run of characters was before it was misread, if it was one. */
const meantBy = (seen: string): string | undefined => {
  const bytes = Array.from(seen, byteOf);
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  const meant = new TextDecoder().decode(Uint8Array.from(bytes));
  return Array.from(meant).length === 1 && meant !== '\uFFFD' ? meant : undefined;
};

/** The first character of a text that was saved in one encoding and opened in another: “â€™” where ’ was meant. */
export const misreadIn = ({ value }: Text): Hit | undefined => {
  const hit = (seen: string, index: number, fix: string): Hit => {
    const what = 'a character read in the wrong encoding';
    return { found: `${quote(seen)} in ${quote(value)}: ${what}`, fix, index };
  };
  for (const { 0: run, index } of value.matchAll(RUN)) {
    for (let length = run.length; length > 1; length--) {
      const meant = meantBy(run.slice(0, length));
      if (meant === undefined) continue;
      const more = 'if there are more, paste the text again and save the file as UTF-8';
      return hit(run.slice(0, length), index, `type ${meant} instead; ${more}`);
    }
  }
  const torn = /â€|ï»¿|Ã(?=\s|$)|[\u0080-\u009F\uFFFD]/u.exec(value);
  return torn ? hit(torn[0], torn.index, 'type the word again') : undefined;
};
