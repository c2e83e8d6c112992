/** Numbers and names in texts that the content itself makes false: “seventeen services” where there are eighteen. */
import { entriesOf, textAt, valueAt, type Content, type Entry } from '../../read/content.ts';
import type { Words } from '../../read/problem.ts';
import { allTexts } from '../../read/textFields.ts';
import { plainly } from '../phrases.ts';
import { datesIn } from './dates.ts';
import { contradicted, contradictions, NUMBERS, numberOf } from './numbers.ts';
import { stagesIn } from './stages.ts';

/** Before these, a number counts the whole list, however small it is. */
const WHOLE = 'all|all our|all the|our|the|these|its';

/** Smaller numbers usually count a few of many: “two sessions a day”. */
const LEAST_WHOLE = 5;

/** After these, a number counts occasions: “nine sessions in one summer”. */
const OCCASIONS =
  '(?:(?:in|over|during|within) )?(?:an?|one|each|every|last|this|that) (?:\\w+ )?(?:day|week|weekend|month|year|season|spring|summer|autumn|winter|visit|stay)';

/** Before these, a number counts things of somebody else: “the five stages of grief”. */
const OTHERS = '\\s+of\\s+(?!(?:the|our|this) (?:6R|programme|retreat|day|clinic|week))';

/** How many photographs a gallery has; 0 for another entry. */
const photosOf = ({ source }: Entry) => Object.keys(valueAt(source.data, ['photos']) ?? {}).length;

/** What texts call each kind of thing, and the numbers that are true of it. */
const countedIn = (content: Content): readonly (readonly [nouns: string, ...numbers: number[]])[] => {
  const many = (name: Parameters<typeof entriesOf>[1]) => entriesOf(content, name).length;
  const groups = new Set(entriesOf(content, 'services').map((service) => textAt(service, 'group')));
  const photographs = entriesOf(content, 'gallery').map(photosOf);
  return [
    // Elsewhere, sessions are the visits of a guest.
    [`services|(?<=\\b(?:${WHOLE})\\s(?:\\S+\\s){1,2})(?:sessions|treatments|therapies)`, many('services')],
    ['groups of (?:services|sessions)', groups.size],
    ['stages|pillars', many('stages')],
    ['activities', many('activities')],
    ['parts of the day', many('schedule')],
    ['portraits|crafts', many('team')],
    ['reasons', many('why')],
    ['photographs|photos|pictures', photographs.reduce((sum, one) => sum + one, 0), ...photographs],
  ];
};

/** Finds the numbers of a text that are not those of things of one kind. */
const miscounted = (nouns: string, all: readonly number[]): ((text: string, entry: Entry) => Words[]) => {
  const noun = new RegExp(nouns, 'i');
  const figure = `\\d{1,3}|${NUMBERS.toReversed().join('|')}`;
  const counts = new RegExp(
    `(?<![\\w-])((?:(${WHOLE})\\s+)?(${figure})\\s+(?:[\\w-]+\\s+)?(${nouns}))\\b(?!${OTHERS})(\\s+${OCCASIONS}\\b)?`,
    'giu',
  );
  return (text, entry) => {
    // The other expression is slow, and few texts name what is counted.
    if (!noun.test(text)) return [];
    const numbers = nouns.includes('photos') && photosOf(entry) > 0 ? [photosOf(entry)] : all;
    return [...text.matchAll(counts)].flatMap(([, words = '', whole, digits = '', kind = '', occasions]) => {
      const number = numberOf(digits);
      const isWhole = whole !== undefined || words === text;
      if (!isWhole && (number < LEAST_WHOLE || occasions !== undefined)) return [];
      return numbers.includes(number)
        ? []
        : [contradicted(words, `the number of ${kind} is ${numbers[0] ?? 0}`)];
    });
  };
};

/** A name with its capitals within a word, where they count, and none at the beginning of one. */
const spelt = (words: string) =>
  words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\p{L})\p{Lu}?[\p{Ll}\d]*(?!\p{L})/gu, (word) => word.toLowerCase());

/** “NAD drip” or “Nomad plan” where the title of that page is “NAD+ Drips” or “NoMad Plan”. */
const names = ({ entries }: Content) => {
  const titles = entries
    .map((entry) => textAt(entry, 'title'))
    .filter((title) => /^[\p{L}\d]+\+?[ -][\p{L}\d +’-]+$/u.test(title));
  const known = new Map(titles.map((title) => [plainly(title.replace(/s$/, '')), title]));
  const any = [...known.keys()].map((name) => name.replaceAll(' ', '[^\\p{L}\\p{N}.,;:!?&–—]{1,3}'));
  return contradictions(
    new RegExp(`(?<![\\p{L}\\p{N}])(${any.join('|')})(?=s?(?![\\p{L}\\p{N}]))`, 'giu'),
    (said = '') => {
      const title = known.get(plainly(said)) ?? said;
      return spelt(said) !== spelt(title.replace(/s$/, '')) && `the title of its page is “${title}”`;
    },
  );
};

/** “Ring 020 7946 0132”, which no field has. */
const phones = (content: Content) => {
  const end = (number: string) => number.replaceAll(/\D/g, '').slice(-7);
  const numbers = allTexts(content).filter(({ field }) => field.role === 'phone');
  const known = new Set(numbers.map(({ value }) => end(value.split(/ext|x/)[0] ?? '')));
  return contradictions(
    /(?<![\d,./-] ?)((?:\+|0)(?:[ ().-]{0,2}\d){8,14})(?![\d,/-])/g,
    (number = '') => !known.has(end(number)) && 'that is not the number in content/site.json',
  );
};

/** The numbers and names in a text of an entry that the content or the calendar makes false. */
export const figuresIn = (content: Content): ((text: string, entry: Entry) => Words[]) => {
  const rules = [
    ...countedIn(content).map(([nouns, ...numbers]) => miscounted(nouns, numbers)),
    ...stagesIn(content),
    names(content),
    phones(content),
    ...datesIn(content),
  ];
  return (text, entry) => rules.flatMap((rule) => rule(text, entry));
};
