/**
 * The characters that both of our fonts contain. `subsetFonts.ts` cuts the files to these and fails where a font lacks
 * one; the content check rejects all others. Neither font has arrows or primes: draw arrows as SVG.
 */

/** Code points that have a glyph in both fonts. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e], // Basic Latin
  [0xa0, 0xac], // Latin-1, no-break space included
  [0xae, 0xff],
  [0x2013, 0x2014], // – —
  [0x2018, 0x201a], // ‘ ’ ‚
  [0x201c, 0x201e], // “ ” „
  [0x2022, 0x2022], // •
  [0x2026, 0x2026], // …
  [0x2039, 0x203a], // ‹ ›
  [0x20ac, 0x20ac], // €
  [0x2122, 0x2122], // ™
  [0x2212, 0x2212], // −
];

/** Characters that need no glyph: tab, line ends, soft hyphen, narrow no-break space. */
const GLYPHLESS: ReadonlySet<string> = new Set(['\t', '\n', '\r', '\u00AD', '\u202F']);

/** Every character of the fonts, once. */
export const CHARACTERS = String.fromCodePoint(
  ...RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
);

const HELD: ReadonlySet<string> = new Set(CHARACTERS);

/** The characters of a text that would fall back to a font of the visitor's device, each once, as they first appear. */
export const unsupported = (text: string): string[] =>
  [...new Set(text.normalize('NFC'))].filter(
    (character) => !HELD.has(character) && !GLYPHLESS.has(character),
  );
