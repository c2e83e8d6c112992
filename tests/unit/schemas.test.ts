import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { activity } from '../../src/schemas/activity.ts';
import {
  date,
  line,
  order,
  path,
  reference,
  seoTitle,
  updated,
  webAddress,
} from '../../src/schemas/fields.ts';
import { gallery } from '../../src/schemas/gallery.ts';
import { schedulePart, scheduleSlide } from '../../src/schemas/schedule.ts';
import { service } from '../../src/schemas/service.ts';
import { site } from '../../src/schemas/site.ts';
import { stage } from '../../src/schemas/stage.ts';
import { teamMember } from '../../src/schemas/team.ts';
import { whyCard } from '../../src/schemas/why.ts';
import { PATHS } from '../../tools/content/collections.ts';
import { isSlug, slugOf } from '../../tools/content/slug.ts';

/** The field and the message of everything that a schema finds wrong. */
const faults = (schema: z.ZodType, entry: unknown): string[] =>
  (schema.safeParse(entry).error?.issues ?? []).map(({ path: at, message }) => `${at.join('.')}: ${message}`);

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

test.each([
  ['Sauna', 'sauna'],
  ['Cold & Heat: Contrast', 'cold-and-heat-contrast'],
  ['  Crème brûlée!', 'creme-brulee'],
  ['CoQ10 Drips', 'coq10-drips'],
  ['!?', ''],
])('%j makes the slug %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
  expect(isSlug(slug)).toBe(slug !== '');
  expect(isSlug(title)).toBe(false);
});

describe('messages say what a value must be', () => {
  test.each([
    ['reference', reference('services', 'x'), 'must be a slug such as "nad-drips"'],
    ['path', path('x'), 'must be an address on this site such as "/contact"'],
    ['webAddress', webAddress('x'), 'must be an address that begins with https://'],
    ['updated', updated, 'must be a date such as "2026-11-20"'],
  ])('%s', (_name, schema, message) => expect(faults(schema, '?')).toEqual([`: ${message}`]));

  test('a time of the day', () => {
    const part = { title: 'Morning', order: 1, lines: [{ time: 'dawn', activity: 'Wake' }] };
    expect(faults(schedulePart(), part)).toEqual([
      'lines.0.time: must be a time such as "6:00 AM", or "Sunset"',
    ]);
  });
});

test.each([
  ['reference', reference('services', 'x'), 'a'.repeat(61), 60],
  ['path', path('x'), `/${'a'.repeat(140)}`, 140],
  ['webAddress', webAddress('x'), `https://example.com/${'a'.repeat(181)}`, 200],
])('%s says how long it may be', (_name, schema, value, most) => {
  expect(faults(schema, value)).toEqual([`: must be at most ${most} characters long`]);
});

test('a date is the text that the file holds, although YAML reads a date', () => {
  expect(updated.parse(new Date('2026-11-20'))).toBe('2026-11-20');
});

test('a date is required unless its field is optional', () => {
  const day = date('The first day.');
  expect(accepts(day, '2027-05-01')).toBe(true);
  for (const value of [undefined, '', '1 May 2027', '2027-02-30']) expect(accepts(day, value)).toBe(false);
  expect(accepts(updated, undefined)).toBe(true);
});

describe('line', () => {
  const schema = line(5, 'A word.');
  test.each(['a', 'a b', 'abcde'])('takes %j', (value) => expect(accepts(schema, value)).toBe(true));
  test.each(['', ' a', 'a ', 'a\nb', 'abcdef', 1, null, undefined])('refuses %j', (value) => {
    expect(accepts(schema, value)).toBe(false);
  });
  test('says what is wrong', () => {
    expect(faults(schema, '')).toContain(': must not be empty');
    expect(faults(schema, 'abcdef')).toEqual([': must be at most 5 characters long']);
    expect(faults(line(5, 'A word.', { min: 3 }), 'ab')).toEqual([': must be at least 3 characters long']);
    expect(faults(seoTitle, 'abc')).toEqual([': must be at least 4 characters long']);
    expect(faults(schema, 'a ')).toEqual([': must be one line without spaces at either end']);
  });
});

describe('order', () => {
  test.each([1, 999])('takes %j', (value) => expect(accepts(order('x'), value)).toBe(true));
  test.each([0, 1000, 1.5, '1', -1])('refuses %j', (value) => expect(accepts(order('x'), value)).toBe(false));
});

describe('path', () => {
  test.each(['/', '/contact', '/6R-Programme', '/services/nad-drips', '/activities#evening'])(
    'takes %j',
    (value) => {
      expect(accepts(path('x'), value)).toBe(true);
    },
  );
  test.each(['', 'contact', '/contact/', '//x', 'https://example.com', '/a b', '/a?b'])(
    'refuses %j',
    (value) => {
      expect(accepts(path('x'), value)).toBe(false);
    },
  );
});

describe('webAddress', () => {
  test.each(['https://example.com', 'https://example.com/a?b#c'])('takes %j', (value) => {
    expect(accepts(webAddress('x'), value)).toBe(true);
  });
  test.each([
    'http://example.com',
    'xhttps://example.com',
    'httpsx://example.com',
    'javascript:alert(1)',
    '/contact',
    'example.com',
    `https://example.com/${'a'.repeat(181)}`,
    '',
  ])('refuses %j', (value) => {
    expect(accepts(webAddress('x'), value)).toBe(false);
  });
});

describe('reference', () => {
  test.each(['sauna', 'nad-drips', 'coq10-drips'])('takes %j', (value) => {
    expect(accepts(reference('services', 'x'), value)).toBe(true);
  });
  test.each(['', 'Sauna', 'nad_drips', 'nad--drips', '-a', 'a-', '/services/sauna', 'a'.repeat(61)])(
    'refuses %j',
    (value) => {
      expect(accepts(reference('services', 'x'), value)).toBe(false);
    },
  );
});

const picture = { src: './a.jpg', alt: 'A picture.' };

/** Of the length that search results need. */
const SUMMARY = 'A hot room of pale wood, and the cold sea only steps away.';

const SERVICE = {
  title: 'Sauna',
  group: 'cold-and-heat',
  order: 1,
  summary: SUMMARY,
  image: picture,
  benefits: ['One', 'Two', 'Three', 'Four'],
};

const STAGE = {
  title: 'Restore',
  order: 1,
  aim: 'Rest.',
  summary: SUMMARY,
  film: { poster: './a.jpg', alt: 'A film.' },
  themes: [
    { title: 'One', text: 'One.' },
    { title: 'Two', text: 'Two.' },
  ],
  services: ['sauna'],
};

const SITE = {
  name: 'Name',
  url: 'https://www.example.org',
  message: 'Motto',
  description: 'Description.',
  address: ['One', 'Two'],
  phone: '+44 20 7946 0123',
  social: [{ label: 'Instagram', url: 'https://example.com' }],
  venue: { name: 'Venue', url: 'https://example.com' },
  copyrightYear: 2025,
  offline: 'on',
  disclaimer: 'Not advice.',
  navigation: [{ label: 'Services', path: '/services' }],
};

/** A valid entry for every schema, and changes to one field that make it invalid. */
const CASES: {
  name: string;
  schema: z.ZodType;
  good: Record<string, unknown>;
  bad: [field: string, value: unknown][];
}[] = [
  {
    name: 'service',
    schema: service(PATHS),
    good: SERVICE,
    bad: [
      ['title', ''],
      ['title', 'Spa'],
      ['summary', SUMMARY.slice(0, 49)],
      ['group', 'sweets'],
      ['benefits', ['One', 'Two', 'Three']],
      ['benefits', ['One', 'Two', 'Three', 'Four', 'Five']],
      ['image', { src: './a.jpg' }],
      ['image', { alt: 'A picture.' }],
      ['image', { ...picture, alt: '' }],
      ['practitioner', ''],
    ],
  },
  {
    name: 'stage',
    schema: stage(PATHS),
    good: STAGE,
    bad: [
      ['themes', STAGE.themes.slice(1)],
      ['services', []],
      ['services', ['Sauna']],
      ['productsUrl', 'http://example.com'],
      ['productsUrl', ''],
      ['film', { poster: './a.jpg' }],
    ],
  },
  {
    name: 'activity',
    schema: activity(),
    good: { title: 'Walk', order: 1, description: 'Walking.', service: 'grounding' },
    bad: [
      ['service', ''],
      ['description', 'two\nlines'],
    ],
  },
  {
    name: 'gallery',
    schema: gallery(PATHS),
    good: { title: 'Here', order: 1, description: 'A place.', photos: [picture] },
    bad: [
      ['photos', []],
      ['photos', Array.from({ length: 31 }, () => picture)],
      ['photos', ['./a.jpg']],
    ],
  },
  {
    name: 'whyCard',
    schema: whyCard(PATHS),
    good: { title: 'Why', order: 1, description: 'Because.', image: picture },
    bad: [['image', './a.jpg']],
  },
  {
    name: 'teamMember',
    schema: teamMember(PATHS),
    good: { area: 'Breath', order: 1, portrait: picture },
    bad: [
      ['name', ''],
      ['portrait', undefined],
    ],
  },
  {
    name: 'schedulePart',
    schema: schedulePart(),
    good: { title: 'Morning', order: 1, lines: [{ time: '6:00 AM', activity: 'Wake' }] },
    bad: [
      ['lines', []],
      ...[
        '6 AM',
        '06:00 AM',
        '6:00',
        '13:00 PM',
        '6:60 AM',
        'Sunrise',
        '0:00 AM',
        '6:00 AMx',
        'xSunset',
        'Sunset!',
      ].map((time): [string, unknown] => ['lines', [{ time, activity: 'Wake' }]]),
    ],
  },
  {
    name: 'scheduleSlide',
    schema: scheduleSlide(),
    good: { title: 'Morning', order: 1, description: 'Early.', part: 'morning' },
    bad: [['part', 'night']],
  },
  {
    name: 'site',
    schema: site(),
    good: SITE,
    bad: [
      ['url', 'https://www.example.org/'],
      ['url', 'http://www.example.org'],
      ['phone', 'call us'],
      ['phone', '12345'],
      ['address', ['One']],
      ['social', [{ label: 'Myspace', url: 'https://example.com' }]],
      ['navigation', []],
      ['navigation', [{ label: 'Home', path: '/' }]],
      ['copyrightYear', '2025'],
      ['copyrightYear', 1999],
    ],
  },
];

describe.each(CASES)('$name', ({ schema, good, bad }) => {
  test('takes a good entry', () => expect(faults(schema, good)).toEqual([]));

  test('refuses a key it does not know, and names it', () => {
    expect(faults(schema, { ...good, titel: 'x' })).toEqual([expect.stringContaining('titel')]);
  });

  test.each(bad)('refuses %s: %j, and names the field', (field, value) => {
    const found = faults(schema, { ...good, [field]: value });
    expect(found.length).toBeGreaterThan(0);
    for (const fault of found) expect(fault).toMatch(new RegExp(`^${field}[.:]`));
  });

  test.each(Object.keys(good))('cannot do without %s', (field) => {
    const { [field]: _left, ...rest } = good;
    expect(faults(schema, rest).some((fault) => fault.startsWith(`${field}:`))).toBe(true);
  });
});
