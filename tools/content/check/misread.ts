/** Text that was saved in one encoding and opened in another: “â€™” where ’ was meant. */

import { STRANGE_SPACE, strangeSpace } from '../read/spaces.ts';
import { quote } from './phrases.ts';
import type { Words } from './report.ts';

/** What Windows-1252 has at 0x80 to 0x9F; a dot where it has nothing. */
const WINDOWS = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

/** How UTF-8 begins a character that people use: letters of Europe and India, punctuation, emoji. */
const RUN = /[ÂÃÄÅÎÏ][^\p{ASCII}]|[âàð][^\p{ASCII}]{1,3}/gu;

const byteOf = (character: string): number => {
  const known = WINDOWS.indexOf(character);
  return known >= 0 ? 0x80 + known : (character.codePointAt(0) ?? 0);
};

/** The first misread character of a text and what it was, if there is one. */
const misread = (text: string): { seen: string; meant: string; index: number } | undefined => {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    for (let length = run.length; length > 1; length--) {
      const seen = run.slice(0, length);
      const bytes = Array.from(seen, byteOf);
      if (bytes.some((byte) => byte > 0xff)) continue;
      try {
        const meant = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
        if (Array.from(meant).length === 1) return { seen, meant, index };
      } catch {
        // These characters are what they seem.
      }
    }
  }
  const torn = /â€|ï»¿|Ã(?=\s|$)|[\u0080-\u009F\uFFFD]/u.exec(text);
  return torn ? { seen: torn[0], meant: '', index: torn.index } : undefined;
};

/** What is wrong with a text that has misread characters or strange spaces, and where the first one is. */
export const misreadText = (text: string, isProse = true): { words: Words; index: number } | undefined => {
  const space = isProse ? strangeSpace(text) : text.search(/(?! )\p{Zs}/u);
  if (space >= 0)
    return {
      index: space,
      words: { ...STRANGE_SPACE, found: `a no-break space, or one of another width, in ${quote(text)}` },
    };
  const torn = misread(text);
  if (!torn) return undefined;
  const { seen, meant, index } = torn;
  return {
    index,
    words: {
      kind: 'encoding',
      found: `${quote(seen)} in ${quote(text)}: a character that was saved in one encoding and opened in another`,
      expected: meant === '' ? 'the character itself' : `the character itself: ${meant}`,
      fix:
        meant === ''
          ? 'type the word again'
          : `type ${meant} instead; if there are more of them, copy the text again and save the file as UTF-8`,
    },
  };
};
