/** The words of the extremes made from the schemas. */
import { placeholdersOf } from '../../../src/format.ts';
import type { TextField } from '../../content/fieldTree.ts';
import { texts } from '../../content/read/textFields.ts';
import { FIXTURE } from './fixture.ts';

/** What a text must be; the text below the fields has no role and no description. */
type Wanted = Pick<TextField, 'min'> & Partial<Pick<TextField, 'role' | 'description'>>;

/** Makes the text of a field; `nth` tells apart the texts of one entry, and the entries of one collection. */
export type Write = (field: Wanted, nth: number, max: number) => string;

/** The 79 letters that German dictionaries give as an example of a long word. */
const LONGEST = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
/** The words of the fixture site, so that a page compresses no better than a real one. */
const PLAIN = [
  ...new Set(
    FIXTURE.flatMap((entry) => [...texts(entry)]).flatMap(
      ({ value }) => value.match(/\b[a-z]{3,9}\b/g) ?? [],
    ),
  ),
];
const ODD = [
  'Ανάπαυση & Φως',
  'योग और ध्यान',
  'هدوء وضوء',
  '“Fish” & ‘Chips’',
  'O’Brien + Søn',
  '100% + 2 = ½',
  'Łukasz < Ødegård',
  'prāṇāyāma',
  'B&B 12" Bären',
  'ΜΕΓΑΝΗΣΙ',
];

/** The placeholders that a label must keep; its description names them. */
const kept = ({ description = '' }: Wanted) =>
  placeholdersOf(description)
    .map((name) => ` {${name}}`)
    .join('');

/** A number that no two texts share, in letters: 0 is “A”, 26 is “BA”. */
const letters = (nth: number): string =>
  (nth < 26 ? '' : letters(Math.floor(nth / 26))) + String.fromCodePoint(65 + (nth % 26));

/** Words in an order of their own for each text: the same in every run. */
const prose = (nth: number): string[] => {
  let state = nth + 1;
  return PLAIN.map(() => {
    state = (state * 48_271) % 2_147_483_647;
    return PLAIN[state % PLAIN.length] ?? '';
  });
};

/** A text of this length, without a blank at its end, that begins with a word of its own. */
const fill = (first: string, words: readonly string[], length: number): string => {
  let text = first;
  for (let at = 0; text.length < length; at += 1) text += ` ${words[at % words.length] ?? ''}`;
  return text.slice(0, length).replace(/ $/, '.');
};

export const shortest: Write = (field, nth) => {
  // A letter describes no picture.
  const text = (field.role === 'alt' ? `Tree ${letters(nth)}` : letters(nth)) + kept(field);
  return fill(text, prose(nth), Math.max(field.min, text.length));
};

/** As long as allowed. A third of them begin with a word that is as long as words get. */
export const longest: Write = (field, nth, max) => {
  const first = letters(nth) + (nth % 3 === 0 ? LONGEST : '');
  return fill(first, prose(nth), max - kept(field).length) + kept(field);
};

/** Numbers, other scripts and signs, about half as long as allowed. A fifth of the short texts are a number alone. */
export const strangest: Write = (field, nth, max) => {
  const number = String(1000 + nth);
  // A number describes no picture.
  if (nth % 5 === 0 && field.min < 5 && field.role !== 'alt') return number + kept(field);
  const words = [...ODD.slice(nth % ODD.length), ...ODD];
  const length = Math.max(field.min, Math.floor(max / 2) - kept(field).length, number.length);
  return fill(number, words, length) + kept(field);
};
