/** What is wrong with the YAML at the top of a file, explained to the person who wrote it. */
import type { YAMLError } from 'yaml';
import { readTable, saidOf } from '../check/tables/table.ts';
import { DUPLICATE_FIELD, type Words } from './problem.ts';

const QUOTES = 'put the whole text in single quotes, and write each apostrophe as ’';

/** A text in single quotes, escaped for YAML. */
export const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** A line with its value between quotes: `- 'Warmth: it loosens'`; undefined if it has none. */
const quotedLine = (line: string): string | undefined => {
  const [, before, value] = /^\s*((?:- )?(?:[\w-]+: +)?)(.*\S)\s*$/.exec(line) ?? [];
  if (!before || value === undefined) return undefined;
  return before + quoted(value.replace(/^(["'])(.*)\1$|^[“‘](.*)[”’]$/, '$2$3').replace(/^["']/, ''));
};

const COLON: Words = { found: 'a text with a colon, which is read as another field', fix: QUOTES };

/** What is wrong with a line whose text begins with one of ` @ % * & ! | > { [. */
export const specialStart = (line: string): Words => {
  const [, sign = ''] = /^\s*(?:- +)*(?:[\w-]+: +)?(\S)/.exec(line) ?? [];
  return { found: `a text that begins with “${sign}”, which is read as code`, fix: QUOTES };
};
const SPECIAL: readonly string[] = ['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED'];

const UNEVEN: Words = {
  found: 'a line that is not indented like the lines around it',
  fix: 'line it up with the other lines of its group or list, using spaces',
};

/** A comment that may have been meant as a part of the text before it. */
export const COMMENT: Words = {
  found: 'a “#” after a space, which begins a comment that no page shows',
  fix: 'put the whole text in single quotes; only for a comment, put a space after “#”',
};

/** What an editor did where the line itself shows it. */
const BY_LINE = readTable('yaml');

/** What usually causes each error of the parser. */
const BY_CODE: Partial<Record<YAMLError['code'], Words>> = {
  DUPLICATE_KEY: DUPLICATE_FIELD,
  TAB_AS_INDENT: {
    found: 'a tab at the beginning of a line',
    fix: 'replace it with spaces, two for each level',
  },
  BLOCK_AS_IMPLICIT_KEY: COLON,
  MULTILINE_IMPLICIT_KEY: {
    found: 'a line without a field name and a colon',
    fix: 'begin it with a name, a colon and a space, or indent it if it continues the line above',
  },
  MISSING_CHAR: {
    found: 'a quotation mark or bracket that is never closed',
    fix: 'add the closing one, or delete the opening one',
  },
  UNEXPECTED_TOKEN: { found: 'words after a closing quotation mark or bracket', fix: QUOTES },
  BAD_INDENT: UNEVEN,
};

/**
 * A YAML error in plain words.
 * @param line the line it is in
 */
export const yamlProblem = ({ code, message }: YAMLError, line: string): Words => {
  const seen = saidOf(BY_LINE, line);
  if (seen) return seen;
  // There is a list where a field belongs, or a field where a list belongs.
  const words = message.startsWith('A block sequence')
    ? UNEVEN
    : BY_CODE[message.includes('end with a') ? 'MISSING_CHAR' : code];
  // Without a second colon it is the indent of this line, or of the next, that makes two fields of one.
  if (words === COLON && !/:\s.*:(?:\s|$)/.test(line)) return UNEVEN;
  const other = { found: 'a line that cannot be read', fix: QUOTES };
  const { found, fix } = words ?? (SPECIAL.includes(code) ? specialStart(line) : other);
  const better = fix === QUOTES ? quotedLine(line) : undefined;
  return { found, fix: better === undefined ? fix : `put the text in single quotes: ${better}` };
};
