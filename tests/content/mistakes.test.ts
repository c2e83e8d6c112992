/** Ordinary mistakes, each made in a copy of the content. The check names the file and line and says what to do. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkContent, reviewContent } from '../../tools/content/check/checkContent.ts';
import type { Finding } from '../../tools/content/check/finding.ts';
import { make, mistakesIn } from './mistakes/mistake.ts';
import { siteCopy } from './site.ts';

const TABLES = readdirSync('tests/content/mistakes').filter((name) => name.endsWith('.txt'));

const MISTAKES = TABLES.map((table) => [table, mistakesIn(table)] as const);

// The check knows what day it is.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27') }));
afterAll(() => vi.useRealTimers());

const messages = (findings: readonly Finding[]) =>
  findings.map(({ file, line, severity, kind, found, fix }) =>
    [`${file.replace('content/', '')}:${line} ${severity ? 'note ' : ''}${kind}`, found, fix].join('\n'),
  );

/** A fix that says letter for letter what to write. */
const EXACT =
  /(?:^|: )(?:write|put the text in single quotes:|rename "(?<from>\w+)" to) (?<to>"?(?:\.?\/|#+ ?\w|https:|mailto:\S|\[(?!words\])\w|- |\w+: |\d{4}-|\w+",|\w+"$).*)$/;

/** The text of a file once a fix is applied by machine; undefined if the fix leaves something to its reader. */
const fixed = (text: string, { line, found, fix }: Finding): string | undefined => {
  const { from, to } = EXACT.exec(fix)?.groups ?? {};
  if (to === undefined) return undefined;
  const lines = text.split('\n');
  const at = lines[line - 1] ?? '';
  const seen = from ?? (at.includes(found) ? found : (/"([^"…]+)"/.exec(found)?.[1] ?? ''));
  const value = to.replace(/^"(.*)"$/, '$1');
  const link = /\[[^\]]*\]\([^)]*\)/.exec(at)?.[0];
  lines[line - 1] =
    to.startsWith('[') && link
      ? at.replace(link, () => to)
      : seen !== '' && at.includes(seen)
        ? at.replace(seen, () => value)
        : at.replace(/\S.*/, () => to);
  return lines.join('\n');
};

let applied = 0;

test('content without mistakes passes', async () => {
  expect(await reviewContent(siteCopy().root)).toEqual({ mistakes: [], notes: [] });
});

for (const [group, mistakes] of MISTAKES) {
  describe(group, () => {
    test.each(mistakes)('$name', async (one) => {
      const site = siteCopy();
      const wanted = await make(site, one);
      const found = await reviewContent(site.root);
      expect(messages([...found.mistakes, ...found.notes])).toEqual(wanted);
      for (const mistake of found.mistakes) {
        const file = mistake.file.replace('content/', '');
        const isEntry = /\.(?:mdx|json)$/.test(file) && existsSync(join(site.root, mistake.file));
        const before = isEntry ? site.read(file) : '';
        const after = fixed(before, mistake);
        if (after === undefined) continue;
        applied += 1;
        site.write(file, after);
        const known = found.mistakes.filter((other) => other !== mistake).map((other) => other.found);
        const left = (await checkContent(site.root)).filter((other) => !known.includes(other.found));
        expect(messages(left), `after: ${mistake.fix}`).toEqual([]);
        site.write(file, before);
      }
    });
  });
}

test('fixes were applied', () => expect(applied).toBeGreaterThan(50));

test('no number is called wrong because another entry cannot be read', async () => {
  const site = siteCopy();
  site.replace('stages/reframe/index.mdx', 'The fifth stage of', 'Reframe, the fifth stage of');
  site.replace('stages/repair/index.mdx', 'summary: >-', 'summary: Short.');
  const { mistakes, notes: found } = await reviewContent(site.root);
  expect(mistakes.map(({ kind }) => kind)).toEqual(['broken-file']);
  expect(messages(found)).toEqual([]);
});

/** Not a kind of mistake, and the kind that `spelling.test.ts` covers. */
const ELSEWHERE = ['README.md', 'spelling.md'];

test('every kind of message is tested here and has a page in the guide', () => {
  const kinds = MISTAKES.flatMap(([, mistakes]) => mistakes)
    .flatMap(({ says }) => says.filter((_, index) => index % 2 === 0))
    .map((said) => /^(?:note )?([a-z-]+)/.exec(said)?.[1]);
  const pages = readdirSync('docs/editing/mistakes').filter((name) => !ELSEWHERE.includes(name));
  expect([...new Set(kinds)].map((kind) => `${kind}.md`).sort()).toEqual(pages.sort());
});
