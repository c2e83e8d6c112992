import { expect, test } from 'vitest';
import type { CollectionName } from '../../../src/schemas/collections.ts';
import { COLLECTIONS } from '../../../tools/content/collections.ts';
import type { Field } from '../../../tools/content/fieldTree.ts';
import { entriesOf, readContent } from '../../../tools/content/read/content.ts';
import { FIXTURE_CONTENT } from '../../../tools/test/fixtureSite.ts';

const FIXTURE = readContent(process.cwd(), FIXTURE_CONTENT);

/** What a schema finds wrong in the first entry of the fixture site after a change, as `field: message`. */
const faults = (name: CollectionName, change: Record<string, unknown>) => {
  const data = entriesOf(FIXTURE, name)[0]?.source.data as object;
  const schema = COLLECTIONS.find((one) => one.name === name)?.schema;
  const issues = schema?.safeParse({ ...data, ...change }).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test.each(COLLECTIONS)(
  '$name takes the entries of the fixture site, and no field it does not know',
  ({ name, schema }) => {
    const entries = entriesOf(FIXTURE, name);
    expect(entries.length).toBeGreaterThan(0);
    for (const { id, source } of entries)
      expect(schema.safeParse(source.data).error?.issues, id).toBeUndefined();
    expect(faults(name, { titel: 'x' })).toEqual([expect.stringContaining('titel')]);
  },
);

const lines = (time: string) => [{ time, activity: 'Wake' }];

// `tests/content/mistakes/` has one example of each; here are the other forms.
test.each<[CollectionName, string, unknown[]]>([
  ['services', 'image', [{ src: './a.jpg' }, { alt: 'A picture.' }, { src: './a.jpg', alt: '' }]],
  ['services', 'approvedOn', ['2027-05-01']],
  ['stages', 'film', [{ poster: './a.jpg' }]],
  ['schedule', 'lines', ['6 AM', '06:00 AM', '6:00', '13:00 PM', '6:60 AM', '0:00 AM', 'Noon'].map(lines)],
  ['schedule', 'lines', ['6:00 AMx', 'x6:00 AM', 'xSunset', 'Sunset!'].map(lines)],
  ['site', 'url', ['https://www.example.org/', 'http://www.example.org', 'https://www.Example.org']],
  ['site', 'phone', ['call us', '12345', '020 7946 0123 or 0124', '+44 20 7946 01x', '++44 20 7946 0123']],
  ['site', 'copyrightYear', ['2025', 1999, 2101]],
])('%s: refuses a %s of %j', (name, field, values) => {
  for (const value of values) {
    const found = faults(name, { [field]: value });
    expect(found, JSON.stringify(value)).not.toEqual([]);
    for (const fault of found) expect(fault).toMatch(new RegExp(`^(?:${field}|approvedBy)[.:]`));
  }
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

test('every field tells editors what it is called and what it is for', () => {
  for (const { name, tree } of COLLECTIONS)
    for (const [path, { label, description }] of fieldsOf(tree).slice(1)) {
      // Keys, such as `copyrightYear`, are no words.
      expect(label, `${name} ${path}`).toMatch(/^[A-Z](?!.*[a-z][A-Z])/);
      expect(description, `${name} ${path}`).toMatch(/^\S.*\S$/);
    }
});
