import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import {
  alt,
  date,
  line,
  list,
  order,
  paragraph,
  path,
  reference,
  webAddress,
} from '../../../src/schemas/fields.ts';
import { labels } from '../../../src/schemas/labels.ts';
import { summary, updated } from '../../../src/schemas/seo.ts';

/** The field and the message of everything that a schema finds wrong. */
const faults = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path: at, message }) => `${at.join('.')}: ${message}`);

const long = (length: number) => 'a'.repeat(length);

const ONE_LINE = 'must be one line, with no space at either end';
const SLUG = 'must be the name of a folder, such as "nad-drips"';
const PATH = 'must be an address on this site, such as "/contact"';
const HTTPS = 'must be an address that begins with https://';
const DATE = 'must be a date such as "2026-11-20"';
const most = (characters: number) => `must be at most ${characters} characters long`;
const least = (characters: number) => `must be at least ${characters} characters long`;

/** Values that a field refuses, by its message. */
type Refused = Readonly<Record<string, unknown[]>>;

// The mistakes in `tests/content` have each kind of message once; here are the limits and the forms.
test.each<[string, z.ZodType, unknown[], Refused]>([
  ['line', line(5, 'x'), ['a', 'a b', 'é’—🐕'], { [ONE_LINE]: [' a', 'a ', 'a\nb'], [most(5)]: ['abcdef'] }],
  ['paragraph', paragraph('x'), [long(600)], { [most(600)]: [long(601)] }],
  ['alt', alt('x'), [long(160)], { [most(160)]: [long(161)] }],
  ['summary', summary('x'), [long(50), long(160)], { [least(50)]: [long(49)], [most(160)]: [long(161)] }],
  ['order', order('x'), [1, 999], { '': [0, 1000, 1.5, '1'] }],
  [
    'reference',
    reference('services', 'x'),
    ['sauna', 'nad-drips', 'coq10-drips', long(60)],
    { [SLUG]: ['', 'Sauna', 'nad_drips', 'nad--drips', '-a', 'a-', 'a/b'], [most(60)]: [long(61)] },
  ],
  [
    'path',
    path('x'),
    ['/', '/contact', '/6R-Programme', '/services/nad-drips', '/activities#evening', `/${long(139)}`],
    {
      [PATH]: ['', 'contact', '/contact/', '//x', 'https://a.b', '/a b', '/a?b', '/a#', 'x/a'],
      [most(140)]: [`/${long(140)}`],
    },
  ],
  [
    'webAddress',
    webAddress('x'),
    ['https://example.com', `https://example.com/${long(180)}`],
    {
      [HTTPS]: ['', 'http://a.b', 'xhttps://a.b', 'javascript:alert(1)', '/contact', 'example.com'],
      [most(200)]: [`https://example.com/${long(181)}`],
    },
  ],
  [
    'date',
    date('x'),
    ['2027-05-01', new Date('2027-05-01')],
    { [DATE]: ['', '1 May 2027', '2027-02-30', undefined] },
  ],
  ['list', list('x', [1, 2], line(5, 'x')), [['a'], ['a', 'b']], { '': [[], ['a', 'b', 'c'], 'a'] }],
])('the limits of %s', (_name, schema, taken, refused) => {
  for (const value of taken) expect(faults(schema, value)).toEqual([]);
  for (const [message, values] of Object.entries(refused))
    for (const value of values)
      expect(faults(schema, value).join('\n'), JSON.stringify(value)).toContain(`: ${message}`);
});

test('a date is the text that the file holds, although YAML reads a date', () => {
  expect(updated.parse(new Date('2026-11-20'))).toBe('2026-11-20');
});

test.each([
  ['{count} stages, {number} here', true],
  ['stage {number}', false],
  ['{number} {number} {count}', false],
  ['{} {number} {count}', false],
])('a label with placeholders: %j', (position, isTaken) => {
  expect(labels().shape.stages.shape.position.safeParse(position).success).toBe(isTaken);
});
