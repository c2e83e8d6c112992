/** New entries are valid, and the check points at every placeholder in them. */
import { expect, test } from 'vitest';
import { canonical } from '../../tools/content/canonical.ts';
import { checkContent } from '../../tools/content/check/checkContent.ts';
import { GROWING } from '../../tools/content/collections.ts';
import { newEntry } from '../../tools/content/newEntry.ts';
import { readContent } from '../../tools/content/read/content.ts';
import { siteCopy } from './site.ts';

test.for(GROWING)(
  'a new entry of $name asks for text and pictures, and for nothing else',
  async (collection) => {
    const site = siteCopy();
    const text = newEntry(readContent(site.root), collection, 'Salt Room');
    const file = `${collection.folder}/salt-room/${collection.file}`;
    site.write(file, text);
    const findings = await checkContent(site.root);
    expect(new Set(findings.map(({ kind, file: where }) => `${kind} ${where}`))).toEqual(
      new Set([`placeholder content/${file}`]),
    );
    expect(findings).toHaveLength(text.match(/TODO/g)?.length ?? 0);
    const entry = readContent(site.root).entries.find(({ id }) => id === 'salt-room');
    expect(entry && canonical(entry)).toBe(text);
  },
);

test('a new service stands in no group until one is chosen, and has the day it was made', () => {
  const services = GROWING.find(({ name }) => name === 'services');
  const text = services ? newEntry(readContent(siteCopy().root), services, 'Salt Room') : '';
  expect(text).toContain('\ngroup: TODO\n');
  expect(text).toContain(`updated: '${new Date().toISOString().slice(0, 10)}'`);
});
