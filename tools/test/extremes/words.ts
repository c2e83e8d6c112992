/** The words of the extremes made from the schemas. */
import { placeholdersOf } from '../../../src/format.ts';
import type { TextField } from '../../content/fieldTree.ts';

/** Makes the text of a field; `nth` tells apart the texts of one entry, and the entries of one collection. */
export type Write = (field: TextField, nth: number, max: number) => string;

/** The 79 letters that German dictionaries give as an example of a long word. */
const LONGEST = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
/** As varied as prose, so that a page compresses no better than a real one. */
const PLAIN = (
  'able acre after air almond alone amber anchor apple arch arm ash autumn awake bark barley basin bath bay beam bean ' +
  'before bell bend birch blue boat bone bowl branch brass bread breath brick bright broth brush candle cedar chalk ' +
  'chair cherry clay clear cliff cloth cloud coast cold copper cotton cove cream crisp cup cypress damp dark dawn deep ' +
  'dew door dove drift dry dusk earth ease east echo edge elder ember evening fern field fig fire flat flax float foam ' +
  'fold forest fresh frost garden gate gentle ginger glass glow gold grain grass gravel green grove harbour hazel heat ' +
  'herb hill hollow honey horizon hour hush ivory jar kelp lake lamp lantern larch late lavender leaf lemon light lime ' +
  'linen loam low maple marble mask meadow mint mist moon morning moss mud myrtle narrow north oak oar oat olive open ' +
  'orchard paddle palm path pearl pebble pine plain plum pond poplar quiet rain reed ridge ripe river robe rock root ' +
  'rope rose sage salt sand sea seed shade shell shore silk silver slate sleep slow smoke soft south spring steam step ' +
  'stone stove straw sun tea tent thyme tide timber towel valley wade warm wave wax west wheat willow wind wood wool'
).split(' ');
const ODD = [
  'Ανάπαυση & Φως',
  'योग और ध्यान',
  'هدوء وضوء',
  '“Fish” & ‘Chips’',
  'O’Brien + Søn',
  '100% + 2 = ½',
  'Łukasz < Ødegård',
  'prāṇāyāma',
  'B&B "Zum Bären"',
  'ΜΕΓΑΝΗΣΙ',
];

/** The placeholders that a label must keep; its description names them. */
const kept = ({ description }: TextField) => placeholdersOf(description).map((name) => `{${name}}`);

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

/** Words of which the first differs, cut to a length without a blank at the end. */
const cut = (words: readonly string[], length: number): string => {
  let text = words[0] ?? '';
  for (let at = 1; text.length < length; at += 1) text += ` ${words[at % words.length] ?? ''}`;
  return text.slice(0, length).replace(/ $/, '.');
};

export const shortest: Write = (field, nth) => {
  // A letter describes no picture.
  const text = [field.role === 'alt' ? `Tree ${letters(nth)}` : letters(nth), ...kept(field)].join(' ');
  return text.length < field.min ? cut([text, ...prose(nth)], field.min) : text;
};

/** As long as allowed. A third of them begin with a word that is as long as words get. */
export const longest: Write = (field, nth, max) => {
  const after = kept(field)
    .map((name) => ` ${name}`)
    .join('');
  const first = nth % 3 === 0 ? letters(nth) + LONGEST : letters(nth);
  return cut([first, ...prose(nth)], max - after.length) + after;
};

/** A fifth of the short texts are a number and nothing else; a number describes no picture. */
const isNumber = ({ min, role }: TextField, nth: number) => nth % 5 === 0 && min < 5 && role !== 'alt';

/** Other scripts, signs and numbers, about half as long as allowed. */
export const strangest: Write = (field, nth, max) => {
  const number = String(1000 + nth);
  const rest = ODD.map((_, at) => ODD[(at + nth) % ODD.length] ?? '');
  const length = isNumber(field, nth) ? 4 : Math.max(field.min, Math.floor(max / 2));
  const first = isNumber(field, nth) ? number : `${rest[0] ?? ''} ${number}`;
  const after = kept(field)
    .map((name) => ` ${name}`)
    .join('');
  const words = [first];
  for (let at = 0; words.join(' ').length < length; at += 1) words.push(rest[at % rest.length] ?? '');
  while (words.length > 1 && words.join(' ').length + after.length > max) words.pop();
  const text = words
    .join(' ')
    .slice(0, max - after.length)
    .trim();
  return (text.length < field.min ? cut([text, 'terrace'], field.min) : text) + after;
};
