/** Why a file cannot be read at all, in words for whoever wrote it. */
import type { YAMLError } from 'yaml';

export interface Trouble {
  offset: number;
  found: string;
  expected: string;
  fix: string;
}

type Words = Omit<Trouble, 'offset'>;

const QUOTES =
  "put the whole text between single quotes, and write an apostrophe inside it as ’ (or twice: '')";

const COLON: Words = {
  found: 'text with a colon or an indent that reads as a second field',
  expected: 'one field a line; text with “: ” in it between quotes; fields of a group indented alike',
  fix: QUOTES,
};

const START: Words = {
  found: 'text that begins with a character that has a meaning of its own here',
  expected: 'text between quotes when it begins with one of ` @ % * & ! | > { [ # -',
  fix: QUOTES,
};

const YAML: Partial<Record<YAMLError['code'], Words>> = {
  DUPLICATE_KEY: {
    found: 'the same field twice',
    expected: 'every field once',
    fix: 'remove one of the two',
  },
  TAB_AS_INDENT: {
    found: 'a tab at the beginning of a line',
    expected: 'blanks: two for each step inwards',
    fix: 'replace the tab with two blanks',
  },
  BLOCK_AS_IMPLICIT_KEY: COLON,
  MULTILINE_IMPLICIT_KEY: {
    found: 'a line without a field name, or without the colon after it',
    expected: '“name: value”, the colon directly after the name and a blank after the colon',
    fix: 'write the name and a colon before the text, or indent the line if it goes on from the line above',
  },
  BAD_SCALAR_START: START,
  BAD_ALIAS: START,
  TAG_RESOLVE_FAILED: START,
  MISSING_CHAR: {
    found: 'a quotation mark or bracket that is opened and never closed',
    expected: 'a closing one for each',
    fix: 'add the missing quotation mark or bracket, or remove the one that opens',
  },
  UNEXPECTED_TOKEN: {
    found: 'something after the end of a value',
    expected: 'nothing after a closing quotation mark; an apostrophe inside single quotes written as ’',
    fix: QUOTES,
  },
  BAD_INDENT: {
    found: 'a line that is indented unlike its neighbours, or a [ without its ]',
    expected: 'fields of a group, and the dashes of a list, exactly below one another',
    fix: 'line them up with blanks',
  },
};

/** A YAML error in plain words. */
export const yamlTrouble = ({ code, pos: [offset], message }: YAMLError): Trouble => ({
  offset,
  ...(YAML[message.startsWith('A block sequence') ? 'BAD_INDENT' : code] ?? {
    found: message.split('\n', 1)[0] ?? code,
    expected: 'plain YAML',
    fix: QUOTES,
  }),
});

export const SPECIAL_START = START;

/** A remark in a data part: words that nobody would see, and that the visual editor would drop. */
export const REMARK: Words = {
  found: 'a “#” with a blank before it; what follows it is a remark, and no page shows it',
  expected: 'no remarks',
  fix: 'put the whole text between quotes if “#” belongs to it; otherwise remove the remark',
};

/** Node says where in its message, or quotes ten characters before the place. */
const jsonOffset = (text: string, message: string): number => {
  const at = /at position (\d+)/.exec(message)?.[1];
  if (at !== undefined) return Number(at);
  const quoted = /, (\.\.\.)?"([^]*)"(\.\.\.)? is not valid JSON$/.exec(message);
  if (quoted?.[2] === undefined) return text.length;
  return text.indexOf(quoted[2]) + (quoted[1] === undefined ? 0 : 10);
};

const JSON_WORDS: readonly (readonly [RegExp, Words])[] = [
  [
    /Expected double-quoted property name/,
    {
      found: 'a comma before a closing bracket, or a field name without its straight quotes',
      expected: 'commas only between items; names between straight double quotes: "name"',
      fix: 'remove the last comma, or put the name between " and "',
    },
  ],
  [
    /Expected ',' or/,
    {
      found: 'two items without a comma between them, or a bracket that is never closed',
      expected: 'a comma after each item but the last, and a closing bracket for each opening one',
      fix: 'add a comma at the end of the line before, or the missing bracket',
    },
  ],
  [
    /control character|Unterminated string/,
    {
      found: 'text that runs over the end of its line',
      expected: 'each text on one line, between straight double quotes',
      fix: 'add the closing " or join the lines',
    },
  ],
];

/** What stopped `JSON.parse`, in plain words. */
export const jsonTrouble = (text: string, message: string): Trouble => {
  const words = JSON_WORDS.find(([says]) => says.test(message))?.[1] ?? {
    found: text.trim() === '' ? 'an empty file' : 'a character that does not belong there',
    expected: 'straight double quotes " around names and texts, commas between items, brackets in pairs',
    fix: 'compare the line with its neighbours; curly quotes “ ” cannot stand around a text',
  };
  return { offset: Math.min(jsonOffset(text, message), Math.max(0, text.trimEnd().length - 1)), ...words };
};
