/** Numbers in running text, in words or in digits. */
const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Every number in words up to ninety-nine, each at its own index; `''` for nought. */
const WORDS = [
  '',
  ...UNITS,
  ...TEENS,
  ...TENS.flatMap((ten) => [ten, ...UNITS.map((unit) => `${ten}-${unit}`)]),
];

/** A number as texts usually write it. */
export const inWords = (number: number): string =>
  number === 0 ? 'none' : (WORDS[number] ?? String(number));

/** The number that a word or digits say; undefined if they say none. */
export const numberOf = (words: string): number | undefined => {
  const index = WORDS.indexOf(words.toLowerCase());
  if (index > 0) return index;
  return /^\d+$/.test(words) ? Number(words) : undefined;
};

/** Before these, a number is that of the whole list, however small it is. */
const WHOLE = ['all', 'all our', 'all the', 'our', 'the', 'these', 'its'];

/** Smaller numbers usually count a few of many: “two sessions a day”. */
const LEAST_WHOLE = 5;

/** After these, a number counts occasions: “nine sessions in one summer”. */
const OCCASIONS =
  '(?:(?:in|over|during|within) )?(?:an?|one|each|every|last|this|that) (?:\\w+ )?(?:day|week|weekend|month|year|season|spring|summer|autumn|winter|visit|stay)';

export interface Figure {
  number: number;
  /** As the text says it: “seventeen quiet sessions”. */
  words: string;
}

/**
 * The numbers with which a text counts all things of one kind.
 * @param nouns what the things are called, in the plural
 */
export const figuresIn = (text: string, nouns: readonly string[]): Figure[] => {
  const lower = text.toLowerCase();
  // The pattern below is slow, and few texts name what is counted.
  if (!nouns.some((noun) => lower.includes(noun))) return [];
  const figure = `\\d{1,3}|${WORDS.filter(Boolean).toReversed().join('|')}`;
  const pattern = new RegExp(
    `(?<![\\w-])(?:(${WHOLE.join('|')})\\s+)?(${figure})\\s+((?:[\\w-]+\\s+)?(?:${nouns.join('|')}))\\b(\\s+${OCCASIONS}\\b)?`,
    'giu',
  );
  return [...text.matchAll(pattern)]
    .map(([words, whole, figure = '', , occasions = '']) => ({
      words: words.slice(0, words.length - occasions.length),
      isWhole: whole !== undefined,
      isOccasions: occasions !== '',
      number: WORDS.includes(figure.toLowerCase()) ? WORDS.indexOf(figure.toLowerCase()) : Number(figure),
    }))
    .filter(({ number, isWhole, isOccasions }) => isWhole || (number >= LEAST_WHOLE && !isOccasions))
    .map(({ number, words }) => ({ number, words }));
};
