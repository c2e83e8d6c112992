/** Ordinary mistakes, each made in a copy of the real content: the check names file and line and says what to do. */
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/content-check/check.ts';
import { KINDS } from '../../src/content-check/finding.ts';
import type { Mistake } from './mistakes/mistake.ts';
import { addresses } from './mistakes/addresses.ts';
import { body } from './mistakes/body.ts';
import { choices } from './mistakes/choices.ts';
import { fields } from './mistakes/fields.ts';
import { files } from './mistakes/files.ts';
import { json } from './mistakes/json.ts';
import { media } from './mistakes/media.ts';
import { times } from './mistakes/times.ts';
import { words } from './mistakes/words.ts';
import { yaml } from './mistakes/yaml.ts';
import { siteCopy } from './site.ts';

const GROUPS: Record<string, readonly Mistake[]> = {
  yaml,
  json,
  fields,
  choices,
  addresses,
  times,
  words,
  body,
  files,
  media,
};

/** Place and message without the words that every mistake of the field shares. */
const said = async (root: string) =>
  (await checkContent(root)).map(({ file, line, kind, found, expected, fix }) =>
    [`${file.replace('content/', '')}:${line} ${kind}`, found, expected, fix].join('\n'),
  );

test('content without mistakes passes, the shipped one too', { timeout: 60_000 }, async () => {
  expect(await said(siteCopy().root)).toEqual([]);
  expect(await said(process.cwd())).toEqual([]);
});

for (const [group, mistakes] of Object.entries(GROUPS)) {
  describe(group, { timeout: 60_000 }, () => {
    for (const { name, make, says } of mistakes) {
      test(name, async () => {
        const site = siteCopy();
        await make(site);
        expect(await said(site.root)).toEqual(says.map((message) => message.trim()));
      });
    }
  });
}

test('the suite makes every kind of mistake', () => {
  const made = Object.values(GROUPS)
    .flat()
    .flatMap(({ says }) => says.map((message) => message.trim().split('\n')[0]?.split(' ').at(-1)));
  expect(KINDS.filter((kind) => !made.includes(kind))).toEqual([]);
});
