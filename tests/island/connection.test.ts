import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATA_SAVER_KEY, hasRoom, mayMove, remember, remembered } from '../../src/client/connection.ts';

/** A response: its bytes on the wire, and when its first and last byte came, in milliseconds after it was asked for. */
type Response = readonly [bytes: number, first: number, last: number];

/** Sets what the browser reports about the connection, and what this page has shown of it. */
const report = (
  connection: { saveData?: boolean; effectiveType?: string } | undefined,
  ...responses: readonly Response[]
) => {
  vi.spyOn(Navigator.prototype, 'connection' as never, 'get').mockReturnValue(connection as never);
  const entries = responses.map(([transferSize, first, last]) => ({
    transferSize,
    requestStart: 5,
    responseStart: 5 + first,
    responseEnd: 5 + last,
  }));
  vi.spyOn(performance, 'getEntries').mockReturnValue([
    { name: 'first-paint' },
    ...entries,
  ] as unknown as PerformanceEntryList);
};

/** What a page and its photograph take on a link with a round trip in milliseconds and a rate in kilobits per second. */
const over = (trip: number, rate: number): Response[] =>
  [13_000, 25_000, 300].map((bytes) => [bytes, trip, trip + (bytes * 8) / rate]);

const wishForLessMotion = (wish: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: wish } as MediaQueryList);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test.each([
  ['4g', true],
  ['3g', false],
  ['2g', false],
  ['slow-2g', false],
])('on a reported %s that has shown itself fast there is room: %s', (effectiveType, room) => {
  report({ effectiveType }, ...over(5, 50_000));
  expect(hasRoom()).toBe(room);
});

// Safari and Firefox report nothing; some browsers have the object but not the type.
describe.each([undefined, {}, { effectiveType: '4g' }])('with %o reported', (connection) => {
  test.each([
    [50, 10_000, true],
    [100, 5000, true],
    [150, 1600, false],
    [20, 400, false],
    [400, 400, false],
    [600, 20_000, false],
  ])('a round trip of %i ms and %i kbit/s have room: %s', (trip, rate, room) => {
    report(connection, ...over(trip, rate));
    expect(hasRoom()).toBe(room);
  });

  test('the best of the larger responses decides, so one that the processor delayed does not', () => {
    report(connection, [20_000, 30, 900], [15_000, 30, 60]);
    expect(hasRoom()).toBe(true);
    report(connection, [20_000, 30, 900], [300, 30, 31]);
    expect(hasRoom()).toBe(false);
  });

  test('where nothing has been fetched there is no room', () => {
    report(connection);
    expect(hasRoom()).toBe(false);
    report(connection, [0, 1, 2]);
    expect(hasRoom()).toBe(false);
  });

  test('a page that the server only confirmed has room if that was quick', () => {
    report(connection, [300, 50, 51]);
    expect(hasRoom()).toBe(true);
    report(connection, [300, 150, 151]);
    expect(hasRoom()).toBe(false);
  });
});

test('under Save-Data there is no room on any connection', () => {
  report({ saveData: true, effectiveType: '4g' }, ...over(5, 50_000));
  expect(hasRoom()).toBe(false);
});

test('with the site’s own switch on there is no room', () => {
  report({ effectiveType: '4g' }, ...over(5, 50_000));
  remember(DATA_SAVER_KEY, 'on');
  expect(hasRoom()).toBe(false);
  remember(DATA_SAVER_KEY, null);
  expect(hasRoom()).toBe(true);
});

test('something may move where there is room and motion is not reduced', () => {
  report({ effectiveType: '4g' }, ...over(5, 50_000));
  wishForLessMotion(false);
  expect(mayMove()).toBe(true);
  wishForLessMotion(true);
  expect(mayMove()).toBe(false);
  wishForLessMotion(false);
  report({ effectiveType: '3g' }, ...over(5, 50_000));
  expect(mayMove()).toBe(false);
});

test('where storage is refused nothing is remembered and nothing throws', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => remember('film', 'paused')).not.toThrow();
  expect(remembered('film')).toBeNull();
});
