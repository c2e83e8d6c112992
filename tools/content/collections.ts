/** Every collection as tools see it: its declaration, with its fields as a tree. */
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import type { Multiple, Single } from '../../src/schemas/collection.ts';
import { collections, type CollectionName } from '../../src/schemas/collections.ts';
import type { SchemaContext } from '../../src/schemas/media.ts';
import { fieldTree, type GroupField } from './fieldTree.ts';

type Declared<C> = Omit<C, 'schema'> & {
  name: CollectionName;
  schema: z.ZodObject;
  /** Its fields, in the order of the schema. */
  tree: GroupField;
};

export type MultipleCollection = Declared<Multiple>;
export type Collection = Declared<Single> | MultipleCollection;

/** Astro opens the picture at a path; tools only read the path. */
const PATHS: SchemaContext = {
  image: () => z.string().transform((src): ImageMetadata => ({ src, width: 0, height: 0, format: 'jpg' })),
};

export const COLLECTIONS: readonly Collection[] = Object.entries<Single | Multiple>(collections).map(
  ([name, collection]) => {
    const schema = collection.schema(PATHS);
    return { ...collection, name: name as CollectionName, schema, tree: fieldTree(schema) };
  },
);

/** The collections that editors can add entries to. */
export const GROWING = COLLECTIONS.filter((one) => !one.single).filter(({ count }) => count.min < count.max);

/** The folder of a collection. */
export const folderOf = (dir: string, { folder }: Collection): string =>
  [dir, folder].filter(Boolean).join('/');
