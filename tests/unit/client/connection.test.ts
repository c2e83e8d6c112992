import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  DATA_SAVER_KEY,
  hasRoom,
  mayMove,
  onceLoaded,
  remember,
  remembered,
} from '../../../src/client/connection.ts';

/** What the browser reports about its connection. */
interface Report {
  saveData?: boolean;
  effectiveType?: string;
}

/** A response: its bytes on the wire, and when its first and last byte came, in milliseconds after it was asked for. */
type Response = readonly [bytes: number, first: number, last: number];

/** What a page and its photograph take on a link with a round trip in milliseconds and a rate in kilobits per second. */
const over = (trip: number, rate: number): Response[] =>
  [13_000, 25_000, 300].map((bytes) => [bytes, trip, trip + (bytes * 8) / rate]);

const FAST = over(5, 50_000);

/** Sets what the browser reports, and what this page has shown of the connection. */
const visit = (connection: Report | undefined, responses: readonly Response[]) => {
  vi.stubGlobal('navigator', { connection });
  const entries = responses.map(([transferSize, first, last]) => ({
    transferSize,
    requestStart: 5,
    responseStart: 5 + first,
    responseEnd: 5 + last,
  }));
  vi.spyOn(performance, 'getEntries').mockReturnValue([{ name: 'first-paint' }, ...entries] as never);
};

const wishForLessMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches && query.includes('reduced-motion') }));

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
  ['a fast link that it calls 2g', { effectiveType: '2g' }, FAST, false],
  ['a fast link that it calls slow 2g', { effectiveType: 'slow-2g' }, FAST, false],
  ['a fast link under Save-Data', { saveData: true, effectiveType: '4g' }, FAST, false],
  // Safari and Firefox report nothing; some browsers have the object but not the type.
  ['a fast link of which the browser says nothing', undefined, FAST, true],
  ['a fast link without a type', {}, FAST, true],
  ['10 Mbit/s and 50 ms', { effectiveType: '4g' }, over(50, 10_000), true],
  ['5 Mbit/s and 100 ms', undefined, over(100, 5000), true],
  ['1.6 Mbit/s and 150 ms', { effectiveType: '4g' }, over(150, 1600), false],
  ['20 Mbit/s and 120 ms', undefined, over(120, 20_000), false],
  ['400 kbit/s and 20 ms', undefined, over(20, 400), false],
  // Most of the round trip and of the transfer is allowed, but not a millisecond more.
  ['20,000 bytes in the time they may take', undefined, [[20_000, 119, 269]], true],
  ['20,000 bytes in a millisecond more', undefined, [[20_000, 119, 270]], false],
  [
    'a large response that the processor delayed, beside another',
    undefined,
    [
      [20_000, 30, 900],
      [15_000, 30, 60],
    ],
    true,
  ],
  [
    'a large response that came late, beside a small one',
    undefined,
    [
      [20_000, 30, 900],
      [10_000, 30, 31],
    ],
    false,
  ],
  ['a page that was only confirmed, quickly', undefined, [[300, 50, 51]], true],
  ['a page that was only confirmed, slowly', undefined, [[300, 150, 151]], false],
  ['a page for which nothing was fetched', undefined, [[0, 1, 2]], false],
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

test.each([
  [FAST, false, true],
  [FAST, true, false],
  [over(400, 400), false, false],
])('something may move where there is room and motion is not reduced (%#)', (responses, wish, move) => {
  visit(undefined, responses);
  wishForLessMotion(wish);
  expect(mayMove()).toBe(move);
});

test('where storage is refused nothing is remembered and nothing throws', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => remember('film', 'paused')).not.toThrow();
  expect(remembered('film')).toBeNull();
});

test.each([
  ['complete', 1],
  ['interactive', 0],
])('what nobody asked for waits until the page has loaded (%s)', (readyState, times) => {
  const page = new EventTarget();
  vi.stubGlobal('document', { readyState });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const run = vi.fn();
  onceLoaded(run);
  expect(run).toHaveBeenCalledTimes(times);
  page.dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledOnce();
});
