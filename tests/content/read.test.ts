/** Files are read as Astro reads them: JSON as JSON.parse does, YAML as js-yaml. */
import fc from 'fast-check';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { decode } from '../../tools/content/read/encoding.ts';
import { readSource } from '../../tools/content/read/source.ts';

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    // A byte order mark is taken off.
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
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
      if (expected && !twice && !text.includes('__proto__')) expect(data).toEqual(expected.value);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ...['1_000', '0x1f', '0o17', '.5', '1e3', '012', '-7', '+7', '2026-11-20', '2026-5-3', '6:00'],
  ...[
    'yes',
    'null',
    '~',
    '',
    'True',
    '"a "',
    "'2026-11-20'",
    '|\n  a\n  b',
    '>-\n  a\n  b',
    '[a, 1]',
    '{ a: 1 }',
  ],
])('the value %s is what Astro makes of it', (value) => {
  const yaml = `title: ${value}\n`;
  expect(readSource('content/x/index.mdx', `---\n${yaml}---\n`).data).toEqual(load(yaml));
});

test('a place is that of the nearest field that is there', () => {
  const { at } = readSource('content/x/index.mdx', '---\na: 1\nlist:\n  - b: 2\n---\n');
  const lines = [at([]), at(['none']), at(['list', 0, 'b', 'deeper']), at(['list', 5])];
  expect(lines.map(({ line }) => line)).toEqual([2, 2, 4, 3]);
  expect(readSource('content/x/index.mdx', '---\n---\n').at(['a']).line).toBe(1);
  const json = readSource('content/x/index.json', '{\n  "a": [\n    1\n  ]\n}');
  const places = [json.at([]), json.at(['none']), json.at(['a', 0]), json.at(['a', 7])];
  expect(places.map(({ line }) => line)).toEqual([1, 1, 3, 2]);
  expect([json.rangeOf(['a']), json.rangeOf(['none'])]).toEqual([undefined, undefined]);
  expect(readSource('content/x/index.json', '').at(['a']).line).toBe(1);
});

test.each<[string, number[], string | undefined]>([
  ['UTF-16 without its mark', [0x61, 0, 0x62, 0], 'UTF-16'],
  ['UTF-16, big-endian, without its mark', [0, 0x61, 0, 0x62], 'UTF-16'],
  ['nothing', [], undefined],
  ['one byte', [0x61], undefined],
  ['Latin-1', [0x61, 0xe9], 'Latin-1'],
  ['Windows-1252', [0x61, 0x92], 'saved as Windows-1252'],
])('%s is recognised', (_, bytes, found) => {
  const said = decode(Uint8Array.from(bytes)).problem?.found;
  expect(said).toEqual(found === undefined ? undefined : expect.stringContaining(found));
});
