/** Why a JSON file cannot be read, explained to the person who wrote it. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Problem } from './problem.ts';

const QUOTES = 'straight double quotes " around names and texts';

/** Where the parser stumbled. */
interface Place {
  text: string;
  offset: number;
  /** Whatever follows there, without white space before it; empty at the end of the file. */
  next: string;
  /** Where the last character before it is that is not white space. */
  last: number;
  /** The line, without white space at its ends, and where it begins. */
  line: string;
  start: number;
}

const placeAt = (text: string, offset: number): Place => {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const [whole = ''] = text.slice(from).split(/\r?\n/, 1);
  return {
    text,
    offset,
    next: text.slice(offset).trimStart().charAt(0),
    last: text.slice(0, offset).trimEnd().length - 1,
    line: whole.trim(),
    start: from + whole.length - whole.trimStart().length,
  };
};

const quotesIn = (line: string) => line.match(/(?<!\\)"/g)?.length ?? 0;

/** What an editor did, if it is this; each is tried in turn. */
type Cause = (place: Place, error: ParseError['error']) => Problem | undefined;

const comment: Cause = ({ text, offset, line, start }, error) =>
  printParseErrorCode(error) === 'InvalidCommentToken' || text.startsWith('# ', offset)
    ? {
        offset,
        found: `a comment: ${line.slice(offset - start)}`,
        expected: 'names and texts only; no page shows a comment, and this file cannot hold one',
        fix: 'move the comment to your message for the commit, or delete it',
      }
    : undefined;

const space: Cause = ({ text, offset }) =>
  /[^\S \t\r\n]/.test(text.charAt(offset))
    ? {
        kind: 'spaces',
        offset,
        found: 'a no-break space between names and texts',
        expected: 'ordinary spaces',
        fix: 'run “npm run content:format”, or delete the space and type it again',
      }
    : undefined;

const otherQuotes: Cause = ({ text, offset, line }) => {
  const quote = text.charAt(offset);
  if (!/[“”„‟«»‘’‚`']/.test(quote)) return undefined;
  const straight = line.replace(/(^|:\s*)[“”„‟«»‘’‚`'](.*?)[“”„‟«»‘’‚`'](?=\s*[:,\]}]|$)/g, '$1"$2"');
  return {
    offset,
    found: `a ${quote} where a straight double quote belongs`,
    expected: QUOTES,
    fix: straight === line ? 'replace it with "' : `write ${straight}`,
  };
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
    found: 'straight quotation marks inside a text, where they end it',
    expected: 'curly quotation marks inside a text',
    fix: `write ${before}${curly}${after}`,
  };
};

const openQuote: Cause = ({ offset, line }) =>
  quotesIn(line) % 2 === 0
    ? undefined
    : {
        offset,
        found: 'a text that is opened and never closed, or goes on over the end of its line',
        expected: 'each text on one line, between straight double quotes',
        fix: `add the missing "; perhaps ${line.replace(/,?$/, '"$&')}`,
      };

/** Each line without what JSON wants in it, and what that is. */
const LINES: readonly (readonly [looks: RegExp, found: string, expected: string, written: string])[] = [
  [/^("[^"]*")\s*[=;]?\s*(["[{].*|\d.*)$/, 'no colon after $1', '"name": "text"', '$1: $2'],
  [/^([A-Za-z]\w*)\s*:(.*)$/, 'the name $1 without quotes', QUOTES, '"$1":$2'],
  [/^("[^"]*":)\s*([^"\s[{][^"]*?)"?(,?)$/, 'a text without its quotes: $2', QUOTES, '$1 "$2"$3'],
];

const incomplete: Cause = ({ offset, line }) => {
  const [looks, found = '', expected = '', written = ''] = LINES.find(([one]) => one.test(line)) ?? [];
  if (!looks) return undefined;
  return {
    offset,
    found: line.replace(looks, found),
    expected,
    fix: `write ${line.replace(looks, written)}`,
  };
};

const comma: Cause = ({ text, last, next }) => {
  if (text[last] === ',' && ['', ']', '}'].includes(next)) {
    return {
      offset: last,
      found: `a comma before the closing ${next || 'bracket'}`,
      expected: 'no comma after the last item',
      fix: 'delete this comma',
    };
  }
  if (!/["\d\]}el]/.test(text.charAt(last)) || !/["\d[{tf]/.test(next)) return undefined;
  return {
    offset: last,
    found: 'no comma between two items',
    expected: 'a comma after each item but the last',
    fix: `write ${text.slice(placeAt(text, last).start, last + 1)},`,
  };
};

const bracket: Cause = ({ text, offset, next }) => {
  if (!['', ']', '}'].includes(next)) return undefined;
  const expected = 'a closing bracket for each opening one: } for {, ] for [';
  if (next !== '') {
    const fix = 'count the brackets above it; delete this one or open its partner';
    return { offset, found: `a ${next} that closes nothing, or the wrong bracket`, expected, fix };
  }
  const found = text.trim() === '' ? 'an empty file' : 'a bracket that is never closed';
  const fix = 'add the missing bracket at the end, or bring the file back with Git';
  return { offset: Math.max(0, text.trimEnd().length - 1), found, expected, fix };
};

const CAUSES = [comment, space, otherQuotes, quotesInside, openQuote, incomplete, comma, bracket];

/** A parser’s first error in plain words. */
export const jsonProblem = (text: string, { error, offset }: ParseError): Problem => {
  const place = placeAt(text, Math.min(offset, Math.max(0, text.length - 1)));
  for (const cause of CAUSES) {
    const problem = cause(place, error);
    if (problem) return problem;
  }
  return {
    offset: Math.min(offset, Math.max(0, text.trimEnd().length - 1)),
    found: `something that does not belong there (${printParseErrorCode(error)})`,
    expected: `${QUOTES}, commas between items, brackets in pairs`,
    fix: 'compare the line with its neighbours',
  };
};
