/**
 * Twelve edits of an operator's first week, made in any content. Entries and fields are found by the schemas, so that the
 * content may change and the edits still apply.
 */
import { cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dump } from 'js-yaml';
import { entriesOf, readContent, textAt, valueAt } from '../../tools/content/read/content.ts';
import type { Content, Entry } from '../../tools/content/read/content.ts';
import type { FieldPath } from '../../tools/content/read/problem.ts';
import { texts } from '../../tools/content/read/textFields.ts';

/** Changes a value of an entry. The file is written as a hand would write it, not in the project's own form. */
const set = ({ root }: Content, entry: Entry, path: FieldPath, value: unknown): void => {
  const { body, data, file } = entry.source;
  const group = valueAt(data, path.slice(0, -1)) as Record<PropertyKey, unknown>;
  group[path.at(-1) ?? ''] = value;
  const text = body
    ? `---\n${dump(data, { lineWidth: -1, quotingType: '"', forceQuotes: true })}---\n${body.text}`
    : JSON.stringify(data, null, 4);
  writeFileSync(join(root, file), text);
};

/** Every text of a content. */
const textsOf = ({ entries }: Content) => entries.flatMap((entry) => [...texts(entry)]);

/** The first that there is; an edit applies to any content that the schemas allow. */
const first = <One>([one]: readonly One[]): One => {
  if (one === undefined) throw new Error('The content has nothing to which an edit applies.');
  return one;
};

/** Minutes after midnight; a time that is a word, such as “Sunset”, has none. */
const minutesOf = (time: string): number => {
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return (Number(hour || NaN) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
};

const clock = (at: number): string =>
  `${Math.floor(at / 60) % 12 || 12}:${String(at % 60).padStart(2, '0')} ${at < 720 ? 'AM' : 'PM'}`;

/** Adds a line between two of the timetable, and swaps what happens before and after it. */
const editTimetable = (content: Content): void => {
  const { entry, at } = first(
    entriesOf(content, 'schedule').flatMap((entry) => {
      const time = (at: number) => minutesOf(textAt(entry, 'lines', at, 'time'));
      return [0, 1, 2].filter((at) => time(at + 1) - time(at) > 1).map((at) => ({ entry, at }));
    }),
  );
  const [before, after] = [
    textAt(entry, 'lines', at, 'activity'),
    textAt(entry, 'lines', at + 1, 'activity'),
  ];
  set(content, entry, ['lines', at, 'activity'], after);
  set(content, entry, ['lines', at + 1, 'activity'], before);
  const time = clock(minutesOf(textAt(entry, 'lines', at, 'time')) + 1);
  const lines = valueAt(entry.source.data, ['lines']) as unknown[];
  set(
    content,
    entry,
    ['lines'],
    lines.toSpliced(at + 1, 0, { time, activity: 'A glass of water for everybody' }),
  );
};

/** Swaps the first two photographs of a list, and describes one in other words. */
const editPhotographs = (content: Content): void => {
  const { entry, path } = first(
    textsOf(content).filter(({ field, path }) => field.role === 'picture' && path.at(-2) === 1),
  );
  const list = path.slice(0, -2);
  const [one, other] = valueAt(entry.source.data, list) as unknown[];
  set(content, entry, [...list, 0], other);
  set(content, entry, [...list, 1], one);
  set(content, entry, [...list, 0, 'alt'], 'The same place an hour later, in the last light of the day.');
};

/** Adds a service like the first, in other words. */
const addService = (content: Content): void => {
  const { root, dir } = content;
  const services = entriesOf(content, 'services');
  const { folder } = first(services);
  const id = 'added-session';
  cpSync(join(root, folder), join(root, dirname(folder), id), { recursive: true });
  const added = first(entriesOf(readContent(root, dir), 'services').filter((one) => one.id === id));
  const words = (path: FieldPath) => `Said ${path.join(' ')}, in a sentence that nothing else repeats.`;
  for (const { path, field } of texts(added))
    if (field.role === 'text' || field.role === 'alt') set(content, added, path, words(path));
  set(content, added, ['title'], 'An added session');
  set(content, added, ['seoTitle'], 'An added session, under a title of its own');
  set(content, added, ['order'], services.length + 1);
};

/**
 * Makes the twelve edits.
 * @param dir a content folder, relative to the project's folder
 */
export const makeEdits = (dir: string): void => {
  const content = readContent(process.cwd(), dir);
  const site = first(entriesOf(content, 'site'));
  const service = first(entriesOf(content, 'services'));
  const year = Number(valueAt(site.source.data, ['copyrightYear']));
  for (const { entry, path, field } of textsOf(content))
    if (field.role === 'phone') set(content, entry, path, '+44 20 7946 0999');
  set(content, site, ['address'], ['Other House', '2 Other Street', 'London W1X 0YY', 'United Kingdom']);
  set(content, site, ['copyrightYear'], Math.min(2100, year + 1));
  set(content, site, ['social'], [{ label: 'Instagram', url: 'https://example.com/another-account' }]);
  const headings = textsOf(content).filter(({ path }) => path.join('.') === 'heading');
  for (const [at, { entry, path }] of headings.slice(0, 3).entries())
    set(content, entry, path, `A heading in other words, the ${['first', 'second', 'third'][at] ?? ''}`);
  set(content, service, ['benefits', 0], 'A benefit that an editor put into other words');
  set(content, service, ['summary'], 'The same session in other words, which nobody has used so far.');
  set(content, service, ['practitioner'], 'a guide with another name');
  set(content, first(entriesOf(content, 'stages')), ['productsUrl'], 'https://example.com/products');
  editTimetable(content);
  editPhotographs(content);
  addService(content);
};
