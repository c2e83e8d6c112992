/** What is wrong with the YAML at the top of a file, explained to the person who wrote it. */
import type { YAMLError } from 'yaml';
import { readTable } from '../check/tables/table.ts';
import type { Words } from './problem.ts';

const QUOTES = 'put the whole text in single quotes, and write each apostrophe as ’';

/** A text in single quotes, escaped for YAML. */
export const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** A line with its value between quotes: `- 'Warmth: it loosens'`; undefined if it has none. */
const quotedLine = (line: string): string | undefined => {
  const [, before, value] = /^\s*((?:- )?(?:[\w-]+: +)?)(.*\S)\s*$/.exec(line) ?? [];
  if (!before || value === undefined) return undefined;
  return before + quoted(value.replace(/^(["'])(.*)\1$/, '$2').replace(/^["']/, ''));
};

/** What is wrong with a line whose text begins with one of ` @ % * & ! | > { [. */
export const specialStart = (line: string): Words => {
  const [, sign = ''] = /^\s*(?:- +)*(?:[\w-]+: +)?(\S)/.exec(line) ?? [];
  return { found: `a text that begins with “${sign}”, which is read as code`, fix: QUOTES };
};
const SPECIAL: readonly string[] = ['BAD_SCALAR_START', 'BAD_ALIAS', 'TAG_RESOLVE_FAILED'];

/** A comment that may have been meant as a part of the text before it. */
export const COMMENT: Words = {
  found: 'a “#” after a space, which begins a comment that no page shows',
  fix: 'put the whole text in single quotes; only for a comment, put a space after “#”',
};

/** What usually causes each error of the parser. */
const BY_CODE = readTable('errors');

const BY_LINE = readTable('lines');

/**
 * A YAML error in plain words.
 * @param line the line it is in
 */
export const yamlProblem = ({ code, message }: YAMLError, line: string): Words => {
  const seen = BY_LINE.find(({ looks }) => looks.test(line));
  if (seen) return { found: line.replace(seen.looks, seen.is), fix: line.replace(seen.looks, seen.fix) };
  // Without a second colon it is the indent of this line, or of the next, that makes two fields of one.
  const isUneven = code === 'BLOCK_AS_IMPLICIT_KEY' && !/:\s.*:(?:\s|$)/.test(line);
  const error = message.includes('end with a') ? 'MISSING_CHAR' : isUneven ? 'BAD_INDENT' : code;
  const row = BY_CODE.find(({ where, looks }) => where.test(error) && looks.test(message));
  const words = row && { found: row.is, fix: row.fix };
  const other = { found: 'a line that cannot be read', fix: QUOTES };
  const { found, fix } = words ?? (SPECIAL.includes(code) ? specialStart(line) : other);
  const better = fix === QUOTES ? quotedLine(line) : undefined;
  return { found, fix: better === undefined ? fix : `put the text in single quotes: ${better}` };
};
