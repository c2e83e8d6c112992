/** The entries of the fixture site, as their files hold them. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { collections, type CollectionName } from '../../src/schemas/collections.ts';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';

interface Entry {
  id: string;
  fields: Record<string, unknown>;
}

const readFields = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? JSON.parse(text) : parse(text.split('---\n')[1] ?? '');
};

/** Every entry of a collection. */
export const fixtureEntries = (name: CollectionName): Entry[] => {
  const { single, folder, file } = collections[name];
  return globSync(join(FIXTURE_CONTENT, folder, single ? file : `*/${file}`)).map((path) => ({
    id: basename(dirname(path)),
    fields: readFields(path) as Entry['fields'],
  }));
};
