import { unsupported } from '../styles/charset.mjs';

/** The first character of a text that the site’s typefaces have no shape for, in words. */
export const unheld = (text: string): string | undefined => {
  const [character] = unsupported(text);
  if (character === undefined) return undefined;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /\p{C}/u.test(character)
    ? `an invisible character (U+${code})`
    : `the character ${character} (U+${code})`;
};
