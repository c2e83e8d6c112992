import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { serialize } from 'node:v8';
import { collections, type CollectionName } from '../../src/schemas/collections.ts';
import { PATHS } from '../../tools/content/collections.ts';
import { fixtureEntries } from '../support/fixtureContent.ts';
import { ENTRIES } from './content.ts';

/** Reads the fixture site by the real schemas, once: to do it in each of a thousand runs would take most of their time. */
export default (): void => {
  const all = Object.entries(collections).map(([name, { schema }]) => {
    const fields = schema(PATHS);
    const entries = fixtureEntries(name as CollectionName);
    return [name, entries.map((entry) => ({ id: entry.id, data: fields.parse(entry.fields) }))];
  });
  mkdirSync(dirname(ENTRIES), { recursive: true });
  writeFileSync(ENTRIES, serialize(Object.fromEntries(all)));
};
