import { expect, test } from 'vitest';
import { makeEntries } from '../../tools/test/extremes/entries.ts';
import { EXTREME_NAMES, EXTREMES } from '../../tools/test/extremes/extremes.ts';

// Fails where a schema sets no maximum, and where the extremes do not know a new kind of field.
test.each(EXTREME_NAMES)('the extreme “%s” can be made from the schemas, which accept it', (name) => {
  for (const { collection, id, data } of makeEntries(EXTREMES[name]))
    expect(collection.schema.safeParse(data).error?.issues, `${collection.name} ${id}`).toBeUndefined();
});
