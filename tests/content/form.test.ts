/** The canonical form of content files, and the visual editor’s forms, which are made from the schemas. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedSentences } from '../../tools/content/beforeLaunch.ts';
import { canonical } from '../../tools/content/canonical.ts';
import { COLLECTIONS } from '../../tools/content/collections.ts';
import { readContent } from '../../tools/content/read/content.ts';
import { editorConfig } from '../../tools/editor/config.ts';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { siteCopy, type Site } from './site.ts';

const SAUNA = 'services/sauna/index.mdx';

const formOf = (site: Site, file: string) => {
  const entry = readContent(site.root).entries.find(({ source }) => source.file === `content/${file}`);
  return entry && canonical(entry);
};

test('all content of the fixture site is in its canonical form', () => {
  for (const entry of readContent(process.cwd(), FIXTURE_CONTENT).entries)
    expect(canonical(entry), entry.source.file).toBe(entry.source.text);
});

test('fields are sorted and long lines are folded, without changing a word', () => {
  const site = siteCopy();
  const before = site.read(SAUNA);
  site.replace(SAUNA, 'title: Sauna\ngroup: cold-and-heat\n', 'group: "cold-and-heat"\ntitle: \'Sauna\'\n');
  site.replace(SAUNA, 'summary: >-\n  Rounds', 'summary: Rounds');
  site.replace(SAUNA, 'cool, drink\n  and sit outside', 'cool, drink and sit outside');
  site.replace(SAUNA, "updated: '2026-11-20'", 'updated: 2026-11-20');
  expect(formOf(site, SAUNA)).toBe(before);
});

test.each([SAUNA, 'site.json'])(
  'a byte order mark and a no-break space in %s are put right, without changing a word',
  (file) => {
    const site = siteCopy();
    const before = site.read(file);
    const broken = before.replace(': ', ':\u00A0');
    expect(broken).not.toBe(before);
    site.write(file, `\uFEFF${broken}`);
    expect(formOf(site, file)).toBe(before);
  },
);

test('a file that cannot be parsed is never rewritten', () => {
  const site = siteCopy();
  site.replace(SAUNA, 'title: Sauna', 'title: Sauna #1');
  site.replace('services/grounding/index.mdx', 'Shoes off', 'Shoes {off');
  expect(formOf(site, SAUNA)).toBeUndefined();
  expect(formOf(site, 'services/grounding/index.mdx')).toBeUndefined();
});

test('the visual editor has a form for every field of every collection', () => {
  const editor = editorConfig('content');
  for (const { name, single, tree, file } of COLLECTIONS) {
    const form = single ? editor.singletons?.[name] : editor.collections?.[name];
    const extra = file.endsWith('.mdx') ? ['body'] : [];
    expect(Object.keys(form?.schema ?? {})).toEqual([...Object.keys(tree.fields), ...extra]);
  }
});

test('a sentence to confirm before launch is found wherever its line ends, and reported once it has changed', () => {
  const site = siteCopy();
  site.write(SAUNA, 'a\n\nThe first\n  sentence. The second.\n');
  mkdirSync(join(site.root, 'docs'));
  const listed = ['The first sentence.', 'The second.', 'The third.'].map(
    (sentence) => `- \`content/${SAUNA}\`: “${sentence}”`,
  );
  const list = ['# To confirm', ...listed, '- `content/services/none/index.mdx`: “The fourth.”'];
  writeFileSync(join(site.root, 'docs/before-launch.md'), list.join('\n'));
  expect(changedSentences(site.root)).toEqual([
    `content/${SAUNA}: “The third.”`,
    'content/services/none/index.mdx: “The fourth.”',
  ]);
});
