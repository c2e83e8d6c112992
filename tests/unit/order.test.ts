import { getCollection } from 'astro:content';
import { expect, test, vi } from 'vitest';
import { byOrder, neighbours, only } from '../../src/queries/shared.ts';

vi.mock(import('astro:content'), () => ({ getCollection: vi.fn() }));

test('a collection of one entry is its data; where the file is missing it is named', async () => {
  vi.mocked(getCollection).mockResolvedValueOnce([{ data: 'texts' }] as never);
  expect(await only('homePage')).toBe('texts');
  vi.mocked(getCollection).mockResolvedValueOnce([]);
  await expect(only('homePage')).rejects.toThrow('The collection "homePage" is empty; its file is missing');
});

const entry = (id: string, order: number) => ({ id, data: { order } });

test('order is by number, then by slug', () => {
  const sorted = [entry('b', 2), entry('c', 1), entry('a', 2)].sort(byOrder);
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('neighbours wrap; an unknown entry is named', () => {
  const entries = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(neighbours(entries, 'a')).toEqual({ previous: { id: 'c' }, next: { id: 'b' } });
  expect(neighbours(entries, 'c')).toEqual({ previous: { id: 'b' }, next: { id: 'a' } });
  expect(() => neighbours(entries, 'd')).toThrow('No entry "d"');
  expect(() => neighbours([], 'a')).toThrow('No entry "a"');
});
