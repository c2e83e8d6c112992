// The characters our two fonts hold: one truth, read by scripts/fonts.mjs (which cuts the files and fails if a font
// lacks one of these) and by the tests of the texts. Arrows and primes are in neither font: draw arrows as SVG.

/** @type {ReadonlyArray<readonly [first: number, last: number]>} Code points that have a glyph in both fonts. */
const RANGES = [
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

/** Characters a browser sets without a glyph: tab, line ends, soft hyphen, narrow no-break space. */
const GLYPHLESS = new Set(['\t', '\n', '\r', '\u00AD', '\u202F']);

/** @returns {string} every character of the fonts, once */
export function characters() {
  const points = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i),
  );
  return String.fromCodePoint(...points);
}

const HELD = new Set(characters());

/**
 * Which characters of a text would fall back to a font of the visitor's device.
 * @param {string} text
 * @returns {string[]} each of them once, in order of appearance; empty if the fonts can set the text
 */
export function unsupported(text) {
  return [...new Set(text.normalize('NFC'))].filter(
    (character) => !HELD.has(character) && !GLYPHLESS.has(character),
  );
}
