/** New entries: valid in shape, and nothing forgotten, as the check points at every word that waits. */
import { expect, test } from 'vitest';
import { checkContent } from '../../src/content-check/check.ts';
import { COLLECTIONS, readContent } from '../../src/content-check/content.ts';
import { properForm } from '../../src/content-check/form.ts';
import { skeleton } from '../../src/content-new/skeleton.ts';
import { slugOf } from '../../src/schemas/fields.ts';
import { siteCopy } from './site.ts';

test.for(COLLECTIONS.filter(({ single, name }) => !single && name !== 'schedule').map(({ name }) => name))(
  'a new entry of %s asks for words and pictures, and for nothing else',
  { timeout: 60_000 },
  async (name) => {
    const site = siteCopy();
    const collection = COLLECTIONS.find((one) => one.name === name);
    if (!collection) throw new Error(name);
    const text = skeleton(readContent(site.root), collection, 'Salt Room');
    const file = `${collection.folder}/salt-room/${collection.file}`;
    site.write(file, text);

    const findings = await checkContent(site.root);
    expect(findings.length).toBeGreaterThan(0);
    expect(new Set(findings.map(({ kind, file: where }) => `${kind} ${where}`))).toEqual(
      new Set([`placeholder content/${file}`]),
    );
    const waiting = text.match(/TODO/g) ?? [];
    expect(findings).toHaveLength(waiting.length);
    const entry = readContent(site.root).entries.find(({ id }) => id === 'salt-room');
    expect(entry && properForm(entry)).toBe(text);
  },
);

test('a title becomes a folder’s name', () => {
  expect(slugOf('  Café & Körper: “NAD+” 2 ')).toBe('cafe-korper-nad-2');
});
