/** Why a JSON file cannot be read, explained to the person who wrote it. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { readTable, saidOf } from '../check/tables/table.ts';
import type { Problem } from './problem.ts';
import { FIX_SPACE } from './spaces.ts';

/** Where the parser stopped. */
interface Place {
  text: string;
  offset: number;
  /** What follows there, without white space before it; empty at the end of the file. */
  next: string;
  /** The offset of the last character before it that is not white space. */
  last: number;
  /** The line, without white space at its ends, and where it begins. */
  line: string;
  start: number;
  error: string;
}

const placeAt = (text: string, offset: number, error: string): Place => {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const [whole = ''] = text.slice(from).split(/\r?\n/, 1);
  return {
    text,
    offset,
    next: text.slice(offset).trimStart().charAt(0),
    last: text.slice(0, offset).trimEnd().length - 1,
    line: whole.trim(),
    start: from + whole.length - whole.trimStart().length,
    error,
  };
};

const quotesIn = (line: string) => line.match(/(?<!\\)"/g)?.length ?? 0;

/** One explanation of the error; undefined if it does not apply. They are tried in turn. */
type Cause = (place: Place) => Problem | undefined;

const comment: Cause = ({ text, offset, line, start, error }) => {
  if (error !== 'InvalidCommentToken' && !text.startsWith('# ', offset)) return undefined;
  const fix = 'delete it; a .json file cannot hold comments';
  return { offset, found: `a comment: ${line.slice(offset - start)}`, fix };
};

const space: Cause = ({ text, offset }) => {
  if (!/[^\S \t\r\n]/.test(text.charAt(offset))) return undefined;
  return { kind: 'spaces', offset, found: 'a no-break space outside a text', fix: FIX_SPACE };
};

const otherQuotes: Cause = ({ text, offset, line }) => {
  const quote = text.charAt(offset);
  if (!/[“”„‟«»‘’‚`']/.test(quote)) return undefined;
  const straight = line.replace(/(^|:\s*)[“”„‟«»‘’‚`'](.*?)[“”„‟«»‘’‚`'](?=\s*[:,\]}]|$)/g, '$1"$2"');
  const fix = straight === line ? 'replace it with "' : `write ${straight}`;
  return { offset, found: `a ${quote} where a straight double quote " belongs`, fix };
};

/** A text between quotes, with a quotation in it: `"a": "b "c" d",`. */
const quotesInside: Cause = ({ line, start }) => {
  const [, before = '', inside = '', after = ''] =
    /^((?:"[^"]*"\s*:\s*)?")(.*[^\\])("\s*,?\s*[\]}]*\s*,?)$/.exec(line) ?? [];
  if (quotesIn(inside) === 0 || /"\s*:\s*"|",\s*"/.test(inside)) return undefined;
  let open = false;
  const curly = inside.replaceAll(/(?<!\\)"/g, () => ((open = !open) ? '“' : '”'));
  return {
    offset: start + before.length + inside.indexOf('"'),
    found: 'a straight double quote inside a text, which ends the text there',
    fix: `write ${before}${curly}${after}`,
  };
};

const openQuote: Cause = ({ text, offset, line, start }) => {
  if (quotesIn(line) % 2 === 0) return undefined;
  const [, after = ''] = text.slice(start).split('\n');
  if (/^\s*[^\s"\]}]/.test(after))
    return {
      offset,
      found: 'a line break inside a text',
      fix: 'join this line and the next, with a space between them',
    };
  const found = 'a text without its closing double quote';
  return { offset, found, fix: `add the missing ", perhaps here: ${line.replace(/,?$/, '"$&')}` };
};

/** Lines that lack something that JSON needs. */
const INCOMPLETE = readTable('json');

const incomplete: Cause = ({ offset, line }) => {
  const said = saidOf(INCOMPLETE, line);
  return said && { offset, ...said };
};

const comma: Cause = ({ text, last, next, error }) => {
  if (text[last] === ',' && ['', ']', '}'].includes(next)) {
    const found = `a comma before the closing ${next || 'bracket'}`;
    return { offset: last, found, fix: 'delete this comma; the last item has none' };
  }
  if (!/["\d\]}el]/.test(text.charAt(last)) || !/["\d[{tf]/.test(next)) return undefined;
  const { start } = placeAt(text, last, error);
  return { offset: last, found: 'no comma between two items', fix: `write ${text.slice(start, last + 1)},` };
};

const bracket: Cause = ({ text, offset, next }) => {
  if (!['', ']', '}'].includes(next)) return undefined;
  if (next !== '') {
    const fix = 'check the brackets above it: each { needs a }, and each [ needs a ]';
    return { offset, found: `a ${next} with no matching bracket`, fix };
  }
  if (text.trim() === '')
    return {
      offset: 0,
      found: 'an empty file',
      fix: 'undo your change to it; if it is new, fill it in like the same file of another entry, or delete it',
    };
  const found = 'a bracket that is never closed';
  return { offset: text.trimEnd().length - 1, found, fix: 'add the missing } or ] at the end' };
};

const CAUSES = [comment, space, otherQuotes, quotesInside, openQuote, incomplete, comma, bracket];

/** A parser’s first error in plain words. */
export const jsonProblem = (text: string, { error: code, offset }: ParseError): Problem => {
  const error = printParseErrorCode(code);
  const place = placeAt(text, Math.min(offset, Math.max(0, text.length - 1)), error);
  for (const cause of CAUSES) {
    const problem = cause(place);
    if (problem) return problem;
  }
  return {
    offset: Math.min(offset, Math.max(0, text.trimEnd().length - 1)),
    found: 'something that does not belong here',
    fix: 'undo your change to this line, then write it like the lines around it',
  };
};
