import { getCollection, type CollectionEntry } from 'astro:content';
import type { collections } from '../schemas/collections.ts';
import { contentDir } from '../contentDir.ts';

type Declared = typeof collections;

/** The collections of many entries. */
type MultipleName = {
  [Name in keyof Declared]: Declared[Name]['single'] extends false ? Name : never;
}[keyof Declared];

/** The collections of one entry. */
type SingleName = Exclude<keyof Declared, MultipleName>;

interface Ordered {
  id: string;
  data: { order: number };
}

/** Compares entries by their order, then by slug, so that the order is the same in every build. */
const byOrder = (a: Ordered, b: Ordered) => a.data.order - b.data.order || a.id.localeCompare(b.id);

/** The entries of a collection in order. */
export const getEntries = async <Name extends MultipleName>(
  name: Name,
): Promise<readonly CollectionEntry<Name>[]> => (await getCollection(name)).sort(byOrder);

/** The data of a collection that holds one entry, such as the texts of a page. Throws when its file is missing. */
export const getSingle = async <Name extends SingleName>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> => {
  const [entry] = await getCollection(name);
  if (!entry)
    throw new Error(`The collection "${name}" is empty; its file is missing from ${contentDir()}/.`);
  return entry.data;
};

/** The entries before and after the given one, in a list that wraps. Throws if it is not in the list. */
export const neighbours = <T extends { id: string }>(entries: readonly T[], id: string) => {
  const index = entries.findIndex((entry) => entry.id === id);
  const at = (offset: number) => entries[(index + offset + entries.length) % entries.length];
  const [previous, next] = [at(-1), at(1)];
  if (index < 0 || !previous || !next) throw new Error(`No entry "${id}" to find neighbours of.`);
  return { previous, next };
};
