/** What must not occur twice: in a list, in a collection, in search results, in a text. */
import { join } from 'node:path';
import { fill, placeholdersOf } from '../../../../src/format.ts';
import { bodyOf, wordsOf } from '../../read/body.ts';
import { entriesOf, numberAt, textAt, valueAt, type Content, type Entry } from '../../read/content.ts';
import { beside } from '../../read/files.ts';
import { inspectPicture } from '../../read/picture.ts';
import type { FieldPath } from '../../read/problem.ts';
import { allTexts, texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { firsts, foundValue, plainly, quote } from '../phrases.ts';
import { wrongIn } from '../words/patterns.ts';

/** Finds the same words, page, entry, picture or description twice in a list, whatever the capitals and punctuation. */
export const repeatedItems: Rule = (content, report) => {
  const before = firsts<number>();
  for (const { entry, path, field, value } of allTexts(content)) {
    const at = path.findLastIndex((step) => typeof step === 'number');
    const [list, index, rest] = [path.slice(0, at), Number(path[at]), path.slice(at + 1)];
    const isMenu = list[0] === 'navigation' || list[0] === 'social';
    const isPicture = field.role === 'picture' || field.role === 'alt';
    // Other groups in a list, such as lines of the timetable, may share some of their values.
    if (at < 0 || value.trim() === '' || (rest.length > 0 && !isMenu && !isPicture)) continue;
    const plain = field.role === 'text' ? value.replace(/[\s.,;!]+/g, ' ').trim() : value;
    const key = [entry.source.file, ...list, ...rest, plain.toLowerCase()];
    const first = before(JSON.stringify(key), index);
    if (first === undefined) continue;
    const found = `${quote(value)}, which item ${first + 1} also has`;
    report.field(entry, path, { kind: 'repeated', found, fix: `change it, or delete item ${index + 1}` });
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
      const fix = `${isCopy ? 'delete the copy, or ' : ''}give one of the two another ${what}`;
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

/** The titles and the descriptions that search results show of all pages, each with the field that it is from. */
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
  ];
};

/** Whether the rule on titles reports two entries of one collection with the same name. */
const isSameName = (one: Entry, other: Entry) =>
  one.collection.name === other.collection.name &&
  textAt(one, 'title') === textAt(other, 'title') &&
  textAt(one, 'practitioner') === textAt(other, 'practitioner');

/** Finds pages with the same title or the same description in search results. */
export const repeatedPages: Rule = (content, report) => {
  for (const shown of shownIn(content)) {
    const before = firsts<Entry>();
    for (const { entry, path, text } of shown) {
      const first = text === '' ? undefined : before(text.toLowerCase(), entry);
      if (!first || isSameName(first, entry)) continue;
      const found = `${quote(text)}, which search results also show for ${first.source.file}`;
      report.field(entry, path, { kind: 'repeated', found, fix: 'change one of the two' });
    }
  }
};

/**
 * Finds copies of a picture under another name. Within a list, a visitor sees both side by side, so it is a mistake. In
 * the same field of neighbouring entries it may be intended, so it is a note.
 */
export const repeatedPictures: Rule = async (content, report) => {
  const before = firsts<string>();
  for (const { entry, field, path, value } of allTexts(content)) {
    const file = beside(entry.folder, value);
    if (field.role !== 'picture' || !content.files.has(file)) continue;
    const picture = await inspectPicture(join(content.root, file));
    const isListed = path.some((step) => typeof step === 'number');
    const home = isListed ? entry.folder : `${entry.collection.name} ${path.join('.')}`;
    const first = picture && before(`${home} ${picture.looks}`, file);
    if (!first || first === file) continue;
    const remove = isListed ? `, or delete item ${Number(path.at(-2)) + 1}` : '';
    const found = `${file}, which is the same picture as ${first}`;
    const fix = `copy the right picture into the folder and run “npm run media”${remove}`;
    report.field(entry, path, { kind: 'repeated', severity: isListed ? undefined : 'note', found, fix });
  }
};

/** The shortest paragraph, and the shortest sentence, that nobody writes twice by chance: in characters. */
const LONG = { paragraph: 40, sentence: 30 };

/** The first long sentence of a text that was seen before. */
const twiceIn = (words: string, seen = firsts<true>()): string | undefined =>
  (words.match(/[^.!?]+[.!?]*/g) ?? [])
    .map((one) => one.trim())
    .find((one) => one.length >= LONG.sentence && seen(plainly(one), true));

/** Finds paragraphs and sentences that stand twice in a text, and paragraphs that were copied from another entry. */
export const copiedTexts: Rule = (content, report) => {
  const before = firsts<Entry>();
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      const about = field.role === 'text' ? twiceIn(value) : undefined;
      if (about === undefined) continue;
      const found = `${quote(about)}, for the second time`;
      const fix = 'delete one of the two';
      report.field(entry, path, { kind: 'repeated', severity: 'note', about, found, fix });
    }
    const sentences = firsts<true>();
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      if (node.type !== 'paragraph') continue;
      const words = wordsOf(node);
      const first = words.length < LONG.paragraph ? undefined : before(plainly(words), entry);
      const twice = twiceIn(words, sentences);
      const about = first ? words : twice;
      if (about === undefined) continue;
      const [end, fix] =
        first && first !== entry
          ? [`a paragraph of ${first.source.file} as well`, 'write what is true of this one alone']
          : ['for the second time', 'delete one of the two'];
      const severity = first === entry ? undefined : 'note';
      report.text(entry, offset, {
        kind: 'repeated',
        severity,
        about,
        found: `${quote(about)}, ${end}`,
        fix,
      });
    }
  }
};
