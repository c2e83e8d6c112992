import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { COLLECTIONS, type Collection } from '../../tools/content/collections.ts';
import { fieldTree } from '../../tools/content/fieldTree.ts';
import { makeEntries } from '../../tools/test/extremes/entries.ts';
import { EXTREME_NAMES, EXTREMES } from '../../tools/test/extremes/extremes.ts';

const withFields = (shape: z.core.$ZodLooseShape, more: Partial<Collection> = {}): Collection => {
  const [single] = COLLECTIONS.filter((one) => one.single);
  if (!single) throw new Error('There is no collection of one entry.');
  const schema = z.strictObject(shape);
  return { ...single, folder: 'pages/new', schema, tree: fieldTree(schema), ...more } as Collection;
};

const text = () => z.string().min(1).max(9).meta({ description: 'A word.' });

describe('a fixture site made from the schemas', () => {
  test.each(EXTREME_NAMES)('%s holds what every schema accepts', (name) => {
    for (const { collection, id, data } of makeEntries(EXTREMES[name]))
      expect(collection.schema.safeParse(data).error?.issues, `${collection.name} ${id}`).toBeUndefined();
  });

  test('most has as many as allowed of everything, and least as few', () => {
    const servicesOf = (name: 'least' | 'most') =>
      makeEntries(EXTREMES[name]).filter(({ collection }) => collection.name === 'services');
    expect(servicesOf('most')).toHaveLength(40);
    expect(servicesOf('most')[0]?.data['title']).toHaveLength(40);
    expect(servicesOf('least')).toHaveLength(1);
    expect(servicesOf('least')[0]?.data['practitioner']).toBeUndefined();
    const places = makeEntries(EXTREMES.most).filter(({ collection }) => collection.name === 'gallery');
    expect(places.length).toBeGreaterThan(1);
    for (const { data } of places) expect(data['photos']).toHaveLength(30);
  });

  test.each([
    ['a text', { words: z.string().min(1).meta({ description: 'Words.' }) }, 'Words'],
    ['a list', { words: z.array(text()).min(1).meta({ description: 'Words.' }) }, 'Words'],
    ['an address', { url: z.string().meta({ description: 'Where.', role: 'address' }) }, 'address'],
    [
      'a text in a list',
      {
        items: z.array(z.strictObject({ name: z.string().min(1).meta({ description: 'Its name.' }) })).max(2),
      },
      'Name',
    ],
  ])('cannot be made where %s has no maximum', (_, shape, label) => {
    expect(() => makeEntries(EXTREMES.most, [withFields(shape)])).toThrow(
      new RegExp(
        `^The schema of pages/new sets no maximum for the field “.*${label}.*”\\. Give it one\\.$`,
        'i',
      ),
    );
  });

  test('cannot be made where the text below the fields has no maximum', () => {
    const services = COLLECTIONS.filter(({ name }) => name === 'services').map((one) => ({
      ...one,
      textMax: undefined,
    })) as unknown as Collection[];
    expect(() => makeEntries(EXTREMES.most, services)).toThrow('“text below the fields”');
  });
});
