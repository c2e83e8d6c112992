/** Stands in for Astro's content layer: the entries of the fixture site, as `globalSetup.ts` has read them. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deserialize } from 'node:v8';
import type { CollectionName } from '../../src/schemas/collections.ts';

interface Entry {
  id: string;
  data: object;
}

export const ENTRIES = resolve('tests/results/entries.bin');

let entries: Record<CollectionName, Entry[]> | undefined;

export const getCollection = (name: CollectionName): Promise<Entry[]> => {
  entries ??= deserialize(readFileSync(ENTRIES)) as Record<CollectionName, Entry[]>;
  return Promise.resolve([...entries[name]]);
};
