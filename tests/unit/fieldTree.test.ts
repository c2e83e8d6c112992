import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { date } from '../../src/schemas/fields.ts';
import { labelOf } from '../../tools/content/fieldLabels.ts';
import { fieldTree } from '../../tools/content/fieldTree.ts';

const tree = (shape: z.ZodRawShape) => fieldTree(z.strictObject(shape)).fields;

test.each([
  ['title', 'Title'],
  ['alt', 'Alternative text'],
  ['copyrightYear', 'Copyright year'],
  ['cold-and-heat', 'Cold and heat'],
])('the field %s is called “%s”', (key, label) => expect(labelOf(key)).toBe(label));

test('a schema is a tree of texts, numbers, choices, dates, lists and groups', () => {
  const shape = {
    name: z.string().max(5).meta({ description: 'A name.' }),
    picture: z.string().regex(/^x/).meta({ role: 'picture', width: 3, height: 2, film: true }).optional(),
    order: z.int().min(1).max(9),
    group: z.enum(['a', 'b']),
    updated: date('A day.'),
    lines: z
      .array(z.strictObject({ time: z.enum(['x']) }))
      .min(1)
      .max(2),
    open: z.array(z.enum(['x'])),
  };
  const text = { kind: 'text', min: 1, width: 0, height: 0, film: false };
  expect(tree(shape)).toMatchObject({
    name: { ...text, label: 'Name', description: 'A name.', required: true, role: 'text', max: 5 },
    picture: { ...text, required: false, role: 'picture', pattern: '^x', width: 3, height: 2, film: true },
    order: { kind: 'number', label: 'Position', min: 1, max: 9 },
    group: { kind: 'choice', options: ['a', 'b'] },
    updated: { kind: 'date' },
    lines: { kind: 'list', min: 1, max: 2, item: { kind: 'group', fields: { time: { kind: 'choice' } } } },
    open: { kind: 'list', min: 0 },
  });
  expect(tree(shape)['open']).not.toHaveProperty('max');
});

test('a schema with a type that no tool can handle is refused', () => {
  expect(() => tree({ live: z.boolean() })).toThrow('The field "live" has the type "boolean"');
});
