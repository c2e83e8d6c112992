import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { serialize } from 'node:v8';
import { COLLECTIONS } from '../../tools/content/collections.ts';
import { entriesOf, readContent } from '../../tools/content/read/content.ts';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { ENTRIES } from './content.ts';

/** Reads the fixture site by the real schemas, once: to do it in each of a thousand runs would take most of their time. */
export default (): void => {
  const fixture = readContent(process.cwd(), FIXTURE_CONTENT);
  const all = COLLECTIONS.map(({ name, schema }) => [
    name,
    entriesOf(fixture, name).map(({ id, source }) => ({ id, data: schema.parse(source.data) })),
  ]);
  mkdirSync(dirname(ENTRIES), { recursive: true });
  writeFileSync(ENTRIES, serialize(Object.fromEntries(all)));
};
