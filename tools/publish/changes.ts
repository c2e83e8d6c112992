/** What differs between two versions of a content file, field by field. */
import { rewritten } from '../content/canonical.ts';
import { fieldAt } from '../content/check/report.ts';
import { addressOf } from '../content/read/addresses.ts';
import { entryOf, type Entry } from '../content/read/content.ts';
import type { FieldPath } from '../content/read/problem.ts';
import { readSource } from '../content/read/source.ts';
import { isRecord } from '../content/read/textFields.ts';
import { escapeHtml } from '../github/annotations.ts';

interface FieldChange {
  /** The field in plain words. */
  name: string;
  /** Undefined where there was none, or is none. */
  before: string | undefined;
  after: string | undefined;
}

export interface Change {
  /** Path from the project’s folder. */
  file: string;
  /** What editors call the entry, with its name. */
  entry: string;
  what: 'added' | 'changed' | 'deleted';
  /** The address of the entry’s page, if it has one. */
  page: string | undefined;
  /** Empty for pictures and films. */
  fields: FieldChange[];
}

type Values = Record<string, unknown>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A version of an entry’s file; undefined for other files, and for one that cannot be read. */
const entryIn = (dir: string, file: string, text: string | undefined): Entry | undefined => {
  const known = entryOf(dir, file);
  const source = readSource(file, text ?? '');
  return known && source.data !== undefined ? { ...known, source } : undefined;
};

/** The fields of an entry, and its text as a list of paragraphs. */
const valuesOf = ({ source: { data, body } }: Entry): Values => ({
  ...(data as Values),
  ...(body && { body: body.text.trim().split(/\n{2,}/) }),
});

const words = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'object') return Object.values(value).map(words).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The items of two lists by index, without those that are alike at their beginning and end. */
const middles = (one: unknown[], other: unknown[]): Values[] => {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && isSame(one[start], other[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(one.at(-1 - end), other.at(-1 - end))) end += 1;
  return [one, other].map((list) => Object.fromEntries([...list.entries()].slice(start, list.length - end)));
};

/** Every field that differs. */
const differences = (
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): [FieldPath, unknown, unknown][] => {
  if (isSame(before, after)) return [];
  const isList = Array.isArray(before) && Array.isArray(after);
  const [one, other] = isList ? middles(before, after) : [before ?? {}, after ?? {}];
  if (!isRecord(one) || !isRecord(other) || (before ?? after ?? null) === null)
    return [[path, before, after]];
  return Object.keys({ ...one, ...other }).flatMap((key) =>
    differences(one[key], other[key], [...path, key]),
  );
};

const nameOf = ({ tree }: Pick<Entry, 'tree'>, path: FieldPath): string => {
  if (path.length === 0) return 'The whole file';
  if (path[0] === 'body') return `Text, paragraph ${Number(path[1] ?? 0) + 1}`;
  return fieldAt(tree, path).names.join(', ');
};

const titleOf = (dir: string, file: string): string => {
  const { collection, id } = entryOf(dir, file) ?? {};
  if (!collection) return file.replace(`${dir}/`, '');
  return collection.single ? collection.one : `${collection.one} ${id}`;
};

/** A change of one file in words. A version that there is not is undefined. */
export const describe = (dir: string, file: string, before?: string, after?: string): Change => {
  const known = entryOf(dir, file);
  const [old, now] = [before, after].map((text) => entryIn(dir, file, text));
  const isRead = !before === !old && !after === !now;
  const all = isRead
    ? differences(old && valuesOf(old), now && valuesOf(now))
    : [[[], before, after] as const];
  return {
    file,
    entry: titleOf(dir, file),
    what: before === undefined ? 'added' : after === undefined ? 'deleted' : 'changed',
    page: known && addressOf(known),
    fields: known
      ? all.map(([path, one, other]) => ({
          name: nameOf(known, path),
          before: words(one),
          after: words(other),
        }))
      : [],
  };
};

/** A change as HTML. */
export const inWords = ({ file, entry, what, page, fields }: Change): string => {
  const mark = (tag: string, text = '') => (text ? [`<${tag}>${escapeHtml(text)}</${tag}>`] : []);
  const said = fields.map(({ name, before, after }) => {
    const versions = [...mark('del', before), ...mark('ins', after)].join(' → ');
    return `<li>${escapeHtml(name)}: ${versions}</li>`;
  });
  return `<h3>${escapeHtml(entry)}: ${what}</h3>
<p>${page === undefined ? '' : `On ${page}. `}<code>${escapeHtml(file)}</code></p>
<ul>${said.join('')}</ul>`;
};

/** A field that two people changed, each in another way. */
export interface Conflict {
  /** By which a choice names it. */
  id: string;
  entry: string;
  name: string;
  mine: string | undefined;
  theirs: string | undefined;
}

/** Which version of a field is kept, by the id of its conflict. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

type Choose = (path: FieldPath, mine: unknown, theirs: unknown) => unknown;

/** Merges two versions of a value; asks `choose` about what both have changed. */
const merge = (base: unknown, mine: unknown, theirs: unknown, path: FieldPath, choose: Choose): unknown => {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  // Every save sets it to its day.
  if (path.at(-1) === 'updated') return [mine, theirs].map(words).sort().at(-1);
  const versions = [base, mine, theirs];
  const isList = versions.every(Array.isArray) && new Set(versions.map(({ length }) => length)).size === 1;
  if (!isList && !(isRecord(mine) && isRecord(theirs))) return choose(path, mine, theirs);
  const [old, one, other] = versions.map((version) => ({ ...(version as Values | undefined) }));
  const merged = Object.keys({ ...one, ...other })
    .map((key) => [key, merge(old?.[key], one?.[key], other?.[key], [...path, key], choose)] as const)
    .filter(([, value]) => value !== undefined);
  return isList ? merged.map(([, value]) => value) : Object.fromEntries(merged);
};

/**
 * Merges two versions of a file with the one they come from.
 * @param versions the one they come from, mine and theirs
 * @returns what the file holds, undefined if it is deleted; and the conflicts that no choice settles
 */
export const mergeFile = (
  dir: string,
  file: string,
  versions: readonly (Buffer | undefined)[],
  choices: Choices,
): { whole: string | Buffer | undefined; conflicts: Conflict[] } => {
  const [base, mine, theirs] = versions.map((bytes) => entryIn(dir, file, bytes?.toString()));
  const conflicts: Conflict[] = [];
  const isTheirs = (id: string, name: string, ours: unknown, other: unknown) => {
    const entry = titleOf(dir, file);
    if (!choices[id]) conflicts.push({ id, entry, name, mine: words(ours), theirs: words(other) });
    return choices[id] === 'theirs';
  };
  if (!mine || !theirs) {
    const [ours, other] = versions.slice(1).map((bytes) => (bytes ? '(changed)' : '(deleted)'));
    return { whole: versions[isTheirs(file, 'The whole file', ours, other) ? 2 : 1], conflicts };
  }
  const values = merge(base && valuesOf(base), valuesOf(mine), valuesOf(theirs), [], (path, ours, other) =>
    isTheirs([file, ...path].join('#'), nameOf(mine, path), ours, other) ? other : ours,
  );
  const { body, ...fields } = values as Values & { body?: string[] };
  return { whole: rewritten(mine, fields, body?.join('\n\n')), conflicts };
};
