import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATA_SAVER_KEY, hasRoom, mayMove, remember, remembered } from '../../src/client/connection.ts';

/** Sets what the browser reports about the connection, and how long the page's HTML took, in milliseconds. */
const report = (connection: { saveData?: boolean; effectiveType?: string } | undefined, html?: number) => {
  vi.spyOn(Navigator.prototype, 'connection' as never, 'get').mockReturnValue(connection as never);
  const entries = html === undefined ? [] : [{ startTime: 5, responseEnd: 5 + html }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceNavigationTiming[]);
};

const wishForLessMotion = (wish: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: wish } as MediaQueryList);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test.each([
  ['4g', true],
  ['3g', false],
  ['2g', false],
  ['slow-2g', false],
])('on a reported %s there is room: %s', (effectiveType, room) => {
  report({ effectiveType }, 10);
  expect(hasRoom()).toBe(room);
});

test('a reported connection outweighs how long the HTML took', () => {
  report({ effectiveType: '4g' }, 60_000);
  expect(hasRoom()).toBe(true);
});

test('under Save-Data there is no room on any connection', () => {
  report({ saveData: true, effectiveType: '4g' }, 10);
  expect(hasRoom()).toBe(false);
});

test('with the site’s own switch on there is no room', () => {
  report({ effectiveType: '4g' }, 10);
  remember(DATA_SAVER_KEY, 'on');
  expect(hasRoom()).toBe(false);
  remember(DATA_SAVER_KEY, null);
  expect(hasRoom()).toBe(true);
});

// Safari and Firefox report nothing; some browsers have the object but not the type.
test.each([undefined, {}, { saveData: false }])(
  'with %o reported, how long the HTML took decides',
  (connection) => {
    report(connection, 999);
    expect(hasRoom()).toBe(true);
    report(connection, 1000);
    expect(hasRoom()).toBe(false);
    report(connection);
    expect(hasRoom()).toBe(false);
  },
);

test('something may move where there is room and motion is not reduced', () => {
  report({ effectiveType: '4g' });
  wishForLessMotion(false);
  expect(mayMove()).toBe(true);
  wishForLessMotion(true);
  expect(mayMove()).toBe(false);
  wishForLessMotion(false);
  report({ effectiveType: '3g' });
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
