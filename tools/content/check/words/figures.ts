/** Numbers and names in texts that the content itself makes false: “seventeen services” where there are eighteen. */
import { entriesOf, numberAt, textAt, valueAt, type Content } from '../../read/content.ts';
import type { Words } from '../../read/problem.ts';
import { quote } from '../phrases.ts';

const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Every number in words up to ninety-nine, each at its own index. */
const NUMBERS = [
  'none',
  ...UNITS,
  ...TEENS,
  ...TENS.flatMap((ten) => [ten, ...UNITS.map((unit) => `${ten}-${unit}`)]),
];

/** Before these, a number counts the whole list, however small it is. */
const WHOLE = 'all|all our|all the|our|the|these|its';

/** Smaller numbers usually count a few of many: “two sessions a day”. */
const LEAST_WHOLE = 5;

/** After these, a number counts occasions: “nine sessions in one summer”. */
const OCCASIONS =
  '(?:(?:in|over|during|within) )?(?:an?|one|each|every|last|this|that) (?:\\w+ )?(?:day|week|weekend|month|year|season|spring|summer|autumn|winter|visit|stay)';

/** What texts call each kind of thing, and the numbers that are true of it. */
const countedIn = (content: Content): readonly (readonly [nouns: string, ...numbers: number[]])[] => {
  const many = (name: Parameters<typeof entriesOf>[1]) => entriesOf(content, name).length;
  const groups = new Set(entriesOf(content, 'services').map((service) => textAt(service, 'group')));
  const photographs = entriesOf(content, 'gallery').map(({ source }) => {
    const photos = valueAt(source.data, ['photos']);
    return Array.isArray(photos) ? photos.length : 0;
  });
  return [
    ['services|sessions|treatments|therapies', many('services')],
    ['groups of (?:services|sessions)', groups.size],
    ['stages|pillars', many('stages')],
    ['activities', many('activities')],
    ['parts of the day', many('schedule')],
    ['portraits', many('team')],
    ['photographs|photos|pictures', photographs.reduce((sum, one) => sum + one, 0), ...photographs],
  ];
};

/** The number that digits or a word say; -1 if they say none. */
const numberOf = (figure: string): number =>
  /^\d/.test(figure) ? Number(figure) : NUMBERS.indexOf(figure.toLowerCase());

const found = (words: string, truth: string): Words => ({
  found: `${quote(words)}, and ${truth}`,
  fix: 'correct the number, or leave it out; without one the sentence stays true when something is added',
});

/** Finds the numbers of a text that are not those of things of one kind. */
const miscounted = (nouns: string, numbers: readonly number[]): ((text: string) => Words[]) => {
  const noun = new RegExp(nouns, 'i');
  const figure = `\\d{1,3}|${NUMBERS.toReversed().join('|')}`;
  const counts = new RegExp(
    `(?<![\\w-])((?:(${WHOLE})\\s+)?(${figure})\\s+(?:[\\w-]+\\s+)?(${nouns}))\\b(\\s+${OCCASIONS}\\b)?`,
    'giu',
  );
  return (text) => {
    // The other expression is slow, and few texts name what is counted.
    if (!noun.test(text)) return [];
    return [...text.matchAll(counts)].flatMap(([, words = '', whole, digits = '', noun = '', occasions]) => {
      const number = numberOf(digits);
      if (whole === undefined && (number < LEAST_WHOLE || occasions !== undefined)) return [];
      return numbers.includes(number) ? [] : [found(words, `the number of ${noun} is ${numbers[0] ?? 0}`)];
    });
  };
};

/** Finds “stage 1 of 7” where there are six. */
const outOf =
  (stages: number) =>
  (text: string): Words[] =>
    [...text.matchAll(/\bstages? [\w-]+ of (?:the )?(\d+|[a-z-]+)\b/gi)]
      .filter(([, figure = '']) => ![-1, stages].includes(numberOf(figure)))
      .map(([words]) => found(words, `the number of stages is ${stages}`));

/** Finds stages that a text puts in another place than their own: “Repair, the fifth stage”. */
const misplaced = (content: Content): ((text: string) => Words[]) => {
  const places = 'first second third fourth fifth sixth'.split(' ');
  const placeOf = new Map(
    entriesOf(content, 'stages')
      .toSorted((one, other) => numberAt(one, 'order') - numberAt(other, 'order'))
      .map((stage, index) => [textAt(stage, 'title').toLowerCase(), places[index]] as const),
  );
  return (text) =>
    [...text.matchAll(/(\p{L}+), (?:which is )?the (\p{L}+) stage\b/giu)].flatMap(
      ([words, name = '', said = '']) => {
        const place = placeOf.get(name.toLowerCase());
        return place === undefined || place === said || !places.includes(said)
          ? []
          : [found(words, `${name} is the ${place}`)];
      },
    );
};

/** Finds a name that no stage has in a list of their names: “Restore, Release, Rebuild and Repair”. */
const misnamed = (content: Content): ((text: string) => Words[]) => {
  const stages = new Set(entriesOf(content, 'stages').map((stage) => textAt(stage, 'title')));
  return (text) =>
    [...text.matchAll(/\p{Lu}\p{L}+(?:(?:, and |, | and )\p{Lu}\p{L}+)+/gu)].flatMap(([list]) => {
      const names = list.match(/\p{Lu}\p{L}+/gu) ?? [];
      const others = names.filter((name) => !stages.has(name));
      // A list that is mostly of something else may name one or two stages.
      if (others.length * 2 >= names.length) return [];
      return others.map((name) => ({
        found: `${quote(name)} beside the names of stages, and no stage has that name`,
        fix: 'correct the name, or leave it out',
      }));
    });
};

/** The numbers and names in a text that the content makes false. */
export const figuresIn = (content: Content): ((text: string) => Words[]) => {
  const rules = [
    ...countedIn(content).map(([nouns, ...numbers]) => miscounted(nouns, numbers)),
    outOf(entriesOf(content, 'stages').length),
    misplaced(content),
    misnamed(content),
  ];
  return (text) => rules.flatMap((rule) => rule(text));
};
