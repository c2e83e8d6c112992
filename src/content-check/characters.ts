/** Characters the typefaces hold: Basic Latin, Latin-1 and the punctuation of running text. */
const HELD =
  /[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201A\u201C\u201D\u201E\u2022\u2026\u2032\u2033\u20AC\u2122\u2190\u2192\u2212]/u;

/** The first character of a text that has no shape in the site’s typefaces, in words. */
export const unheld = (text: string): string | undefined => {
  for (const character of text) {
    if (HELD.test(character) || /\s/.test(character)) continue;
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return /\p{C}/u.test(character)
      ? `an invisible character (U+${code})`
      : `the character ${character} (U+${code})`;
  }
  return undefined;
};
