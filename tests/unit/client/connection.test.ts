import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DATA_SAVER_KEY, hasRoom, mayMove, remember, remembered } from '../../../src/client/connection.ts';

/** What the browser reports about its connection. */
interface Report {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * A response: its bytes on the wire, when its last one came, and how long it took to connect before it was asked for, in
 * milliseconds. A connection that was kept takes no time.
 */
type Response = readonly [bytes: number, last: number, connect?: number];

/** What a page and its photograph take on a link with a round trip in milliseconds and a rate in kilobits per second. */
const over = (trip: number, rate: number): Response[] =>
  [13_000, 25_000, 300].map((bytes) => [bytes, trip + (bytes * 8) / rate, trip]);

const FAST = over(5, 50_000);
const LATE: Response = [20_000, 900];

/** Sets what the browser reports, and what this page has shown of the connection. */
const visit = (connection: Report | undefined, responses: readonly Response[]) => {
  vi.stubGlobal('navigator', { connection });
  const entries = responses.map(([transferSize, last, connect = 0]) => ({
    transferSize,
    connectStart: 5,
    secureConnectionStart: 0,
    connectEnd: 5 + connect,
    requestStart: 5 + connect,
    responseEnd: 5 + connect + last,
  }));
  vi.spyOn(performance, 'getEntries').mockReturnValue([{ name: 'first-paint' }, ...entries] as never);
};

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each<[string, Report | undefined, readonly Response[], boolean]>([
  ['a fast link that the browser calls 4g', { effectiveType: '4g' }, FAST, true],
  ['a fast link that it calls 3g', { effectiveType: '3g' }, FAST, false],
  ['a fast link that it calls slow 2g', { effectiveType: 'slow-2g' }, FAST, false],
  ['a fast link under Save-Data', { saveData: true, effectiveType: '4g' }, FAST, false],
  // Safari and Firefox report nothing; some browsers have the object but not the type.
  ['a fast link of which the browser says nothing', undefined, FAST, true],
  ['a fast link without a type', {}, FAST, true],
  ['10 Mbit/s and 50 ms', { effectiveType: '4g' }, over(50, 10_000), true],
  ['10 Mbit/s and 300 ms', undefined, over(300, 10_000), true],
  ['1.6 Mbit/s and 150 ms', { effectiveType: '4g' }, over(150, 1600), false],
  ['400 kbit/s and 400 ms', undefined, over(400, 400), false],
  ['20,000 bytes over a kept connection in the time they may take', undefined, [[20_000, 399]], true],
  ['20,000 bytes in a millisecond more', undefined, [[20_000, 400]], false],
  ['a large response that the processor delayed, beside another', undefined, [LATE, [15_000, 60]], true],
  ['a large response that came late, beside a small one', undefined, [LATE, [10_000, 31]], false],
  ['a page that was only confirmed, quickly', undefined, [[300, 51]], true],
  ['a page that was only confirmed, slowly', undefined, [[300, 351]], false],
  ['a page for which nothing was fetched', undefined, [[0, 2]], false],
])('%s: room %#', (_name, report, responses, room) => {
  visit(report, responses);
  expect(hasRoom()).toBe(room);
});

test('with the site’s own switch on there is no room', () => {
  visit(undefined, FAST);
  remember(DATA_SAVER_KEY, 'on');
  expect(hasRoom()).toBe(false);
  remember(DATA_SAVER_KEY, null);
  expect(hasRoom()).toBe(true);
});

test('something may move where there is room and motion is not reduced', () => {
  const reduced = { matches: false };
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('reduced-motion') ? reduced : {}));
  visit(undefined, FAST);
  expect(mayMove()).toBe(true);
  visit(undefined, over(400, 400));
  expect(mayMove()).toBe(false);
  visit(undefined, FAST);
  reduced.matches = true;
  expect(mayMove()).toBe(false);
});

test('where storage is refused, a choice holds for this page', () => {
  vi.stubGlobal('localStorage', undefined);
  remember('film', 'paused');
  expect(remembered('film')).toBe('paused');
  remember('film', null);
  expect(remembered('film')).toBeNull();
});
