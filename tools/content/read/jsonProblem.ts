/** Why a JSON file cannot be read, explained to the person who wrote it. */
import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { comment, innerQuotes, lineAt, otherQuotes, QUOTES, space, type Cause } from './jsonCauses.ts';
import type { Problem } from './problem.ts';

/** The last character before an offset that is not white space. */
const before = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length - 1;

const comma: Cause = ({ text, offset }) => {
  const last = before(text, offset);
  const [next = ''] = text.slice(offset).trimStart();
  if (text[last] === ',' && (next === ']' || next === '}' || next === '')) {
    return {
      offset: last,
      found: `a comma before the closing ${next || 'bracket'}`,
      expected: 'no comma after the last item',
      fix: 'delete this comma',
    };
  }
  if (!/["\d\]}el]/.test(text[last] ?? '') || !/["\d[{tf]/.test(next)) return undefined;
  const place = lineAt(text, last);
  return {
    offset: last,
    found: 'no comma between two items',
    expected: 'a comma after each item but the last',
    fix: `write ${place.line.slice(0, last - place.start + 1).trim()},`,
  };
};

const colon: Cause = ({ text, offset, line }) => {
  const [, name, rest] = /^\s*("[^"]*")\s*[=;]?\s*("[^"]*".*|\d.*|[[{].*)$/.exec(line) ?? [];
  if (name === undefined || rest === undefined || text[offset] === undefined) return undefined;
  return {
    offset,
    found: `no colon after ${name}`,
    expected: '"name": "text"',
    fix: `write ${name}: ${rest}`,
  };
};

const bare: Cause = ({ offset, line }) => {
  const [, name, rest] = /^\s*([A-Za-z]\w*)\s*:(.*)$/.exec(line) ?? [];
  if (name !== undefined && rest !== undefined)
    return {
      offset,
      found: `the name ${name} without quotes`,
      expected: QUOTES,
      fix: `write "${name}":${rest}`,
    };
  const [, field, words, end] = /^\s*("[^"]*":)\s*([^"\s[{][^"]*?)"?(,?)$/.exec(line) ?? [];
  if (field === undefined || words === undefined) return undefined;
  return {
    offset,
    found: `a text without its quotes: ${words}`,
    expected: QUOTES,
    fix: `write ${field} "${words}"${end ?? ''}`,
  };
};

const open: Cause = ({ offset, line }) => {
  if ((line.match(/(?<!\\)"/g)?.length ?? 0) % 2 === 0) return undefined;
  const closed = line.replace(/,?\s*$/, (end) => `"${end.trim()}`);
  return {
    offset,
    found: 'a text that is opened and never closed, or goes on over the end of its line',
    expected: 'each text on one line, between straight double quotes',
    fix: `add the missing "; perhaps ${closed.trim()}`,
  };
};

const bracket: Cause = ({ text, offset }) => {
  const [next = ''] = text.slice(offset).trimStart();
  const isEnd = next === '';
  return isEnd || next === ']' || next === '}'
    ? {
        offset: isEnd ? Math.max(0, text.trimEnd().length - 1) : offset,
        found:
          text.trim() === ''
            ? 'an empty file'
            : isEnd
              ? 'a bracket that is never closed'
              : `a ${next} that closes nothing, or the wrong bracket`,
        expected: 'a closing bracket for each opening one: } for {, ] for [',
        fix: isEnd
          ? 'add the missing bracket at the end, or bring the file back with Git'
          : 'count the brackets above it; delete this one or open its partner',
      }
    : undefined;
};

const CAUSES: readonly Cause[] = [
  comment,
  space,
  otherQuotes,
  innerQuotes,
  open,
  colon,
  comma,
  bare,
  bracket,
];

/** A parser’s first error in plain words. */
export const jsonProblem = (text: string, { error, offset }: ParseError): Problem => {
  const place = lineAt(text, Math.min(offset, Math.max(0, text.length - 1)));
  for (const cause of CAUSES) {
    const problem = cause(place);
    if (problem) return problem;
  }
  return {
    offset: Math.min(offset, Math.max(0, text.trimEnd().length - 1)),
    found: `something that does not belong there (${printParseErrorCode(error)})`,
    expected: `${QUOTES}, commas between items, brackets in pairs`,
    fix: 'compare the line with its neighbours',
  };
};
