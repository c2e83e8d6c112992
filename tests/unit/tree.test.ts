import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { line, updated } from '../../src/schemas/fields.ts';
import { COLLECTIONS } from '../../tools/content/collections.ts';
import { labelOf } from '../../tools/content/fieldLabels.ts';
import { fieldTree, type Field } from '../../tools/content/fieldTree.ts';

test.each([
  ['title', 'Title'],
  ['alt', 'Alternative text'],
  ['copyrightYear', 'Copyright year'],
  ['openingHours', 'Opening hours'],
  ['cold-and-heat', 'Cold and heat'],
])('the field %s is called “%s”', (key, label) => expect(labelOf(key)).toBe(label));

describe('a schema as a tree', () => {
  const common = { description: '', required: true };
  const tree = (shape: z.ZodRawShape) => fieldTree(z.strictObject(shape)).fields;

  test('has texts with their limits and roles', () => {
    const shape = {
      name: z.string().max(5).meta({ description: 'A name.' }),
      picture: z.string().regex(/^x/).meta({ role: 'picture', width: 3, height: 2, film: true }).optional(),
    };
    expect(tree(shape)).toStrictEqual({
      name: {
        ...common,
        kind: 'text',
        label: 'Name',
        description: 'A name.',
        role: 'text',
        min: 1,
        max: 5,
        width: 0,
        height: 0,
        film: false,
      },
      picture: {
        ...common,
        required: false,
        kind: 'text',
        label: 'Picture',
        role: 'picture',
        min: 1,
        pattern: '^x',
        width: 3,
        height: 2,
        film: true,
      },
    });
  });

  test('has numbers, choices, dates, lists and groups', () => {
    const shape = {
      order: z.int().min(1).max(9),
      any: z.int(),
      group: z.enum(['a', 'b']),
      updated,
      lines: z
        .array(z.strictObject({ time: z.enum(['x']) }))
        .min(1)
        .max(2),
      open: z.array(z.enum(['x'])),
    };
    const choice = { ...common, kind: 'choice' };
    expect(tree(shape)).toMatchObject({
      order: { ...common, kind: 'number', label: 'Position', min: 1, max: 9 },
      any: { kind: 'number' },
      group: { ...choice, label: 'Group', options: ['a', 'b'] },
      updated: { kind: 'date', label: 'Updated', required: false },
      lines: {
        ...common,
        kind: 'list',
        label: 'Timed lines',
        min: 1,
        max: 2,
        item: {
          ...common,
          kind: 'group',
          label: 'Item',
          fields: { time: { ...choice, label: 'Time', options: ['x'] } },
        },
      },
      open: { kind: 'list', min: 0 },
    });
    expect(tree(shape)['open']).not.toHaveProperty('max');
  });

  test('is itself a required group', () => {
    expect(fieldTree(z.strictObject({ name: z.string() }))).toMatchObject({
      kind: 'group',
      label: 'Entry',
      required: true,
    });
  });

  test('knows the fields of our schemas', () => {
    expect(tree({ title: line(5, 'A title.'), updated })).toMatchObject({
      title: { kind: 'text', role: 'text', max: 5, required: true },
      updated: { kind: 'date', required: false },
    });
  });

  test('refuses a type that no tool can handle', () => {
    expect(() => tree({ live: z.boolean() })).toThrow('The field "live" has the type "boolean"');
    expect(() => tree({ pair: z.tuple([z.string()]) })).toThrow('The field "item" has the type "undefined"');
  });
});

/** Every field of a tree with its path: `themes.title`. */
const fieldsOf = (field: Field, way = ''): [string, Field][] => {
  const inside = (name: string, child: Field) => fieldsOf(child, way === '' ? name : `${way}.${name}`);
  if (field.kind === 'list') return [[way, field], ...fieldsOf(field.item, way).slice(1)];
  const children = field.kind === 'group' ? Object.entries(field.fields) : [];
  return [[way, field], ...children.flatMap(([name, child]) => inside(name, child))];
};

describe('every field of every collection', () => {
  const all = COLLECTIONS.map(({ name, tree }) => ({ name, fields: fieldsOf(tree) }));

  const fieldAt = (collection: string, way: string) =>
    all.find(({ name }) => name === collection)?.fields.find(([at]) => at === way)?.[1];

  test.each(all)('of $name says what it is called and what it is for', ({ fields }) => {
    for (const [way, { label, description }] of fields.slice(1)) {
      expect(label, way).toMatch(/^[A-Z]/);
      expect(description, way).toMatch(/^\S.*\S$/);
    }
  });

  test('says what a text stands for', () => {
    const roles = Object.fromEntries(
      all.flatMap(({ name, fields }) =>
        fields.flatMap(([way, field]) =>
          field.kind === 'text' && field.role !== 'text' ? [[`${name} ${way}`, field.role]] : [],
        ),
      ),
    );
    expect(roles).toMatchObject({
      'services image.src': 'picture',
      'services image.alt': 'alt',
      'stages film.poster': 'picture',
      'stages film.alt': 'alt',
      'stages productsUrl': 'address',
      'activities service': 'reference',
      'schedule lines.time': 'time',
      'site navigation.path': 'path',
      'homePage teaser.link.href': 'path',
      'site phone': 'phone',
    });
    for (const [way, role] of Object.entries(roles)) {
      if (way.endsWith('.src')) expect(role, way).toBe('picture');
      if (way.endsWith('.alt')) expect(role, way).toBe('alt');
    }
  });

  test('says of a picture how large it has to be, and whether a film begins with it', () => {
    expect(fieldAt('stages', 'film.poster')).toMatchObject({ width: 1280, height: 720, film: true });
  });

  test('says of a position in which list it is', () => {
    const positions = ['schedule', 'scheduleSlides'].map((name) => fieldAt(name, 'order')?.description);
    expect(positions).toEqual([
      'Position among the parts of the day: 1 comes first.',
      'Position among the slides: 1 comes first.',
    ]);
  });

  test('says how long a text may be', () => {
    expect(fieldAt('homePage', 'seo.title')).toMatchObject({ max: 60 });
    expect(fieldAt('homePage', 'teaser.link.label')).toMatchObject({ max: 40 });
  });
});

test('every collection has its folder, its name and a tree of its fields', () => {
  const services = COLLECTIONS.find(({ name }) => name === 'services');
  expect(services).toMatchObject({ folder: 'services', file: 'index.mdx', single: false, one: 'service' });
  expect(Object.keys(services?.tree.fields ?? {})).toContain('benefits');
  expect(COLLECTIONS.find(({ name }) => name === 'site')).toMatchObject({
    folder: '',
    file: 'site.json',
    single: true,
  });
  expect(COLLECTIONS.find(({ name }) => name === 'homePage')).toMatchObject({
    folder: 'pages/home',
    file: 'index.json',
  });
  expect(new Set(COLLECTIONS.map(({ folder, file }) => `${folder}/${file}`)).size).toBe(COLLECTIONS.length);
});

test('every reference points to a collection of many entries', () => {
  const names = COLLECTIONS.filter(({ single }) => !single).map(({ name }): string => name);
  const targets = COLLECTIONS.flatMap(({ tree }) =>
    fieldsOf(tree).flatMap(([, field]) =>
      field.kind === 'text' && field.role === 'reference' ? [field.collection] : [],
    ),
  );
  expect(targets).not.toEqual([]);
  for (const target of targets) expect(names).toContain(target);
});
