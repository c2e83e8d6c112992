import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';

/**
 * The data of a collection that holds one entry, such as the texts of a page.
 * @throws when its file is missing
 */
export const only = async <C extends CollectionKey>(collection: C): Promise<CollectionEntry<C>['data']> => {
  const [entry] = await getCollection(collection);
  if (!entry) throw new Error(`The collection "${collection}" is empty; its file is missing from content/.`);
  return entry.data;
};

/** Compares entries by their `order`, then by title, so that equal numbers never shuffle between builds. */
export const byOrder = (
  a: { id: string; data: { order: number } },
  b: { id: string; data: { order: number } },
) => a.data.order - b.data.order || a.id.localeCompare(b.id);

/** The entries before and after one of a list that wraps. */
export const neighbours = <T extends { id: string }>(entries: readonly T[], id: string) => {
  const index = entries.findIndex((entry) => entry.id === id);
  const at = (offset: number) => entries[(index + offset + entries.length) % entries.length];
  const [previous, next] = [at(-1), at(1)];
  if (index < 0 || !previous || !next) throw new Error(`No entry "${id}" to find neighbours of.`);
  return { previous, next };
};
