/**
 * Twelve edits of an operator's first week, made in any content. Entries and fields are found by the schemas, so that the
 * content may change and the edits still apply.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { dump } from 'js-yaml';
import { COLLECTIONS } from '../../tools/content/collections.ts';
import {
  entriesOf,
  readContent,
  textAt,
  valueAt,
  type Content,
  type Entry,
} from '../../tools/content/read/content.ts';
import type { FieldPath } from '../../tools/content/read/problem.ts';
import { texts } from '../../tools/content/read/textFields.ts';

/** Changes a value of an entry. The file is written as a hand would write it, not in the project's own form. */
const set = (root: string, entry: Entry, path: FieldPath, value: unknown): void => {
  const last = path.at(-1);
  const group = valueAt(entry.source.data, path.slice(0, -1));
  if (typeof group !== 'object' || group === null || last === undefined)
    throw new Error(`${entry.source.file} has no group at ${path.join('.')}.`);
  (group as Record<PropertyKey, unknown>)[last] = value;
  const { body, data, file } = entry.source;
  const text = body
    ? `---\n${dump(data, { lineWidth: -1, quotingType: '"', forceQuotes: true })}---\n${body.text}`
    : JSON.stringify(data, null, 4);
  writeFileSync(join(root, file), text);
};

const listAt = (entry: Entry, ...path: FieldPath): readonly unknown[] => {
  const value = valueAt(entry.source.data, path);
  return Array.isArray(value) ? (value as unknown[]) : [];
};

/** The first entry of a collection that has what an edit needs. */
const first = (content: Content, name: string, has: (entry: Entry) => boolean = () => true): Entry => {
  const found = content.entries.find((entry) => entry.collection.name === name && has(entry));
  if (!found) throw new Error(`No entry of ${name} can be edited.`);
  return found;
};

const minutes = (time: string): number => {
  const [, hour = '', minute = '', half = ''] = /^(\d+):(\d+) (AM|PM)$/.exec(time) ?? [];
  return hour === '' ? 24 * 60 : (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
};

const clock = (at: number): string =>
  `${Math.floor(at / 60) % 12 || 12}:${String(at % 60).padStart(2, '0')} ${at < 720 ? 'AM' : 'PM'}`;

/** Swaps what happens in two lines of the timetable, and adds a line between two. */
const editTimetable = (root: string, content: Content): void => {
  const limits = COLLECTIONS.find(({ name }) => name === 'schedule')?.tree.fields['lines'];
  const max = limits?.kind === 'list' ? (limits.max ?? Infinity) : 0;
  const gap = (entry: Entry): number =>
    listAt(entry, 'lines').findIndex((_, at) => {
      const [one, next] = [textAt(entry, 'lines', at, 'time'), textAt(entry, 'lines', at + 1, 'time')];
      return next !== '' && minutes(next) - minutes(one) > 1;
    });
  const part = first(content, 'schedule', (entry) => gap(entry) >= 0 && listAt(entry, 'lines').length < max);
  const at = gap(part);
  const [one, next] = [textAt(part, 'lines', at, 'activity'), textAt(part, 'lines', at + 1, 'activity')];
  set(root, part, ['lines', at, 'activity'], next);
  set(root, part, ['lines', at + 1, 'activity'], one);
  const time = clock(minutes(textAt(part, 'lines', at, 'time')) + 1);
  const lines = listAt(part, 'lines').toSpliced(at + 1, 0, {
    time,
    activity: 'A glass of water for everybody',
  });
  set(root, part, ['lines'], lines);
};

/** Swaps two photographs of a list, and describes one in other words. */
const editPhotographs = (root: string, content: Content): void => {
  const lists = content.entries.flatMap((entry) =>
    [...texts(entry)]
      .filter(({ field, path }) => field.role === 'picture' && path.at(-2) === 1)
      .map(({ path }) => ({ entry, path: path.slice(0, -2) })),
  );
  const [list] = lists;
  if (!list) throw new Error('There is no list with two photographs.');
  const { entry, path } = list;
  const [one, other] = listAt(entry, ...path);
  set(root, entry, [...path, 0], other);
  set(root, entry, [...path, 1], one);
  set(root, entry, [...path, 0, 'alt'], 'The same place an hour later, in the last light of the day.');
};

const editHeadings = (root: string, content: Content): void => {
  const headings = content.entries.flatMap((entry) =>
    [...texts(entry)].filter(({ path }) => path.join('.') === 'heading').map(({ path }) => ({ entry, path })),
  );
  for (const [at, { entry, path }] of headings.slice(0, 3).entries())
    set(root, entry, path, `A heading in other words, the ${['first', 'second', 'third'][at] ?? ''}`);
};

/** Adds a service as the guide teaches: makes it, fills in what is to be done, and puts a photograph beside it. */
const addService = (root: string, content: Content): void => {
  const services = entriesOf(content, 'services');
  const declared = COLLECTIONS.find(({ name }) => name === 'services');
  if (declared?.single !== false || services.length >= declared.count.max) return;
  const title = `An added session ${services.length + 1}`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve('tools/content/new.ts'), 'services', title],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`No service could be added: ${stderr}`);
  const known = new Set(services.map(({ id }) => id));
  const made = first(readContent(root), 'services', ({ id }) => !known.has(id));
  const photograph = textAt(first(content, 'services'), 'image', 'src');
  copyFileSync(
    join(root, first(content, 'services').folder, photograph),
    join(root, made.folder, 'added.jpg'),
  );
  for (const { path, field, value } of texts(made)) {
    if (!value.includes('TODO')) continue;
    const words = `Said ${path.join(' ')}, in a sentence that nothing else on the site repeats.`;
    set(root, made, path, field.role === 'picture' ? './added.jpg' : words);
  }
  for (const [key, field] of Object.entries(declared.tree.fields))
    if (field.kind === 'choice' && field.required) set(root, made, [key], field.options[0]);
  const file = join(root, made.source.file);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/TODO.*/, 'You sit in the quiet room, and the hour passes.'),
  );
};

/**
 * Makes the twelve edits.
 * @param root the folder of a copy of the project
 */
export const makeEdits = (root: string): void => {
  const content = readContent(root);
  const site = first(content, 'site');
  for (const entry of content.entries)
    for (const { path, field } of texts(entry))
      if (field.role === 'phone') set(root, entry, path, '+44 20 7946 0999');
  set(root, site, ['address'], ['Other House', '2 Other Street', 'London W1X 0YY', 'United Kingdom']);
  set(
    root,
    site,
    ['copyrightYear'],
    Math.min(2100, Number(valueAt(site.source.data, ['copyrightYear'])) + 1),
  );
  set(root, site, ['social'], [{ label: 'Instagram', url: 'https://example.com/another-account' }]);
  editHeadings(root, content);
  const service = first(content, 'services');
  set(root, service, ['benefits', 0], 'A benefit that an editor put into other words');
  set(
    root,
    service,
    ['summary'],
    'The same session in other words, which nobody else on the site has used so far.',
  );
  editTimetable(root, content);
  editPhotographs(root, content);
  set(root, first(content, 'stages'), ['productsUrl'], 'https://example.com/products');
  set(root, first(content, 'services'), ['practitioner'], 'a guide with another name');
  addService(root, content);
};
