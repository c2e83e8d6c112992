/** The proper form of content files, and that the forms of the editor come from the schemas. */
import { expect, test } from 'vitest';
import { COLLECTIONS, readContent } from '../../src/content-check/content.ts';
import { properForm } from '../../src/content-check/form.ts';
import editor from '../../src/editor/config.ts';
import { siteCopy } from './site.ts';

test('all shipped content is in proper form', () => {
  for (const entry of readContent(process.cwd()).entries)
    expect(properForm(entry), entry.source.file).toBe(entry.source.text);
});

test('fields out of order, long lines and other bullets are put right, and no word changes', () => {
  const site = siteCopy();
  site.replace(
    'services/sauna/index.mdx',
    'title: Sauna\ngroup: cold-and-heat\n',
    'group: "cold-and-heat"\ntitle: \'Sauna\'\n',
  );
  site.replace(
    'services/sauna/index.mdx',
    'summary: >-\n  Rounds of dry heat and soft steam on wooden benches, with time to cool, drink\n  and sit',
    'summary: Rounds of dry heat and soft steam on wooden benches, with time to cool, drink and sit',
  );
  const before = readContent(siteCopy().root).entries.find(({ id }) => id === 'sauna');
  const after = readContent(site.root).entries.find(({ id }) => id === 'sauna');
  expect(after && properForm(after)).toBe(before?.source.text);
});

test('what cannot be read is never rewritten', () => {
  const site = siteCopy();
  site.replace('services/sauna/index.mdx', 'title: Sauna', 'title: Sauna # the hot one');
  site.replace('services/grounding/index.mdx', 'Shoes off', 'Shoes {off');
  for (const entry of readContent(site.root).entries)
    if (['sauna', 'grounding'].includes(entry.id)) expect(properForm(entry)).toBeUndefined();
});

test('the visual editor has a form for every field of every collection', () => {
  for (const { name, single, tree, file } of COLLECTIONS) {
    const form = single ? editor.singletons?.[name] : editor.collections?.[name];
    const extra = file.endsWith('.mdx') ? ['body'] : [];
    expect(Object.keys(form?.schema ?? {})).toEqual([...Object.keys(tree.fields), ...extra]);
  }
});
