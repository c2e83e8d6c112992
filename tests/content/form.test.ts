/** The canonical form of content files, and the visual editor’s forms, which are made from the schemas. */
import { expect, test } from 'vitest';
import { readContent } from '../../tools/content/read/content.ts';
import { COLLECTIONS } from '../../tools/content/collections.ts';
import { canonical, mended } from '../../tools/content/format/canonical.ts';
import { editorConfig } from '../../tools/editor/config.ts';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { siteCopy } from './site.ts';

test('all content of the fixture site is in its canonical form', () => {
  for (const entry of readContent(process.cwd(), FIXTURE_CONTENT).entries)
    expect(canonical(entry), entry.source.file).toBe(entry.source.text);
});

test('fields are sorted and long lines are folded, without changing a word', () => {
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
  expect(after && canonical(after)).toBe(before?.source.text);
});

test.each(['services/sauna/index.mdx', 'site.json'])(
  'a byte order mark and a no-break space in %s are put right, without changing a word',
  (file) => {
    const site = siteCopy();
    const before = site.read(file);
    const broken = before.replace(': ', ':\u00A0');
    expect(broken).not.toBe(before);
    site.write(file, `\uFEFF${broken}`);
    const entry = readContent(site.root).entries.find(({ source }) => source.file === `content/${file}`);
    expect(entry && mended(entry)).toBe(before);
  },
);

test('a file that cannot be parsed is never rewritten', () => {
  const site = siteCopy();
  site.replace('services/sauna/index.mdx', 'title: Sauna', 'title: Sauna # the hot one');
  site.replace('services/grounding/index.mdx', 'Shoes off', 'Shoes {off');
  for (const entry of readContent(site.root).entries)
    if (['sauna', 'grounding'].includes(entry.id)) expect(canonical(entry)).toBeUndefined();
});

test('the visual editor has a form for every field of every collection', () => {
  const editor = editorConfig('content');
  for (const { name, single, tree, file } of COLLECTIONS) {
    const form = single ? editor.singletons?.[name] : editor.collections?.[name];
    const extra = file.endsWith('.mdx') ? ['body'] : [];
    expect(Object.keys(form?.schema ?? {})).toEqual([...Object.keys(tree.fields), ...extra]);
  }
});
