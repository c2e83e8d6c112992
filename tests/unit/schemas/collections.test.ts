import { describe, expect, test } from 'vitest';
import type { CollectionName } from '../../../src/schemas/collections.ts';
import { COLLECTIONS } from '../../../tools/content/collections.ts';
import type { Field } from '../../../tools/content/fieldTree.ts';
import { fixtureEntries } from '../../support/fixtureContent.ts';

const collection = (name: CollectionName) => {
  const found = COLLECTIONS.find((one) => one.name === name);
  if (!found) throw new Error(`There is no collection "${name}".`);
  return found;
};

/** What a schema finds wrong in the first entry of the fixture site after a change, as `field: message`. */
const faults = (name: CollectionName, change: Record<string, unknown> = {}) => {
  const [{ fields } = { fields: {} }] = fixtureEntries(name);
  const { error } = collection(name).schema.safeParse({ ...fields, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test.each(COLLECTIONS)(
  '$name takes the entries of the fixture site, and no field it does not know',
  ({ name, schema }) => {
    const entries = fixtureEntries(name);
    expect(entries).not.toEqual([]);
    for (const { id, fields } of entries) expect(schema.safeParse(fields).error?.issues, id).toBeUndefined();
    expect(faults(name, { titel: 'x' })).toEqual([expect.stringContaining('titel')]);
  },
);

const PICTURE = { src: './a.jpg', alt: 'A picture.' };
const lines = (time: string) => [{ time, activity: 'Wake' }];

test.each<[CollectionName, string, unknown[]]>([
  ['services', 'title', [undefined, '', 'Spa', 'a'.repeat(41)]],
  ['services', 'group', [undefined, 'sweets']],
  [
    'services',
    'benefits',
    [
      ['One', 'Two', 'Three'],
      ['One', 'Two', 'Three', 'Four', 'Five'],
    ],
  ],
  ['services', 'image', [{ src: './a.jpg' }, { alt: 'A picture.' }, { ...PICTURE, alt: '' }, './a.jpg']],
  ['services', 'practitioner', ['']],
  ['services', 'approvedBy', ['Dr X']],
  ['services', 'approvedOn', ['2027-05-01']],
  ['stages', 'themes', [[], [{ title: 'One', text: 'One.' }]]],
  ['stages', 'services', [[], ['Sauna']]],
  ['stages', 'productsUrl', ['http://example.com', '']],
  ['stages', 'film', [{ poster: './a.jpg' }]],
  ['activities', 'service', ['', undefined]],
  ['activities', 'description', ['two\nlines', 'a'.repeat(281)]],
  ['gallery', 'photos', [[], Array.from({ length: 31 }, () => PICTURE), ['./a.jpg']]],
  ['why', 'image', ['./a.jpg']],
  ['team', 'name', ['']],
  ['team', 'portrait', [undefined]],
  ['schedule', 'lines', [[], ...['6 AM', '06:00 AM', '6:00', '13:00 PM', '6:60 AM', '0:00 AM'].map(lines)]],
  ['schedule', 'lines', ['Noon', '6:00 AMx', 'x6:00 AM', 'xSunset', 'Sunset!'].map(lines)],
  ['scheduleSlides', 'part', ['night']],
  ['site', 'name', ['ab']],
  ['site', 'url', ['https://www.example.org/', 'http://www.example.org', 'https://www.Example.org']],
  ['site', 'phone', ['call us', '12345', '020 7946 0123 or 0124', '+44 20 7946 01x', '++44 20 7946 0123']],
  ['site', 'address', [['One']]],
  ['site', 'social', [[{ label: 'Myspace', url: 'https://example.com' }]]],
  ['site', 'navigation', [[], [{ label: 'Home', path: '/' }]]],
  ['site', 'copyrightYear', ['2025', 1999, 2101]],
  ['site', 'offline', ['maybe', true]],
  ['homePage', 'india', [undefined]],
  ['labels', 'form', [{}]],
])('%s: refuses a %s of %j', (name, field, values) => {
  for (const value of values) {
    const found = faults(name, { [field]: value });
    expect(found, JSON.stringify(value)).not.toEqual([]);
    for (const fault of found) expect(fault).toMatch(new RegExp(`^(?:${field}|approved(?:By|On))[.:]`));
  }
});

test.each<[CollectionName, Record<string, unknown>, string]>([
  ['services', { benefits: ['One'] }, 'benefits: must be exactly 4 benefits'],
  ['services', { approvedBy: 'Dr X' }, 'approvedOn: must be filled in together with "approvedBy"'],
  ['services', { approvedOn: '2027-05-01' }, 'approvedBy: must be filled in together with "approvedOn"'],
  [
    'schedule',
    { lines: lines('dawn') },
    'lines.0.time: must be a time such as "6:00 AM", "Sunrise" or "Sunset"',
  ],
  [
    'site',
    { phone: 'us' },
    'phone: must be one telephone number, such as "+44 20 7946 0123" or "(020) 7946 0123"',
  ],
  [
    'site',
    { navigation: [{ label: 'Home', path: '/' }] },
    'navigation: must link to "/services", where the list of services opens',
  ],
])('%s says of %j what it must be', (name, change, message) =>
  expect(faults(name, change)).toEqual([message]),
);

test.each([
  ['2027-05-03', '2027-05-10', []],
  ['2027-05-10', '2027-05-10', []],
  ['2027-05-11', '2027-05-10', ['practical.dates.0.to: must be on or after "from"']],
])('a retreat from %s to %s', (from, to, expected) => {
  const [page] = fixtureEntries('programmePage');
  const practical = { ...(page?.fields['practical'] as object), dates: [{ from, to }] };
  expect(faults('programmePage', { practical })).toEqual(expected);
});

/** Every field of a tree with its path: `themes.title`. */
const fieldsOf = (field: Field, path = ''): [string, Field][] => {
  if (field.kind === 'list') return [[path, field], ...fieldsOf(field.item, path).slice(1)];
  const children = field.kind === 'group' ? Object.entries(field.fields) : [];
  return [
    [path, field],
    ...children.flatMap(([name, child]) => fieldsOf(child, path === '' ? name : `${path}.${name}`)),
  ];
};

describe('for editors', () => {
  const fields = COLLECTIONS.flatMap(({ name, tree }) =>
    fieldsOf(tree)
      .slice(1)
      .map(([path, field]): [string, Field] => [`${name} ${path}`, field]),
  );

  test('every field says what it is called and what it is for', () => {
    for (const [path, { label, description }] of fields) {
      expect(label, path).toMatch(/^[A-Z]/);
      expect(description, path).toMatch(/^\S.*\S$/);
    }
  });

  test('every collection has a file of its own, and those of many entries a field to sort and name them by', () => {
    expect(new Set(COLLECTIONS.map(({ folder, file }) => `${folder}/${file}`)).size).toBe(COLLECTIONS.length);
    for (const one of COLLECTIONS) {
      expect(one.one, one.name).toBeTruthy();
      if (one.single) continue;
      expect(Object.keys(one.tree.fields), one.name).toEqual(expect.arrayContaining([one.title, 'order']));
      expect(one.count.min, one.name).toBeLessThanOrEqual(one.count.max);
    }
  });
});
