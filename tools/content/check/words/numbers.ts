/** Numbers in words, and what is said of words that something contradicts. */
import type { Words } from '../../read/problem.ts';
import { quote } from '../phrases.ts';
import { remember } from '../remember.ts';

const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Every number in words up to ninety-nine, each at its own index. */
export const NUMBERS = [
  'none',
  ...UNITS,
  ...TEENS,
  ...TENS.flatMap((ten) => [ten, ...UNITS.map((unit) => `${ten}-${unit}`)]),
];

/** The number that digits or a word say; -1 if they say none. */
export const numberOf = (figure: string): number =>
  /^\d/.test(figure) ? Number(figure) : NUMBERS.indexOf(figure.toLowerCase());

/** Whether digits or a word say another number than the true one. */
export const isOther = (figure: string, number: number) => ![-1, number].includes(numberOf(figure));

/** Says that words are false: `truth` is what contradicts them. */
export const contradicted = (words: string, truth: string): Words & { about: string } => ({
  about: words,
  found: `${quote(words)}, but ${truth}`,
  fix: 'correct it, or reword the sentence without it',
});

/** What each pattern matches in a text: most patterns, and most texts, are the same at the next check. */
const finders = new Map<string, (text: string) => RegExpExecArray[]>();

/**
 * Finds what a pattern matches in a text, where something contradicts it.
 * @param truthOf what contradicts the pattern’s groups, if anything does
 */
export const contradictions = (
  pattern: RegExp,
  truthOf: (...groups: string[]) => string | false | undefined,
): ((text: string) => Words[]) => {
  const key = String(pattern);
  const find = finders.get(key) ?? remember((text: string) => [...text.matchAll(pattern)]);
  finders.set(key, find);
  return (text) =>
    find(text).flatMap(([words, ...groups]) => {
      const truth = truthOf(...groups);
      return truth ? [contradicted(words.trim(), truth)] : [];
    });
};
