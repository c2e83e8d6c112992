/** No-break spaces, and other spaces that only look like ordinary ones. */

/**
 * No-break spaces between two words, after a comma, at an end, or more than one; they belong between a number and its
 * unit (`8 AM`). And spaces of other widths.
 */
const IN_WORDS =
  /(?<=\p{Ll}{2}|\p{L}{3}|[,;.])[\u00A0\u202F](?=\p{Ll}{2})|^[\u00A0\u202F]+|[\u00A0\u202F]+$|[\u00A0\u202F]{2,}|(?<=\s)[\u00A0\u202F]|[\u00A0\u202F](?=\s)|[\u1680\u2000-\u200A\u205F\u3000]/gmu;

/** In the fields at the top of a file: as indent, after a dash, or after the colon of a name. */
const STRUCTURAL =
  /^[ \u00A0]*\u00A0[ \u00A0]*(?=\S)|(?<=^[ \u00A0]*(?:- +)?[\w-]+:) *\u00A0[ \u00A0]*|(?<=^[ ]*-) *\u00A0[ \u00A0]*|(?<=^\s*"[^"]*":) *\u00A0[ \u00A0]*/gmu;

/** Within a time, between the minutes and AM or PM. */
const IN_TIME = /(?<="time":\s*"\d{1,2}:\d\d)[\u00A0\u202F](?=[AP]M")/gu;

/** The index of the first space that should be an ordinary one; -1 if there is none. */
export const strangeSpace = (text: string): number => text.search(IN_WORDS);

/** The index of the first no-break space that keeps fields from being read; -1 if there is none. */
export const structuralSpace = (fields: string): number => fields.search(STRUCTURAL);

/** A text, or the fields at the top of a file, with ordinary spaces. */
export const ordinarySpaces = (text: string): string =>
  [IN_TIME, STRUCTURAL, IN_WORDS].reduce(
    (words, strange) => words.replace(strange, (spaces) => ' '.repeat(spaces.length)),
    text.replaceAll('&nbsp;', '\u00A0'),
  );

/** What to do about them. */
export const FIX_SPACE = 'run “npm run content:format”, or delete the space and type it again';
