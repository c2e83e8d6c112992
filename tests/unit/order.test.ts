import { getCollection } from 'astro:content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { byField, getEntries, getSingle, neighbours } from '../../src/queries/entries.ts';

vi.mock(import('astro:content'), () => ({ getCollection: vi.fn() }));

test('a collection of one entry gives its data; a missing file is named in the error', async () => {
  vi.mocked(getCollection).mockResolvedValueOnce([{ data: 'texts' }] as never);
  expect(await getSingle('homePage')).toBe('texts');
  vi.mocked(getCollection).mockResolvedValueOnce([]);
  await expect(getSingle('homePage')).rejects.toThrow(
    'The collection "homePage" is empty; its file is missing',
  );
});

describe('the entries of a collection', () => {
  const read = () => getEntries('services').then((entries) => entries.map(({ id }) => id));

  beforeEach(() => {
    vi.mocked(getCollection)
      .mockReset()
      .mockImplementation(() => Promise.resolve([entry('b', 2), entry('a', 1)] as never));
  });

  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['again for every page while the site is developed', true, 2],
    ['once for a build', false, 1],
  ])('are read %s, and sorted', async (_when, inDevelopment, times) => {
    vi.stubEnv('DEV', inDevelopment);
    expect(await read()).toEqual(['a', 'b']);
    expect(await read()).toEqual(['a', 'b']);
    expect(getCollection).toHaveBeenCalledTimes(times);
    expect(getCollection).toHaveBeenCalledWith('services');
  });
});

const entry = (id: string, order: number | string) => ({ id, data: { order } });

test('entries are ordered by number, then by slug', () => {
  const sorted = [entry('b', 10), entry('c', 9), entry('a', 10)].sort(byField('order'));
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('entries are ordered by date', () => {
  const sorted = [entry('a', '2027-01-09'), entry('b', '2026-12-31'), entry('c', '2027-01-10')].sort(
    byField('order'),
  );
  expect(sorted.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('neighbours wrap; an unknown entry is named in the error', () => {
  const entries = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(neighbours(entries, 'a')).toEqual({ previous: { id: 'c' }, next: { id: 'b' } });
  expect(neighbours(entries, 'c')).toEqual({ previous: { id: 'b' }, next: { id: 'a' } });
  expect(() => neighbours(entries, 'd')).toThrow('No entry "d"');
  expect(() => neighbours([], 'a')).toThrow('No entry "a"');
});
