import { fill, placeholdersOf } from '../../../../src/format.ts';
import { entriesOf, textAt, valueAt, type Content, type Entry } from '../../read/content.ts';
import type { FieldPath } from '../../read/problem.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';

interface Shown {
  entry: Entry;
  path: FieldPath;
  /** What search results show of it. */
  text: string;
}

/** The title of a stage's page, which a label makes from its name and number. */
const stageTitle = (content: Content, stage: Entry): string => {
  const [labels] = entriesOf(content, 'labels');
  const label = labels ? textAt(labels, 'stages', 'title') : '';
  const values = { stage: textAt(stage, 'title'), number: String(valueAt(stage.source.data, ['order'])) };
  return placeholdersOf(label).every((name) => name in values) ? fill(label, values) : '';
};

/** What search results show of each page: titles first. */
const shownIn = (content: Content): Shown[][] => {
  const services = entriesOf(content, 'services');
  const stages = entriesOf(content, 'stages');
  const pages = content.entries.filter(({ collection }) => collection.folder.startsWith('pages/'));
  const field = (entries: readonly Entry[], ...path: FieldPath) =>
    entries.map((entry) => ({ entry, path, text: textAt(entry, ...path) }));
  return [
    [
      ...field(pages, 'seo', 'title'),
      ...stages.map((entry) => ({ entry, path: ['title'], text: stageTitle(content, entry) })),
      ...services.map((entry) => {
        const name = textAt(entry, 'seoTitle') === '' ? 'title' : 'seoTitle';
        return { entry, path: [name], text: textAt(entry, name) };
      }),
    ],
    [...field(pages, 'seo', 'description'), ...field(stages, 'summary'), ...field(services, 'summary')],
  ];
};

/** Finds pages with the same title or the same description in search results. */
const pageTitles: Rule = (content, report) => {
  for (const shown of shownIn(content)) {
    const seen = new Map<string, Entry>();
    for (const { entry, path, text } of shown) {
      const key = text.toLowerCase();
      const before = seen.get(key);
      if (before && text !== '' && !isSaidElsewhere(before, entry, path)) {
        report.field(entry, path, {
          kind: 'repeated',
          found: `${quote(text)}, which is also what search results show of ${before.source.file}`,
          expected: 'other words for each page',
          fix: 'change one of the two',
        });
      }
      seen.set(key, before ?? entry);
    }
  }
};

/** The rule on repeated names reports two entries of one collection with the same name. */
const isSaidElsewhere = (one: Entry, other: Entry, [field]: FieldPath) =>
  one.collection.name === other.collection.name &&
  field === 'title' &&
  textAt(one, 'practitioner') === textAt(other, 'practitioner');

export default pageTitles;
