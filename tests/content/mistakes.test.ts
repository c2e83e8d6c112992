/** Ordinary mistakes, each made in a copy of the content. The check names the file and line and says what to do. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reviewContent } from '../../tools/content/check/checkContent.ts';
import type { Finding } from '../../tools/content/check/finding.ts';
import { body } from './mistakes/body.ts';
import { encodings } from './mistakes/encodings.ts';
import { fields } from './mistakes/fields.ts';
import { files } from './mistakes/files.ts';
import { films } from './mistakes/films.ts';
import { json } from './mistakes/json.ts';
import { links } from './mistakes/links.ts';
import type { Mistake } from './mistakes/mistake.ts';
import { notes } from './mistakes/notes.ts';
import { pictures } from './mistakes/pictures.ts';
import { signs } from './mistakes/signs.ts';
import { sound } from './mistakes/sound.ts';
import { values } from './mistakes/values.ts';
import { words } from './mistakes/words.ts';
import { yaml } from './mistakes/yaml.ts';
import { siteCopy, type Site } from './site.ts';

const MISTAKES = { yaml, json, fields, values, links, words, body, signs, encodings, files, pictures, films };

const messages = (findings: readonly Finding[]) =>
  findings.map(({ file, line, kind, found, fix }) =>
    [`${file.replace('content/', '')}:${line} ${kind}`, found, fix].join('\n'),
  );

/** Makes a mistake. The messages that it must cause are in the form of those above. */
const make = async (site: Site, mistake: Mistake): Promise<string[]> => {
  const changed = mistake.at?.(site);
  await mistake.make(site);
  return mistake.says.map(({ kind, file = changed?.file ?? '', line: text, found, fix }) => {
    const lines = text === undefined ? [] : site.read(file).split('\n');
    const at = lines.findLastIndex((one) => one.includes(text ?? ''));
    if (text !== undefined && at < 0) throw new Error(`${file} has no line with ${text}.`);
    const line = text === undefined ? (changed?.file === file ? changed.line : 1) : at + 1;
    return [`${file}:${line} ${kind}`, found, fix].join('\n');
  });
};

test('content without mistakes passes', async () => {
  expect(await reviewContent(siteCopy().root)).toEqual({ mistakes: [], notes: [] });
});

for (const [group, mistakes] of Object.entries(MISTAKES)) {
  describe(group, () => {
    test.each(mistakes)('$name', async (mistake) => {
      const site = siteCopy();
      const expected = await make(site, mistake);
      const found = await reviewContent(site.root);
      expect(messages(found.mistakes)).toEqual(expected);
    });
  });
}

describe('what is right, or only noted', () => {
  test.each([...sound, ...notes])('$name', async (note) => {
    const site = siteCopy();
    const expected = await make(site, note);
    const { mistakes, notes: found } = await reviewContent(site.root);
    expect({ mistakes, notes: messages(found) }).toEqual({ mistakes: [], notes: expected });
  });
});

test('no number is called wrong because another entry cannot be read', async () => {
  const site = siteCopy();
  site.replace('stages/reframe/index.mdx', 'The fifth stage of', 'Reframe, the fifth stage of');
  site.replace('stages/repair/index.mdx', 'summary: >-', 'summary: Short.');
  const { mistakes, notes: found } = await reviewContent(site.root);
  expect(mistakes.map(({ kind }) => kind)).toEqual(['broken-file']);
  expect(messages(found)).toEqual([]);
});

test('every kind of message is tested here and has a page in the guide', () => {
  const kinds = [...Object.values(MISTAKES), notes]
    .flat()
    .flatMap(({ says }) => says.map(({ kind }) => kind));
  const pages = readdirSync('docs/editing/mistakes').filter((name) => name !== 'README.md');
  expect([...new Set(kinds)].map((kind) => `${kind}.md`).sort()).toEqual(pages.sort());
});
