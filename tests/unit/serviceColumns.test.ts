import { expect, test } from 'vitest';
import { distribute } from '../../src/queries/serviceColumns.ts';

/** Groups of as many services each, named by their place. */
const groups = (...sizes: number[]) =>
  sizes.map((size, place) => ({
    id: String(place),
    services: Array.from({ length: size }, () => ({ data: {} })),
  })) as unknown as Parameters<typeof distribute>[0];

const columns = (...sizes: number[]) =>
  distribute(groups(...sizes)).map((column) => column.map(({ id }) => id).join(' '));

test('groups stand in three columns of similar height, in their order', () => {
  expect(columns(6, 1, 2, 7, 1)).toEqual(['0', '1 2 4', '3']);
  expect(columns(8, 8, 8, 8, 8)).toEqual(['0 3', '1 4', '2']);
});

test('fewer groups than columns take a column each', () => {
  expect(columns(40)).toEqual(['0']);
  expect(columns(1, 2)).toEqual(['0', '1']);
  expect(columns()).toEqual([]);
});
