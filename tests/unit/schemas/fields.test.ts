import type { z } from 'astro/zod';
import { expect, test } from 'vitest';
import {
  alt,
  date,
  groups,
  line,
  link,
  list,
  order,
  paragraph,
  path,
  reference,
  webAddress,
} from '../../../src/schemas/fields.ts';
import { labels } from '../../../src/schemas/labels.ts';
import { seo, summary, updated } from '../../../src/schemas/seo.ts';

/** The field and the message of everything that a schema finds wrong. */
const faults = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path: at, message }) => `${at.join('.')}: ${message}`);

const long = (length: number) => 'a'.repeat(length);

test.each<[string, z.ZodType, unknown[]]>([
  ['line', line(5, 'x'), ['a', 'a b', 'é’—🐕']],
  ['paragraph', paragraph('x'), [long(600)]],
  ['alt', alt('x'), [long(160)]],
  ['summary', summary('x'), [long(50), long(160)]],
  ['order', order('x'), [1, 999]],
  ['reference', reference('services', 'x'), ['sauna', 'nad-drips', 'coq10-drips', long(60)]],
  [
    'path',
    path('x'),
    ['/', '/contact', '/6R-Programme', '/services/nad-drips', '/activities#evening', `/${long(139)}`],
  ],
  ['webAddress', webAddress('x'), ['https://example.com', `https://example.com/${long(180)}`]],
  ['date', date('x'), ['2027-05-01', new Date('2027-05-01')]],
  ['updated', updated, [undefined, '2027-05-01']],
  ['list', list('x', [1, 2], line(5, 'x')), [['a'], ['a', 'b']]],
  ['groups', groups('x', [0, 1], { name: line(5, 'x') }), [[], [{ name: 'a' }]]],
  ['link', link('x'), [{ label: 'Book', href: '/contact' }]],
  ['seo', seo, [{ title: long(60), description: long(50) }]],
])('%s takes %j', (_name, schema, values) => {
  for (const value of values) expect(faults(schema, value)).toEqual([]);
});

const ONE_LINE = 'must be one line, with no space at either end';
const SLUG = 'must be the name of a folder, such as "nad-drips"';
const PATH = 'must be an address on this site, such as "/contact"';
const HTTPS = 'must be an address that begins with https://';
const DATE = 'must be a date such as "2026-11-20"';
const most = (characters: number) => `must be at most ${characters} characters long`;
const least = (characters: number) => `must be at least ${characters} characters long`;

test.each<[string, z.ZodType, string, unknown[]]>([
  ['line', line(5, 'x'), ONE_LINE, [' a', 'a ', 'a\nb']],
  ['line', line(5, 'x'), 'must not be empty', ['']],
  ['line', line(5, 'x'), most(5), ['abcdef']],
  ['line with a minimum', line(5, 'x', { min: 3 }), least(3), ['ab']],
  ['paragraph', paragraph('x'), most(600), [long(601)]],
  ['alt', alt('x'), most(160), [long(161)]],
  ['summary', summary('x'), least(50), [long(49)]],
  ['summary', summary('x'), most(160), [long(161)]],
  ['order', order('x'), '', [0, 1000, 1.5, '1', -1]],
  [
    'reference',
    reference('services', 'x'),
    SLUG,
    ['', 'Sauna', 'nad_drips', 'nad--drips', '-a', 'a-', 'a/b'],
  ],
  ['reference', reference('services', 'x'), most(60), [long(61)]],
  ['path', path('x'), PATH, ['', 'contact', '/contact/', '//x', 'https://a.b', '/a b', '/a?b', '/a#', 'x/a']],
  ['path', path('x'), most(140), [`/${long(140)}`]],
  [
    'webAddress',
    webAddress('x'),
    HTTPS,
    ['', 'http://a.b', 'xhttps://a.b', 'httpsx://a.b', 'javascript:alert(1)', '/contact', 'example.com'],
  ],
  ['webAddress', webAddress('x'), most(200), [`https://example.com/${long(181)}`]],
  ['date', date('x'), DATE, ['', '1 May 2027', '2027-02-30', undefined]],
  ['list', list('x', [1, 2], line(5, 'x')), '', [[], ['a', 'b', 'c'], 'a']],
  ['groups', groups('x', [0, 1], { name: line(5, 'x') }), '', [[{ nam: 'a' }], [{}]]],
  ['seo', seo, least(4), [{ title: 'abc', description: long(50) }]],
  ['seo', seo, most(60), [{ title: long(61), description: long(50) }]],
])('%s: %s %j', (_name, schema, message, values) => {
  for (const value of values) {
    const found = faults(schema, value);
    expect(found, JSON.stringify(value)).not.toEqual([]);
    if (message) expect(found.join('\n'), JSON.stringify(value)).toContain(`: ${message}`);
  }
});

test('a date is the text that the file holds, although YAML reads a date', () => {
  expect(updated.parse(new Date('2026-11-20'))).toBe('2026-11-20');
});

const PLACEHOLDERS = 'must contain {number} and {count} once, and no other curly brackets';

test.each([
  ['stage {number} of {count}', []],
  ['{count} stages, {number} here', []],
  ['stage 1 of 6', [PLACEHOLDERS]],
  ['stage {number}', [PLACEHOLDERS]],
  ['{number} {number} {count}', [PLACEHOLDERS]],
  ['{number} {count} {stage}', [PLACEHOLDERS]],
  ['{} {number} {count}', [PLACEHOLDERS]],
])('a label with placeholders: %j', (position, expected) => {
  const found = labels().shape.stages.shape.position.safeParse(position).error?.issues ?? [];
  expect(found.map(({ message }) => message)).toEqual(expected);
});
