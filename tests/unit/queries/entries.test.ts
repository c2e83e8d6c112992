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

test('entries are ordered by number, then by slug', () => {
  const entries = [entry('b', 10), entry('c', 9), entry('a', 10)];
  expect(entries.sort(queries.byOrder).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test.each([
  ['again for every page while the site is developed', true, 2],
  ['once for a build', false, 1],
])('the entries of a collection are sorted, and read %s', async (_when, inDevelopment, times) => {
  vi.stubEnv('DEV', inDevelopment);
  getCollection.mockImplementation(() => Promise.resolve([entry('b', 2), entry('a', 1)]));
  for (let page = 0; page < 2; page += 1)
    expect((await queries.getEntries('services')).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(getCollection.mock.calls).toEqual(Array.from({ length: times }, () => ['services']));
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
