/** Ordinary mistakes, each made in a copy of the content. The check names the file and line and says what to do. */
import { describe, expect, test } from 'vitest';
import { checkContent, reviewContent } from '../../tools/content/check/checkContent.ts';
import type { Finding } from '../../tools/content/check/finding.ts';
import { reportTo } from '../../tools/content/check/report.ts';
import missingFiles from '../../tools/content/check/rules/missingFiles.ts';
import repeatedTitles from '../../tools/content/check/rules/repeatedTitles.ts';
import { readContent } from '../../tools/content/read/content.ts';
import { readdirSync } from 'node:fs';
import { numbered, type Mistake } from './mistakes/mistake.ts';
import { addresses } from './mistakes/addresses.ts';
import { amounts } from './mistakes/amounts.ts';
import { body } from './mistakes/body.ts';
import { claims } from './mistakes/claims.ts';
import { encodings } from './mistakes/encodings.ts';
import { leftovers } from './mistakes/leftovers.ts';
import { choices } from './mistakes/choices.ts';
import { fields } from './mistakes/fields.ts';
import { files } from './mistakes/files.ts';
import { json } from './mistakes/json.ts';
import { media } from './mistakes/media.ts';
import { times } from './mistakes/times.ts';
import { optional } from './mistakes/optional.ts';
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
  amounts,
  words,
  body,
  leftovers,
  encodings,
  files,
  media,
  optional,
};

/** The place and message of each finding, without the description of the field. */
const said = async (root: string) => messages(await checkContent(root));

const messages = (findings: readonly Finding[]) =>
  findings.map(({ file, line, kind, found, expected, fix }) =>
    [`${file.replace('content/', '')}:${line} ${kind}`, found, expected, fix].join('\n'),
  );

test('content without mistakes passes', async () => {
  expect(await said(siteCopy().root)).toEqual([]);
});

for (const [group, mistakes] of Object.entries(GROUPS)) {
  describe(group, () => {
    for (const { name, make, says } of mistakes) {
      test(name, async () => {
        const site = siteCopy();
        await make(site);
        expect(await said(site.root)).toEqual(says.map((message) => numbered(site, message)));
      });
    }
  });
}

describe('claims, which are only noted', () => {
  for (const { name, make, says } of claims) {
    test(name, async () => {
      const site = siteCopy();
      await make(site);
      const { mistakes, notes } = await reviewContent(site.root);
      expect(mistakes).toEqual([]);
      expect(messages(notes)).toEqual(says.map((message) => numbered(site, message)));
    });
  }
});

test('entries share a title where their collection allows it', () => {
  const site = siteCopy();
  site.replace(
    'team/drips-and-light/index.json',
    '"area": "Drips and light"',
    '"area": "Breath and movement"',
  );
  const reported = (distinctTitles: boolean) => {
    const findings: Finding[] = [];
    const content = readContent(site.root);
    const collections = content.collections.map((one) => (one.single ? one : { ...one, distinctTitles }));
    void repeatedTitles({ ...content, collections }, reportTo(findings));
    return findings.length;
  };
  expect([reported(true), reported(false)]).toEqual([1, 0]);
});

test('a collection may be empty where it says so', () => {
  const site = siteCopy();
  site.remove('why');
  const reported = (min: number) => {
    const findings: Finding[] = [];
    const content = readContent(site.root);
    const collections = content.collections.map((one) =>
      one.single ? one : { ...one, count: { ...one.count, min } },
    );
    void missingFiles({ ...content, collections }, reportTo(findings));
    return findings.map(({ file }) => file);
  };
  expect(reported(1)).toEqual(['content/why/<name>/index.json']);
  expect(reported(0)).toEqual([]);
});

test('every kind of mistake is tested here and has a page in the guide', () => {
  const kinds = [...Object.values(GROUPS), claims]
    .flat()
    .flatMap(({ says }) => says.map((message) => message.trim().split('\n')[0]?.split(' ').at(-1)));
  const pages = readdirSync('docs/editing/mistakes').filter((name) => name !== 'README.md');
  expect([...new Set(kinds)].map((kind) => `${kind}.md`).sort()).toEqual(pages.sort());
});
