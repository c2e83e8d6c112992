import { bodyOf } from '../../read/body.ts';
import { entriesOf, textAt, valueAt, type Content, type Entry } from '../../read/content.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { figuresIn, inWords, numberOf } from '../figures.ts';
import { quote } from '../phrases.ts';
import type { Words } from '../report.ts';

/** What texts count, what it is called there, and the numbers that are true of it. */
const countedIn = (content: Content) => {
  const services = entriesOf(content, 'services');
  const photographs = entriesOf(content, 'gallery').map(({ source }) => {
    const photos = valueAt(source.data, ['photos']);
    return Array.isArray(photos) ? photos.length : 0;
  });
  const groups = new Set(services.map((service) => textAt(service, 'group')));
  return [
    { nouns: ['services', 'sessions', 'treatments', 'therapies'], numbers: [services.length] },
    { nouns: ['groups of services', 'groups of sessions'], numbers: [groups.size] },
    { nouns: ['stages', 'pillars'], numbers: [entriesOf(content, 'stages').length] },
    { nouns: ['activities'], numbers: [entriesOf(content, 'activities').length] },
    { nouns: ['parts of the day'], numbers: [entriesOf(content, 'schedule').length] },
    { nouns: ['portraits'], numbers: [entriesOf(content, 'team').length] },
    {
      nouns: ['photographs', 'photos', 'pictures'],
      numbers: [photographs.reduce((sum, number) => sum + number, 0), ...photographs],
    },
  ];
};

const ORDINALS = 'first second third fourth fifth sixth'.split(' ');

const orderOf = ({ source }: Entry) => Number(valueAt(source.data, ['order']));

/** “Stage 1 of 7” where there are six. */
const STAGE_OF = /\bstages? [\w-]+ of (?:the )?(\d+|[a-z]+)\b/gi;

/** “Repair, the fourth stage”. */
const STAGE_NAMED = /(\p{L}+), (?:which is )?the (\p{L}+) stage\b/giu;

/** The names of the stages in their order; none while two share a position or one lacks it. */
const stageNames = (content: Content): string[] => {
  const stages = entriesOf(content, 'stages').toSorted((one, other) => orderOf(one) - orderOf(other));
  const positions = new Set(stages.map(orderOf).filter(Number.isInteger));
  return positions.size === stages.length ? stages.map((stage) => textAt(stage, 'title')) : [];
};

/** Stages that a text puts in another place than their position does. */
const misplacedStages = (names: readonly string[], text: string): Words[] =>
  [...text.matchAll(STAGE_NAMED)].flatMap(([words, name = '', said = '']) => {
    const place = ORDINALS[names.findIndex((title) => title.toLowerCase() === name.toLowerCase())];
    if (place === undefined || !ORDINALS.includes(said) || said === place) return [];
    const found = `${quote(words)}, and ${name} is the ${place}`;
    return [{ kind: 'figure', found, expected: place, fix: `write ${place}, or leave it out` }];
  });

/** Finds numbers in texts that the content itself makes false: “seventeen services” where there are eighteen. */
const figures: Rule = (content, report) => {
  const counted = countedIn(content);
  const wrongIn = (text: string): Words[] =>
    counted.flatMap(({ nouns, numbers }) =>
      figuresIn(text, nouns)
        .filter(({ number }) => !numbers.includes(number))
        .map(({ words }) => ({
          kind: 'figure',
          found: `${quote(words)}, and the site shows ${numbers[0] ?? 0}`,
          expected: `${inWords(numbers[0] ?? 0)}, or words without a number`,
          fix: 'correct the number; without one the sentence stays true when something is added',
        })),
    );
  const wrongStages = (text: string): Words[] => {
    const stages = entriesOf(content, 'stages').length;
    return [...text.matchAll(STAGE_OF)]
      .map(([words, number = '']) => ({ words, number: numberOf(number) }))
      .filter(({ number }) => number !== undefined && number !== stages)
      .map(({ words }) => ({
        kind: 'figure',
        found: `${quote(words)}, and there are ${inWords(stages)} stages`,
        expected: `of ${inWords(stages)}`,
        fix: 'correct the number, or leave it out',
      }));
  };
  const names = stageNames(content);
  const wrong = (text: string) => [...wrongIn(text), ...wrongStages(text), ...misplacedStages(names, text)];
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      if (field.role === 'text') for (const words of wrong(value)) report.field(entry, path, words);
    }
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      if (node.type !== 'text') continue;
      for (const words of wrong(node.value)) report.text(entry, offset, 'The text below the fields', words);
    }
  }
};

export default figures;
