/** The content folder, read: entries with their fields, and the files that belong to none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { collectionsFor, type Collection, type CollectionName } from '../schemas/collections.ts';
import type { GroupField } from '../schemas/tree.ts';
import { readSource, type Source } from './source.ts';

export interface Entry {
  collection: Collection;
  /** Slug: the name of the entry's folder; the collection's name where there is one entry. */
  id: string;
  /** Folder of the entry and its media: `content/services/sauna`. */
  folder: string;
  tree: GroupField;
  source: Source;
}

export interface Content {
  root: string;
  entries: Entry[];
  collections: readonly Collection[];
  /** Every file below `content/`: paths from the project's folder, with `/`. */
  files: ReadonlySet<string>;
}

/** Files that systems leave behind; no one means them. */
const isLitter = (name: string) => name.startsWith('.') || name === 'Thumbs.db' || name === 'desktop.ini';

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (isLitter(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });

export const COLLECTIONS: readonly Collection[] = collectionsFor(() => z.string());

/** The entry a file holds, if it is an entry's file. */
const entryOf = (path: string): { collection: Collection; id: string } | undefined => {
  for (const collection of COLLECTIONS) {
    const folder = ['content', collection.folder].filter(Boolean).join('/');
    const [id, name, ...rest] = path.slice(folder.length + 1).split('/');
    if (!path.startsWith(`${folder}/`) || id === undefined) continue;
    if (collection.single && path === `${folder}/${collection.file}`)
      return { collection, id: collection.name };
    if (!collection.single && name === collection.file && rest.length === 0) return { collection, id };
  }
  return undefined;
};

/**
 * Reads everything in `content/`.
 * @param root the project's folder
 */
export const readContent = (root: string): Content => {
  const files = filesBelow(root, 'content').sort();
  const entries = files.flatMap((path) => {
    const entry = entryOf(path);
    if (!entry) return [];
    const folder = path.slice(0, path.lastIndexOf('/'));
    const source = readSource(path, readFileSync(join(root, path), 'utf8'));
    return [{ ...entry, folder, tree: entry.collection.tree, source }];
  });
  return { root, entries, collections: COLLECTIONS, files: new Set(files) };
};

/** The entries of a collection. */
export const entriesOf = ({ entries }: Content, name: CollectionName): Entry[] =>
  entries.filter(({ collection }) => collection.name === name);

/** The value at a path, if it is there. */
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
