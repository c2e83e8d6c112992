/** What must not occur twice: in a list, in a collection, in search results. */
import { fill, placeholdersOf } from '../../../../src/format.ts';
import { entriesOf, numberAt, textAt, valueAt, type Content, type Entry } from '../../read/content.ts';
import type { FieldPath } from '../../read/problem.ts';
import { allTexts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { firsts, foundValue, plainly, quote } from '../phrases.ts';
import { fieldAt } from '../report.ts';
import { wrongIn } from '../words/patterns.ts';

/** Finds the same words, page, entry, picture or description twice in a list, whatever the capitals and punctuation. */
export const repeatedItems: Rule = (content, report) => {
  const before = firsts<number>();
  for (const { entry, path, field, value } of allTexts(content)) {
    const at = path.findLastIndex((step) => typeof step === 'number');
    const [list, index, rest] = [path.slice(0, at), Number(path[at]), path.slice(at + 1)];
    const isMenu = list[0] === 'navigation' || list[0] === 'social';
    const isPicture = field.role === 'picture' || field.role === 'alt';
    const isName = rest.at(-1) === 'title' || rest.at(-1) === 'heading';
    // Other groups in a list, such as lines of the timetable, may share some of their values.
    if (at < 0 || value.trim() === '' || (rest.length > 0 && !isMenu && !isPicture && !isName)) continue;
    const plain = field.role === 'text' ? value.replace(/[\s.,;!]+/g, ' ').trim() : value;
    const key = [entry.source.file, ...list, ...rest, plain.toLowerCase()];
    const first = before(JSON.stringify(key), index);
    if (first === undefined) continue;
    const listed = fieldAt(entry.tree, list).field;
    const isFixed = listed?.kind === 'list' && listed.min === listed.max;
    const found = `${quote(value)}, which item ${first + 1} also has`;
    const fix =
      field.role === 'alt'
        ? `say what the picture of item ${index + 1} shows`
        : `${isPicture ? 'name the right picture' : 'change one of the two'}${isFixed ? '' : `, or delete item ${index + 1}`}`;
    report.field(entry, path, { kind: 'repeated', found, fix });
  }
};

/** Finds labels of one group that say the same, so that nobody can tell their buttons apart. */
export const repeatedLabels: Rule = (content, report) => {
  const before = firsts<FieldPath>();
  for (const { entry, field, path, value } of allTexts(content)) {
    // A label that is refused by itself is not compared.
    if (entry.collection.name !== 'labels' || field.role !== 'text' || wrongIn(path.join('.'), value))
      continue;
    const first = before(JSON.stringify([path.slice(0, -1), plainly(value)]), path);
    if (!first) continue;
    const found = `${quote(value)}, which the label “${String(first.at(-1))}” also has`;
    report.field(entry, path, { kind: 'repeated', found, fix: 'give each button its own words' });
  }
};

/** Finds entries of one collection with the same position, or with the same name. */
export const repeatedTitles: Rule = (content, report) => {
  for (const collection of content.collections) {
    if (collection.single) continue;
    const { name, title } = collection;
    const before = firsts<Entry>();
    const unique = (entry: Entry, field: string, key: string, what: string) => {
      const first = before(`${what} ${key}`, entry);
      if (!first) return;
      const found = `${foundValue(valueAt(entry.source.data, [field]))}, which ${first.source.file} also has`;
      const isSame = (one: string) => textAt(entry, one) === textAt(first, one);
      const isCopy = textAt(entry, 'summary') !== '' && isSame('summary') && isSame(title);
      // The name of a copy is enough to find it by.
      if (isCopy && field !== title) return;
      const fix = isCopy
        ? 'delete the copy, or give it a name, a position and texts of its own'
        : `give one of the two another ${what}`;
      report.field(entry, [field], { kind: 'repeated', found, fix });
    };
    for (const entry of entriesOf(content, name)) {
      const position = numberAt(entry, 'order');
      if (!Number.isNaN(position)) unique(entry, 'order', String(position), 'position');
      const words = [textAt(entry, title), textAt(entry, 'practitioner')].join(' ').trim().toLowerCase();
      if (words) unique(entry, title, words, 'name');
    }
  }
};

/** The titles, the descriptions and the headings of all pages, each with the field that it is from. */
const shownIn = (content: Content) => {
  const services = entriesOf(content, 'services');
  const stages = entriesOf(content, 'stages');
  const pages = content.entries.filter(({ collection }) => collection.folder.startsWith('pages/'));
  const shown = (entry: Entry, ...path: FieldPath) => ({ entry, path, text: textAt(entry, ...path) });
  // A label makes the title of a stage from its name and number.
  const label = entriesOf(content, 'labels').map((labels) => textAt(labels, 'stages', 'title'))[0] ?? '';
  const stageTitle = (stage: Entry): string => {
    const values = { stage: textAt(stage, 'title'), number: numberAt(stage, 'order') };
    return placeholdersOf(label).every((name) => name in values) ? fill(label, values) : '';
  };
  return [
    [
      ...pages.map((entry) => shown(entry, 'seo', 'title')),
      ...stages.map((entry) => ({ ...shown(entry, 'title'), text: stageTitle(entry) })),
      ...services.map((entry) => shown(entry, textAt(entry, 'seoTitle') === '' ? 'title' : 'seoTitle')),
    ],
    [
      ...pages.map((entry) => shown(entry, 'seo', 'description')),
      ...[...stages, ...services].map((entry) => shown(entry, 'summary')),
    ],
    [
      ...pages.map((entry) => shown(entry, 'heading')),
      ...[...stages, ...services].map((entry) => shown(entry, 'title')),
    ],
  ];
};

/** Whether the rule on titles reports two entries of one collection with the same name. */
const isSameName = (one: Entry, other: Entry) =>
  one.collection.name === other.collection.name &&
  textAt(one, 'title') === textAt(other, 'title') &&
  textAt(one, 'practitioner') === textAt(other, 'practitioner');

/** Finds pages with the same title or the same description in search results, or the same heading. */
export const repeatedPages: Rule = (content, report) => {
  for (const shown of shownIn(content)) {
    const before = firsts<(typeof shown)[number]>();
    for (const one of shown) {
      const first = one.text === '' ? undefined : before(one.text.toLowerCase(), one);
      if (!first || isSameName(first.entry, one.entry)) continue;
      const isOf = ({ entry }: typeof one) => one.text.includes(textAt(entry, 'title') || one.text);
      const [wrong, right] = isOf(one) && !isOf(first) ? [first, one] : [one, first];
      const found = `${quote(one.text)}, which is also that of ${right.entry.source.file}`;
      report.field(wrong.entry, wrong.path, { kind: 'repeated', found, fix: 'change one of the two' });
    }
  }
};
