/** Stands in for Astro's content layer: the entries of the fixture site, read by the real schemas. */
import { collections, type CollectionName } from '../../src/schemas/collections.ts';
import { PATHS } from '../../tools/content/collections.ts';
import { fixtureEntries } from '../support/fixtureContent.ts';

interface Entry {
  id: string;
  data: object;
}

const cache = new Map<CollectionName, Entry[]>();

export const getCollection = (name: CollectionName): Promise<Entry[]> => {
  const schema = collections[name].schema(PATHS);
  const entries =
    cache.get(name) ?? fixtureEntries(name).map(({ id, fields }) => ({ id, data: schema.parse(fields) }));
  cache.set(name, entries);
  return Promise.resolve([...entries]);
};
