/** Text that was saved in one encoding and opened in another: “â€™” where ’ was meant. */
import { quote } from '../phrases.ts';
import type { Hit, Text } from '../rules/words.ts';

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

/** The first misread character of a text. */
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
