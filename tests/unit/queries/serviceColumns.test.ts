import { expect, test } from 'vitest';
import { distribute, getServiceColumns } from '../../../src/queries/serviceColumns.ts';

/** Groups of as many services each, named by their place. */
const groups = (sizes: readonly number[]) =>
  sizes.map((size, place) => ({
    id: String(place),
    services: Array.from({ length: size }, () => ({ data: {} })),
  })) as unknown as Parameters<typeof distribute>[0];

test.each([
  [
    [6, 1, 2, 7, 1],
    ['0', '1 2 4', '3'],
  ],
  [
    [8, 8, 8, 8, 8],
    ['0 3', '1 4', '2'],
  ],
  [[40], ['0']],
  [
    [1, 2],
    ['0', '1'],
  ],
  [[], []],
])('groups of %j services stand in columns of similar height, in their order', (sizes, expected) =>
  expect(distribute(groups(sizes)).map((column) => column.map(({ id }) => id).join(' '))).toEqual(expected),
);

test('a service that credits a practitioner takes a line more', async () => {
  const columns = await getServiceColumns();
  expect(columns.map((column) => column.map(({ id }) => id))).toEqual([
    ['drips', 'light'],
    ['cold-and-heat', 'plans'],
    ['mind-and-body'],
  ]);
});
