/** Ordinary mistakes, each made in a copy of the content. The check names the file and line and says what to do. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reviewContent } from '../../tools/content/check/checkContent.ts';
import type { Finding } from '../../tools/content/check/finding.ts';
import { bytes } from './mistakes/bytes.ts';
import { films } from './mistakes/films.ts';
import { make, mistakesIn } from './mistakes/mistake.ts';
import { pictures } from './mistakes/pictures.ts';
import { siteCopy } from './site.ts';

const TABLES = readdirSync('tests/content/mistakes').filter((name) => name.endsWith('.txt'));

const MISTAKES = {
  ...Object.fromEntries(TABLES.map((table) => [table, mistakesIn(table)])),
  bytes,
  films,
  pictures,
};

// The check knows what day it is.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27') }));
afterAll(() => vi.useRealTimers());

const messages = (findings: readonly Finding[]) =>
  findings.map(({ file, line, severity, kind, found, fix }) =>
    [`${file.replace('content/', '')}:${line} ${severity ? 'note ' : ''}${kind}`, found, fix].join('\n'),
  );

test('content without mistakes passes', async () => {
  expect(await reviewContent(siteCopy().root)).toEqual({ mistakes: [], notes: [] });
});

for (const [group, mistakes] of Object.entries(MISTAKES)) {
  describe(group, () => {
    test.each(mistakes)('$name', async (mistake) => {
      const site = siteCopy();
      const wanted = await make(site, mistake);
      const found = await reviewContent(site.root);
      expect(messages([...found.mistakes, ...found.notes])).toEqual(wanted);
    });
  });
}

test('no number is called wrong because another entry cannot be read', async () => {
  const site = siteCopy();
  site.replace('stages/reframe/index.mdx', 'The fifth stage of', 'Reframe, the fifth stage of');
  site.replace('stages/repair/index.mdx', 'summary: >-', 'summary: Short.');
  const { mistakes, notes: found } = await reviewContent(site.root);
  expect(mistakes.map(({ kind }) => kind)).toEqual(['broken-file']);
  expect(messages(found)).toEqual([]);
});

test('every kind of message is tested here and has a page in the guide', () => {
  const kinds = Object.values(MISTAKES)
    .flat()
    .flatMap(({ says }) => says.filter((_, index) => index % 2 === 0))
    .map((said) => /^(?:note )?([a-z-]+)/.exec(said)?.[1]);
  const pages = readdirSync('docs/editing/mistakes').filter((name) => name !== 'README.md');
  expect([...new Set(kinds)].map((kind) => `${kind}.md`).sort()).toEqual(pages.sort());
});
