/** What differs between two versions of a content file, field by field. */
import { rewritten } from '../content/canonical.ts';
import { fieldAt } from '../content/check/report.ts';
import { addressOf } from '../content/read/addresses.ts';
import { entryOf, type Entry } from '../content/read/content.ts';
import type { FieldPath } from '../content/read/problem.ts';
import { readSource } from '../content/read/source.ts';
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

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A version of an entry’s file; undefined for other files, and for one that cannot be read. */
const entryIn = (dir: string, file: string, text: string | undefined): Entry | undefined => {
  const known = entryOf(dir, file);
  if (!known || text === undefined) return undefined;
  const source = readSource(file, text);
  if (source.data === undefined) return undefined;
  return {
    ...known,
    folder: file.slice(0, file.lastIndexOf('/')),
    tree: known.collection.tree,
    source,
  };
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

/** Every field that differs. Items that are alike at the beginning and end of a list stay out. */
function* differences(
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): Generator<[FieldPath, unknown, unknown]> {
  if (isSame(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    let start = 0;
    while (start < before.length && start < after.length && isSame(before[start], after[start])) start += 1;
    let end = 0;
    const most = Math.min(before.length, after.length) - start;
    while (end < most && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
    for (let index = start; index < Math.max(before.length, after.length) - end; index += 1) {
      const [one, other] = [before, after].map((list): unknown =>
        index < list.length - end ? list[index] : undefined,
      );
      yield* differences(one, other, [...path, index]);
    }
  } else if ([before, after].some(isRecord) && [before ?? {}, after ?? {}].every(isRecord)) {
    const [one, other] = [before, after].map((value): Values => (isRecord(value) ? value : {}));
    for (const key of Object.keys({ ...one, ...other }))
      yield* differences(one?.[key], other?.[key], [...path, key]);
  } else yield [path, before, after];
}

const nameOf = ({ tree }: Entry, path: FieldPath): string =>
  path[0] === 'body' ? `Text, paragraph ${Number(path[1] ?? 0) + 1}` : fieldAt(tree, path).names.join(', ');

const titleOf = ({ collection, id }: Entry) =>
  collection.single ? collection.one : `${collection.one} ${id}`;

const fieldsOf = (entry: Entry, before: unknown, after: unknown): FieldChange[] =>
  [...differences(before, after)].map(([path, one, other]) => ({
    name: nameOf(entry, path),
    before: words(one),
    after: words(other),
  }));

/** A change of one file in words. A version that there is not is undefined. */
export const describe = (dir: string, file: string, before?: string, after?: string): Change => {
  const [old, now] = [before, after].map((text) => entryIn(dir, file, text));
  const entry = now ?? old;
  const what = before === undefined ? 'added' : after === undefined ? 'deleted' : 'changed';
  const isRead = entry && (what !== 'changed' || (old && now));
  const whole = entryOf(dir, file) ? [{ name: 'The whole file', before, after }] : [];
  const fields = isRead ? fieldsOf(entry, old && valuesOf(old), now && valuesOf(now)) : whole;
  const title = entry ? titleOf(entry) : file.replace(`${dir}/`, '');
  return { file, entry: title, what, page: entry && addressOf(entry), fields };
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

/** Merges two versions of a value; asks `choose` about what both have changed. */
const merge = (base: unknown, mine: unknown, theirs: unknown, path: FieldPath, choose: Choose): unknown => {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  // Every save sets it to its day.
  if (path.at(-1) === 'updated') return [mine, theirs].map(words).sort().at(-1);
  if (isRecord(mine) && isRecord(theirs)) {
    const old = isRecord(base) ? base : {};
    return Object.fromEntries(
      Object.keys({ ...mine, ...theirs })
        .map((key) => [key, merge(old[key], mine[key], theirs[key], [...path, key], choose)] as const)
        .filter(([, value]) => value !== undefined),
    );
  }
  const lists = [base, mine, theirs];
  if (lists.every(Array.isArray) && new Set(lists.map(({ length }) => length)).size === 1)
    return (mine as unknown[]).map((one, index) => {
      const [old, other] = [base, theirs].map((list): unknown => (list as unknown[])[index]);
      return merge(old, one, other, [...path, index], choose);
    });
  return choose(path, mine, theirs);
};

type Choose = (path: FieldPath, mine: unknown, theirs: unknown) => unknown;

/**
 * Merges two versions of a file with the one they come from.
 * @param versions the one they come from, mine and theirs
 * @returns the text, undefined if one of the files is kept whole; and the conflicts that no choice settles
 */
export const mergeFile = (
  dir: string,
  file: string,
  versions: readonly (string | undefined)[],
  choices: Choices,
): { text: string | undefined; isTheirs: boolean; conflicts: Conflict[] } => {
  const [base, mine, theirs] = versions.map((text) => entryIn(dir, file, text));
  const { entry } = describe(dir, file, versions[1], versions[2]);
  const conflicts: Conflict[] = [];
  const isTheirs = (id: string, name: string, ours: string | undefined, other: string | undefined) => {
    if (!choices[id]) conflicts.push({ id, entry, name, mine: ours, theirs: other });
    return choices[id] === 'theirs';
  };
  if (!mine || !theirs) {
    const [ours, other] = versions.slice(1).map((text) => (text === undefined ? '(deleted)' : '(changed)'));
    return {
      text: undefined,
      isTheirs: isTheirs(file, 'The whole file', ours, other),
      conflicts,
    };
  }
  const values = merge(base && valuesOf(base), valuesOf(mine), valuesOf(theirs), [], (path, ours, other) =>
    isTheirs([file, ...path].join('#'), nameOf(mine, path), words(ours), words(other)) ? other : ours,
  );
  const { body, ...fields } = values as Values & { body?: string[] };
  return {
    text: rewritten(mine, fields, body?.join('\n\n')),
    isTheirs: false,
    conflicts,
  };
};
