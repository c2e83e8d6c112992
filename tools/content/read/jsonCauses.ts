/** Quotes, comments and spaces that JSON cannot have, explained with the line as it should be. */
import type { Problem } from './problem.ts';

export const QUOTES = 'straight double quotes " around names and texts';
const CURLY = /[“”„‟«»‘’‚`']/;

/** Where the parser stumbled. */
export interface Place {
  text: string;
  offset: number;
  /** The line the parser stumbled on, without its end. */
  line: string;
  start: number;
}

/** What went wrong, if it is this; each is tried in turn. */
export type Cause = (place: Place) => Problem | undefined;

export const lineAt = (text: string, offset: number): Place => {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { text, offset, start, line: text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '') };
};

export const comment: Cause = ({ text, start, line }) => {
  const index = line.search(/(?<=^|[\s,{[\]}])(?:\/\/|\/\*|#(?= ))/);
  if (index < 0 || /"[^"]*$/.test(line.slice(0, index).replaceAll(/"(?:[^"\\]|\\.)*"/g, '')))
    return undefined;
  return {
    offset: start + index,
    found: `a comment: ${text.slice(start + index, start + line.length)}`,
    expected: 'names and texts only; no page shows a comment, and this file cannot hold one',
    fix: 'move the comment to your message for the commit, or delete it',
  };
};

/** A text between quotes, with a quotation in it: `"a": "b "c" d",`. */
export const innerQuotes: Cause = ({ start, line }) => {
  const [, before, inside, after] =
    /^(\s*(?:"[^"]*"\s*:\s*)?")(.*[^\\]?)("\s*,?\s*[\]}]*\s*,?\s*)$/.exec(line) ?? [];
  if (before === undefined || inside === undefined || after === undefined) return undefined;
  const quotes = inside.match(/(?<!\\)"/g)?.length ?? 0;
  if (quotes === 0 || /"\s*:\s*"|",\s*"/.test(inside)) return undefined;
  let open = false;
  const curly = inside.replaceAll(/(?<!\\)"/g, () => ((open = !open) ? '“' : '”'));
  return {
    offset: start + before.length + inside.indexOf('"'),
    found: 'straight quotation marks inside a text, where they end it',
    expected: 'curly quotation marks inside a text',
    fix: `write ${(before + curly + after).trim()}`,
  };
};

export const otherQuotes: Cause = ({ text, offset, line, start }) => {
  if (!CURLY.test(text[offset] ?? '')) return undefined;
  const straight = line.replace(/(^\s*|:\s*)[“”„‟«»‘’‚`'](.*?)[“”„‟«»‘’‚`'](?=\s*[:,\]}]|\s*$)/g, '$1"$2"');
  return {
    offset: Math.max(offset, start),
    found: `a ${text[offset] ?? ''} where a straight double quote belongs`,
    expected: QUOTES,
    fix: straight === line ? 'replace it with "' : `write ${straight.trim()}`,
  };
};

export const space: Cause = ({ text, offset }) =>
  /[^\S \t\r\n]/.test(text[offset] ?? '')
    ? {
        kind: 'spaces',
        offset,
        found: 'a no-break space between names and texts',
        expected: 'ordinary spaces',
        fix: 'run “npm run content:format”, or delete the space and type it again',
      }
    : undefined;
