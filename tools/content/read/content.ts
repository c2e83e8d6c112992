/** Reads the content folder: its entries, and the paths of all its files. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CollectionName } from '../../../src/schemas/collections.ts';
import { contentDir } from '../../../src/contentDir.ts';
import { COLLECTIONS, folderOf, type Collection } from '../collections.ts';
import type { GroupField } from '../fieldTree.ts';
import { decode } from './encoding.ts';
import { isText } from './files.ts';
import { readSource, type Source } from './source.ts';

export interface Entry {
  collection: Collection;
  /** The slug, which is the name of the entry's folder; or the name of a collection of one entry. */
  id: string;
  /** Folder of the entry and its media: `content/services/sauna`. */
  folder: string;
  tree: GroupField;
  source: Source;
}

export interface Content {
  root: string;
  /** The content folder, relative to the project's folder. */
  dir: string;
  entries: Entry[];
  collections: readonly Collection[];
  /** Every file in the content folder: paths relative to the project's folder, with `/` as separator. */
  files: ReadonlySet<string>;
}

/** Files that operating systems leave behind. */
const isLitter = (name: string) => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (isLitter(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });

/** The entry in a file, if it is an entry's file. */
export const entryOf = (dir: string, path: string): Omit<Entry, 'source'> | undefined => {
  for (const collection of COLLECTIONS) {
    const folder = folderOf(dir, collection);
    const [id, name, ...rest] = path.slice(folder.length + 1).split('/');
    if (!path.startsWith(`${folder}/`) || id === undefined) continue;
    const entry = { collection, id, folder: dirname(path), tree: collection.tree };
    if (collection.single && path === `${folder}/${collection.file}`)
      return { ...entry, id: collection.name };
    if (!collection.single && name === collection.file && rest.length === 0) return entry;
  }
  return undefined;
};

/** The files as they were last read. One that has not changed is not parsed again. */
const known = new Map<string, Source>();

const parse = (root: string, path: string): Source => {
  const { text, problem } = decode(readFileSync(join(root, path)));
  const before = known.get(path);
  if (before?.text === text && !problem) return before;
  const source = readSource(path, text, problem);
  if (!problem) known.set(path, source);
  return source;
};

/** Reads everything in the content folder. */
export const readContent = (root: string, dir = contentDir(root)): Content => {
  const files = filesBelow(root, dir).sort();
  const entries = files.flatMap((path) => {
    const entry = entryOf(dir, path);
    return entry ? [{ ...entry, source: parse(root, path) }] : [];
  });
  return { root, dir, entries, collections: COLLECTIONS, files: new Set(files) };
};

/** The entries of a collection. */
export const entriesOf = ({ entries }: Content, name: CollectionName): Entry[] =>
  entries.filter(({ collection }) => collection.name === name);

/** The texts that are no entries, because they are misnamed or misplaced. */
export const unreadTexts = ({ entries, files }: Content): string[] => {
  const read = new Set(entries.map(({ source }) => source.file));
  return [...files].filter((file) => isText(file) && !read.has(file));
};

/** The value at a path, if there is one. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    data,
  );

/** A text at a path; `''` where there is none. */
export const textAt = ({ source }: Entry, ...path: readonly PropertyKey[]): string => {
  const value = valueAt(source.data, path);
  return typeof value === 'string' ? value : '';
};

/** A number at a path; not a number where there is none. */
export const numberAt = ({ source }: Entry, ...path: readonly PropertyKey[]): number => {
  const value = valueAt(source.data, path);
  return typeof value === 'number' ? value : NaN;
};
