/** Numbers in texts that the content itself makes false: “seventeen services” where there are eighteen. */
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
const FIGURE = `\\d{1,3}|${NUMBERS.toReversed().join('|')}`;

const numberOf = (figure: string): number =>
  /^\d/.test(figure) ? Number(figure) : NUMBERS.indexOf(figure.toLowerCase());

/** Before these, a number is that of the whole list, however small it is. */
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
  const all = photographs.reduce((sum, number) => sum + number, 0);
  return [
    ['services|sessions|treatments|therapies', many('services')],
    ['groups of (?:services|sessions)', groups.size],
    ['stages|pillars', many('stages')],
    ['activities', many('activities')],
    ['parts of the day', many('schedule')],
    ['portraits', many('team')],
    ['photographs|photos|pictures', all, ...photographs],
  ];
};

const ORDINALS = 'first second third fourth fifth sixth'.split(' ');

/** The names of the stages in their order; none while two share a position or one lacks it. */
const stageNames = (content: Content): string[] => {
  const stages = entriesOf(content, 'stages').map((stage) => ({
    name: textAt(stage, 'title').toLowerCase(),
    order: numberAt(stage, 'order'),
  }));
  const positions = new Set(stages.map(({ order }) => order).filter(Number.isInteger));
  if (positions.size < stages.length) return [];
  return stages.toSorted((one, other) => one.order - other.order).map(({ name }) => name);
};

/** What is false in a text, by what the content counts. */
export const figuresIn = (content: Content): ((text: string) => Words[]) => {
  const names = stageNames(content);
  const patterns = countedIn(content).map(([nouns, ...numbers]) => ({
    numbers,
    noun: new RegExp(nouns, 'i'),
    counts: new RegExp(
      `(?<![\\w-])((?:(?<whole>${WHOLE})\\s+)?(?<figure>${FIGURE})\\s+(?:[\\w-]+\\s+)?(?:${nouns}))\\b(?<occasions>\\s+${OCCASIONS}\\b)?`,
      'giu',
    ),
  }));
  const hit = (words: string, truth: string): Words => ({
    found: `${quote(words)}, and ${truth}`,
    fix: 'correct the number, or leave it out; without one the sentence stays true when something is added',
  });
  const miscounted = (text: string) =>
    patterns
      // The other pattern is slow, and few texts name what is counted.
      .filter(({ noun }) => noun.test(text))
      .flatMap(({ numbers, counts }) =>
        [...text.matchAll(counts)].flatMap(({ 1: words = '', groups }) => {
          const number = numberOf(groups?.['figure'] ?? '');
          const isWhole = groups?.['whole'] !== undefined;
          if (!isWhole && (number < LEAST_WHOLE || groups?.['occasions'] !== undefined)) return [];
          const [shown = 0] = numbers;
          return numbers.includes(number) ? [] : [hit(words, `the site shows ${shown}`)];
        }),
      );
  const total = NUMBERS[names.length] ?? '';
  const misnumbered = (text: string) =>
    [...text.matchAll(/\bstages? [\w-]+ of (?:the )?(\d+|[a-z-]+)\b/gi)]
      .filter(([, figure = '']) => names.length > 0 && ![-1, names.length].includes(numberOf(figure)))
      .map(([words]) => hit(words, `there are ${total} stages`));
  const misplaced = (text: string) =>
    [...text.matchAll(/(\p{L}+), (?:which is )?the (\p{L}+) stage\b/giu)].flatMap(
      ([words, name = '', said = '']) => {
        const place = ORDINALS[names.indexOf(name.toLowerCase())];
        if (place === undefined || !ORDINALS.includes(said) || said === place) return [];
        return [hit(words, `${name} is the ${place}`)];
      },
    );
  return (text) => [...miscounted(text), ...misnumbered(text), ...misplaced(text)];
};
