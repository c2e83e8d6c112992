/** Numbers and names in texts that the content itself makes false: “seventeen services” where there are eighteen. */
import { entriesOf, numberAt, textAt, valueAt, type Content, type Entry } from '../../read/content.ts';
import type { Words } from '../../read/problem.ts';
import { allTexts } from '../../read/textFields.ts';
import { plainly, quote } from '../phrases.ts';

const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const DAYS = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

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

/** Before these, a number counts things of somebody else: “the five stages of grief”. */
const OTHERS = '\\s+of\\s+(?!(?:the|our|this) (?:6R|programme|retreat|day|clinic|week))';

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

const found = (words: string, truth: string): Words & { about: string } => ({
  about: words,
  found: `${quote(words)}, but ${truth}`,
  fix: 'correct it, or reword the sentence without it',
});

/** Finds the numbers of a text that are not those of things of one kind. */
const miscounted = (nouns: string, numbers: readonly number[]): ((text: string) => Words[]) => {
  const noun = new RegExp(nouns, 'i');
  const figure = `\\d{1,3}|${NUMBERS.toReversed().join('|')}`;
  const counts = new RegExp(
    `(?<![\\w-])((?:(${WHOLE})\\s+)?(${figure})\\s+(?:[\\w-]+\\s+)?(${nouns}))\\b(?!${OTHERS})(\\s+${OCCASIONS}\\b)?`,
    'giu',
  );
  return (text) => {
    // The other expression is slow, and few texts name what is counted.
    if (!noun.test(text)) return [];
    return [...text.matchAll(counts)].flatMap(([, words = '', whole, digits = '', kind = '', occasions]) => {
      const number = numberOf(digits);
      if (whole === undefined && (number < LEAST_WHOLE || occasions !== undefined)) return [];
      return numbers.includes(number) ? [] : [found(words, `the number of ${kind} is ${numbers[0] ?? 0}`)];
    });
  };
};

/** Finds “stage 1 of 7” where there are six. */
const outOf =
  ({ length }: readonly string[]) =>
  (text: string): Words[] =>
    [...text.matchAll(/\bstages? [\w-]+ of (?:the )?(\d+|[a-z-]+)\b/gi)]
      .filter(([, figure = '']) => ![-1, length].includes(numberOf(figure)))
      .map(([words]) => found(words, `the number of stages is ${length}`));

/** Finds stages that a text puts in another place than their own: “Repair, the fifth stage”. */
const misplaced = (stages: readonly string[]): ((text: string) => Words[]) => {
  const places = 'first second third fourth fifth sixth'.split(' ');
  const placed = new RegExp(`(\\p{L}+), (?:which is )?the (${places.join('|')}) stage\\b`, 'giu');
  return (text) =>
    [...text.matchAll(placed)].flatMap(([words, name = '', said = '']) => {
      const place = places[stages.findIndex((stage) => stage.toLowerCase() === name.toLowerCase())];
      return place === undefined || place === said ? [] : [found(words, `${name} is the ${place}`)];
    });
};

/** Finds a name that no stage has in a list of their names, and a list of them that lacks one or is out of order. */
const misnamed =
  (stages: readonly string[]) =>
  (text: string): Words[] =>
    (text.match(/\p{Lu}\p{L}+(?:(?:, and |, | and )\p{Lu}\p{L}+)+/gu) ?? []).flatMap((list) => {
      const names = list.split(/, and |, | and /);
      const others = names.filter((name) => !stages.includes(name));
      if (others.length === 0 && names.length >= stages.length - 1 && names.join() !== stages.join())
        return [found(list, `the stages are ${stages.join(', ')}`)];
      // Another list may have the name of a stage in it.
      return others.length * 2 < names.length
        ? others.map((name) => found(name, 'no stage has that name'))
        : [];
    });

/** How many days the site’s description says that a retreat has, if it does. */
export const stayOf = (content: Content): number | undefined => {
  const description = entriesOf(content, 'site').map((site) => textAt(site, 'description'))[0] ?? '';
  const [, days] = /\b(\d+)-day\b/.exec(description) ?? [];
  return days === undefined ? undefined : Number(days);
};

/** Finds “a 7-day retreat” where the site’s description says that it has eight. */
const outOfDays =
  (days: number | undefined) =>
  (text: string): Words[] =>
    [...text.matchAll(/\b(\d+|[a-z]+)-day (?=(?:[\w-]+ )?(?:6R|retreat|programme)\b)/giu)]
      .filter(([, figure = '']) => days !== undefined && ![-1, days].includes(numberOf(figure)))
      .map(([words]) => found(words.trim(), `the site’s description says ${String(days)}-day`));

/** Finds “stage four”, in the text of a stage, where it is the fifth. */
const elsewhere = (text: string, entry: Entry): Words[] => {
  const own = entry.collection.name === 'stages' ? numberAt(entry, 'order') : NaN;
  return [...text.matchAll(/\b(?:it is|this is|as) stage (\d|[a-z]+)\b/gi)]
    .filter(([, figure = '']) => !Number.isNaN(own) && ![-1, own].includes(numberOf(figure)))
    .map(([words]) => found(words, `its position is ${own}`));
};

/** Finds “Friday 3 May 2027”, which is a Monday. */
const misdated = (text: string): Words[] =>
  [
    ...text.matchAll(
      /\b(\p{Lu}[a-z]+day),? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\p{Lu}[a-z]+),? (20\d\d)\b/gu,
    ),
  ]
    .map(([words, said, day, month, year]) => {
      const real = new Date(`${day} ${month} ${year} UTC`);
      const name = Number.isNaN(real.getTime()) ? said : DAYS.format(real);
      return { words, said, name };
    })
    .filter(({ said, name }) => said !== name)
    .map(({ words, name }) => found(words, `that day is a ${name}`));

/** Finds “breathwork at 6:00 AM” where the timetable has it at another time. */
const mistimed = (content: Content): ((text: string) => Words[]) => {
  const lines = entriesOf(content, 'schedule').flatMap((part) => {
    const list = valueAt(part.source.data, ['lines']);
    const at = Array.isArray(list) ? [...list.keys()] : [];
    return at.map((index) => ({
      time: textAt(part, 'lines', index, 'time'),
      activity: plainly(textAt(part, 'lines', index, 'activity')),
    }));
  });
  return (text) =>
    [...text.matchAll(/(\p{L}+) at (\d{1,2}:\d\d [AP]M)/gu)].flatMap(([words, name = '', time]) => {
      const times = lines
        .filter(({ activity }) => activity.split(' ').includes(plainly(name)))
        .map((line) => line.time);
      const [first] = times;
      return first === undefined || times.includes(String(time))
        ? []
        : [found(words, `the timetable says ${first}`)];
    });
};

/** Finds “complete by 2024” once that year is over. */
const overdue = (text: string): Words[] =>
  [
    ...text.matchAll(
      /\b(?:completes?|opens?|opening|ready|finished|due|planned)\b[^.!?]{0,40}\bby (20\d\d)\b/gi,
    ),
  ]
    .filter(([, year]) => Number(year) < new Date().getFullYear())
    .map(([words]) => found(words, 'that year is over'));

/** Finds a telephone number that no field has: “ring 020 7946 0132”. */
const misdialled = (content: Content): ((text: string) => Words[]) => {
  const end = (number: string) => number.replaceAll(/\D/g, '').slice(-7);
  const phones = [...allTexts(content)].filter(({ field }) => field.role === 'phone');
  const known = new Set(phones.map(({ value }) => end(value.split(/ext|x/)[0] ?? '')));
  return (text) =>
    (text.match(/(?<![\d,./-] ?)(?:\+|0)(?:[ ().-]{0,2}\d){8,14}(?![\d,/-])/g) ?? [])
      .filter((number) => !known.has(end(number)))
      .map((number) => found(number, 'no field has that telephone number'));
};

/** The numbers and names in a text of an entry that the content or the calendar makes false. */
export const figuresIn = (content: Content): ((text: string, entry: Entry) => Words[]) => {
  const stages = entriesOf(content, 'stages')
    .toSorted((one, other) => numberAt(one, 'order') - numberAt(other, 'order'))
    .map((stage) => textAt(stage, 'title'));
  const rules = [
    ...countedIn(content).map(([nouns, ...numbers]) => miscounted(nouns, numbers)),
    outOf(stages),
    misplaced(stages),
    misnamed(stages),
    outOfDays(stayOf(content)),
    misdialled(content),
    mistimed(content),
    misdated,
    overdue,
    elsewhere,
  ];
  return (text, entry) => rules.flatMap((rule) => rule(text, entry));
};
