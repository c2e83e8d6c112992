/** Files are parsed as Astro parses them: JSON with JSON.parse, YAML with js-yaml. */
import fc from 'fast-check';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { canonical } from '../../tools/content/format/canonical.ts';
import { readContent } from '../../tools/content/read/content.ts';
import { readSource } from '../../tools/content/read/source.ts';
import { siteCopy } from './site.ts';

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

/** JSON with a few characters replaced by other text. */
const damaged = fc
  .tuple(
    fc.json({ maxDepth: 3 }),
    fc.nat(),
    fc.nat(3),
    fc.constantFrom('', ',', '"', '{', ']', ':', '\n', '\t', '\\', '\uFEFF', '//', '01', 'é'),
  )
  .map(([text, at, cut, put]) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + put + text.slice(from + cut);
  });

test('a JSON file is refused exactly where JSON.parse refuses it, and gives the same values', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), damaged), (text) => {
      const { data, problems } = readSource('content/site.json', text);
      const twice = problems.some(({ found }) => found === 'the same field twice');
      const expected = parsed(text);
      expect(problems.length === 0 || twice, text).toBe(expected !== undefined);
      if (expected && !text.includes('__proto__')) expect(data).toEqual(expected.value);
    }),
    { numRuns: 2000 },
  );
});

test.each(['1_000', '0b11', '0o17', '.5', '012', '2026-11-20', 'yes', 'null', '~', '6:00', '"a" '])(
  'the value %s is what Astro makes of it',
  (value) => {
    const yaml = `title: ${value}\n`;
    expect(readSource('content/x/index.mdx', `---\n${yaml}---\n`).data).toEqual(load(yaml));
  },
);

test('YAML that only Astro refuses is reported with its position', () => {
  const { data, problems, placeOf } = readSource('content/x/index.mdx', '---\ntitle: a\n<<: b\n---\n');
  expect(data).toBeUndefined();
  expect(problems.map(({ offset, found }) => [placeOf(offset).line, found])).toEqual([
    [3, expect.stringContaining('merge')],
  ]);
});

test('the canonical form keeps a date without quotes as the text of that date', () => {
  const site = siteCopy();
  site.replace('services/sauna/index.mdx', "updated: '2026-11-20'", 'updated: 2026-11-20');
  const entry = readContent(site.root).entries.find(({ id }) => id === 'sauna');
  expect(entry && canonical(entry)).toContain("\nupdated: '2026-11-20'\n");
});
