/** Values, amounts and names as messages show them, and texts as they are compared. */
import { remember } from './remember.ts';

const MOST = 60;

/** A text in quotes, shortened. */
export const quote = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return `"${line.length > MOST ? `${line.slice(0, MOST - 1)}…` : line}"`;
};

/** The value of a field, as a phrase. */
export const foundValue = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (value === null || value === '') return 'an empty field';
  if (value instanceof Date) return `the date ${value.toISOString().slice(0, 10)}`;
  if (Array.isArray(value)) return `a list of ${count(value.length, 'item')}`;
  switch (typeof value) {
    case 'string':
      return `the text ${quote(value)}`;
    case 'number':
      return `the number ${value}`;
    case 'boolean':
      return `the word ${String(value)}, which stands for yes or no`;
    default:
      return 'a group of fields';
  }
};

/** “1 mistake”, “2 mistakes”, “2 activities”. */
export const count = (number: number, one: string) =>
  `${number} ${number === 1 ? one : `${one.replace(/y$/, 'ie')}s`}`;

/** Names in a row: `a, b or c`. */
export const anyOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** How many there may be: `exactly 4`, `1 to 8`, `2 or more`. */
export const between = (min: number, max = Infinity): string =>
  min === max ? `exactly ${max}` : max === Infinity ? `${min} or more` : `${min} to ${max}`;

/** Remembers who had each key first. Returns the earlier owner of a key, if there is one. */
export const firsts = <T>() => {
  const seen = new Map<string, T>();
  return (key: string, one: T): T | undefined => {
    const before = seen.get(key);
    if (before === undefined) seen.set(key, one);
    return before;
  };
};

/** A text in lower case, without punctuation or repeated spaces, to find texts that read the same. */
export const plainly = remember((words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);
