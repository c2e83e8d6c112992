import { bodyOf } from '../../read/body.ts';
import { entriesOf, textAt, valueAt, type Content } from '../../read/content.ts';
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

/** “Stage 1 of 7” where there are six. */
const STAGE_OF = /\bstages? [\w-]+ of (?:the )?(\d+|[a-z]+)\b/gi;

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
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      if (field.role === 'text')
        for (const words of [...wrongIn(value), ...wrongStages(value)]) report.field(entry, path, words);
    }
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      if (node.type !== 'text') continue;
      for (const words of [...wrongIn(node.value), ...wrongStages(node.value)])
        report.text(entry, offset, 'The text below the fields', words);
    }
  }
};

export default figures;
