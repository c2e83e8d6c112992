import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const getCollection = vi.fn();
let queries: typeof import('../../../src/queries/entries.ts');

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('astro:content', () => ({ getCollection }));
  queries = await import('../../../src/queries/entries.ts');
});
afterEach(() => {
  getCollection.mockReset();
  vi.unstubAllEnvs();
});
afterAll(() => {
  vi.doUnmock('astro:content');
  vi.resetModules();
});

const entry = (id: string, order: number) => ({ id, data: { order } });

test('the entries of a collection are ordered by number, then by slug', async () => {
  getCollection.mockResolvedValueOnce([entry('b', 10), entry('c', 9), entry('a', 10)]);
  expect((await queries.getEntries('services')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('a collection of one entry gives its data; a missing file is named in the error', async () => {
  getCollection.mockResolvedValueOnce([{ data: 'texts' }]);
  expect(await queries.getSingle('homePage')).toBe('texts');
  getCollection.mockResolvedValueOnce([]);
  await expect(queries.getSingle('homePage')).rejects.toThrow(
    'The collection "homePage" is empty; its file is missing from',
  );
});

test('neighbours wrap; an unknown entry is named in the error', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(queries.neighbours([a, b, c], 'a')).toEqual({ previous: c, next: b });
  expect(queries.neighbours([a, b, c], 'c')).toEqual({ previous: b, next: a });
  expect(queries.neighbours([a], 'a')).toEqual({ previous: a, next: a });
  expect(() => queries.neighbours([a, b, c], 'd')).toThrow('No entry "d"');
  expect(() => queries.neighbours([], 'a')).toThrow('No entry "a"');
});
