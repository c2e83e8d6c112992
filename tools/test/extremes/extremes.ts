/** The extremes made from the schemas: what each takes where a schema leaves a choice. */
import { placeholdersOf } from '../../../src/format.ts';
import { SLUG_MAX } from '../../../src/schemas/fields.ts';
import type { TextField } from '../../content/fieldTree.ts';
import { readContent } from '../../content/read/content.ts';
import { allTexts } from '../../content/read/textFields.ts';
import { FIXTURE_CONTENT } from '../fixtureSite.ts';

/** What a text must be; the text below the fields has no role and no description. */
type Wanted = Pick<TextField, 'min'> & Partial<Pick<TextField, 'role' | 'description'>>;

export interface Extreme {
  /** Whether optional fields are filled in. */
  optional: boolean;
  /** How many of a list or collection there are, and which number a field has. */
  pick: (range: { min: number; max: number }) => number;
  /** The text of a field; `nth` tells apart the texts of one entry, and the entries of one collection. */
  write: (field: Wanted, nth: number, max: number) => string;
  /** The text below the fields: as long as allowed, or as short. */
  body: (write: (length: number) => string, max: number) => string;
  /** The addresses elsewhere, which are also as long or short as allowed. */
  host: (nth: number, max: number) => string;
  phone: string;
  /** The name of an entry’s folder. */
  id: (nth: number) => string;
}

/** The texts of the fixture site, whose words and photographs the extremes borrow. */
export const FIXTURE = [...allTexts(readContent(process.cwd(), FIXTURE_CONTENT))];

/** The words of the fixture site, so that a page compresses no better than a real one; “please” may begin a leftover. */
const PLAIN = [...new Set(FIXTURE.flatMap(({ value }) => value.match(/\b(?!please\b)[a-z]{6,9}\b/g) ?? []))];

/** The 79 letters that German dictionaries give as an example of a long word. */
const LONGEST = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

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

/** None of these stand together for a text that is still to be written, as TBC and NN do. */
const LETTERS = 'BCDFGHJKLMPRSVZ';

/** A number that no two texts share, in letters: 0 is “B”, 15 is “CB”. */
const letters = (nth: number): string =>
  (nth < LETTERS.length ? '' : letters(Math.floor(nth / LETTERS.length))) +
  (LETTERS[nth % LETTERS.length] ?? '');

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

const paragraphs = (write: (length: number) => string, max: number): string => {
  let text = `${write(200)}

## ${write(60)}

${write(150)} **${write(20)}** [${write(30)}](/contact) _${write(20)}_.

- ${write(100)}
- ${write(40)}

### ${write(40)}`;
  while (text.length + 320 < max) text += `\n\n${write(300)}`;
  return text;
};

export const EXTREMES: Readonly<Record<string, Extreme>> = {
  /** Every list at its minimum, every optional field empty, the shortest texts. */
  least: {
    optional: false,
    pick: ({ min }) => min,
    write: (field, nth) => {
      // A letter describes no picture.
      const text = (field.role === 'alt' ? `Tree ${letters(nth)}` : letters(nth)) + kept(field);
      return fill(text, prose(nth), Math.max(field.min, text.length));
    },
    body: () => 'A small room.',
    host: (nth) => `https://${String.fromCodePoint(97 + (nth % 26))}.example`,
    phone: '7946012',
    id: (nth) => String.fromCodePoint(97 + nth),
  },
  /** Every list at its maximum, the longest texts, of which a third begin with a word that is as long as words get. */
  most: {
    optional: true,
    pick: ({ max }) => max,
    write: (field, nth, max) => {
      const first = letters(nth) + (nth % 3 === 0 ? LONGEST : '');
      return fill(first, prose(nth), max - kept(field).length) + kept(field);
    },
    body: paragraphs,
    host: (nth, max) => {
      const [start, end] = [`https://www${nth}.`, 'x.example'];
      const labels = `${'long-'.repeat(11)}name.`.repeat(4);
      return start + labels.slice(0, max - start.length - end.length) + end;
    },
    phone: '+44 20 7946 0123 ext. 45678',
    // One name of the greatest length is enough to show that it fits.
    id: (nth) => (nth === 0 ? 'long-'.repeat(SLUG_MAX / 5).replace(/-$/, 's') : `entry-${nth + 1}`),
  },
  /** Other scripts, ampersands, quotes and signs, about half as long as allowed; a fifth of the short texts are a number. */
  odd: {
    optional: true,
    pick: ({ min, max }) => Math.min(max, min + 2),
    write: (field, nth, max) => {
      const number = String(1000 + nth);
      // A number describes no picture.
      if (nth % 5 === 0 && field.min < 5 && field.role !== 'alt') return number + kept(field);
      const words = [...ODD.slice(nth % ODD.length), ...ODD];
      const length = Math.max(field.min, Math.floor(max / 2) - kept(field).length, number.length);
      return fill(number, words, length) + kept(field);
    },
    body: (write) => paragraphs(write, 900),
    host: (nth) => `https://xn--jxalpdlp${nth}.example`,
    phone: '020 7946 0123',
    id: (nth) => String(nth + 1),
  },
};
