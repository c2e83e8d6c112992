/** An entry’s file as values, and how they are called in words. */
import { fieldAt } from '../content/check/report.ts';
import { entryOf, type Entry } from '../content/read/content.ts';
import type { FieldPath } from '../content/read/problem.ts';
import { readSource } from '../content/read/source.ts';

export type Values = Record<string, unknown>;

/** Whether two values say the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A version of an entry’s file; undefined for other files, and for one that cannot be read. */
export const entryIn = (dir: string, file: string, text: string | undefined): Entry | undefined => {
  const known = entryOf(dir, file);
  const source = readSource(file, text ?? '');
  return known && source.data !== undefined ? { ...known, source } : undefined;
};

/** The fields of an entry, and its text as a list of paragraphs. */
export const valuesOf = ({ source: { data, body } }: Entry): Values => ({
  ...(data as Values),
  ...(body && { body: body.text.trim().split(/\n{2,}/) }),
});

/** A value as editors read it; undefined if there is none. */
export const words = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'object') return Object.values(value).map(words).join('; ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** A field in words. */
export const nameOf = ({ tree }: Pick<Entry, 'tree'>, path: FieldPath): string => {
  if (path.length === 0) return 'The whole file';
  if (path[0] === 'body') return `Text, paragraph ${Number(path[1] ?? 0) + 1}`;
  return fieldAt(tree, path).names.join(', ');
};

/** What editors call an entry, with its name; the path of any other file. */
export const titleOf = (dir: string, file: string): string => {
  const { collection, id } = entryOf(dir, file) ?? {};
  if (!collection) return file.replace(`${dir}/`, '');
  return collection.single ? collection.one : `${collection.one} ${id}`;
};
