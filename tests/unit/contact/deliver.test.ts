import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver, LONGEST_PAUSE, PAUSES, TIME_LIMIT } from '../../../src/contact/deliver.ts';
import { MINIMUM_TIME, untilPlausible } from '../../../src/contact/spam.ts';

const SERVICE = { endpoint: 'https://forms.example.com/f/abc', format: 'form' } as const;
const FIELDS = { text: 'Grüße\n& more', submissionId: 'a1' };

/** How the network reacts to a request. */
type Step = Response | Error | 'silence';

const CUT = new TypeError('Failed to fetch');
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response(null, { status: code, headers });

/** The window that events are sent to. */
let page: EventTarget;
/** The requests so far, and when each was made. */
let asked: { at: number; request: RequestInit }[];

/** Makes the network react to the next requests in this way, and accept those after them. */
const network = (...steps: Step[]) =>
  vi.stubGlobal('fetch', (_address: string, request: RequestInit) => {
    asked.push({ at: Date.now(), request });
    const step = steps.shift() ?? new Response();
    if (step instanceof Response) return Promise.resolve(step);
    if (step instanceof Error) return Promise.reject(step);
    return new Promise((_done, failed) =>
      request.signal?.addEventListener('abort', () => failed(new DOMException('gone', 'AbortError'))),
    );
  });

/** Begins a delivery, and leaves the timers to the test. */
const start = (options: Partial<Parameters<typeof deliver>[1]> = {}, fields = FIELDS) =>
  deliver(fields, {
    service: SERVICE,
    known: false,
    ready: Promise.resolve(),
    onRetry: () => undefined,
    ...options,
  });

/** Delivers, without a pause that takes real time. */
const run = async (options: Partial<Parameters<typeof deliver>[1]> = {}, fields = FIELDS) => {
  const onRetry = vi.fn();
  const outcome = start({ onRetry, ...options }, fields);
  await vi.runAllTimersAsync();
  return [await outcome, onRetry.mock.calls.length];
};

const keepalives = () => asked.map(({ request }) => request.keepalive);
const bodies = () =>
  asked.map(({ request }) => Object.fromEntries(request.body as URLSearchParams) as typeof FIELDS);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('navigator', { onLine: true });
  asked = [];
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['form', 'application/x-www-form-urlencoded;charset=UTF-8', `${new URLSearchParams(FIELDS)}`],
  ['json', 'text/plain;charset=UTF-8', JSON.stringify(FIELDS)],
] as const)(
  '%s: one POST that needs no preflight, sends no cookie and follows no redirect',
  async (format, type, body) => {
    network();
    expect(await run({ service: { ...SERVICE, format } })).toEqual(['accepted', 0]);
    expect(asked).toHaveLength(1);
    const { body: sent, signal: _signal, ...rest } = asked[0]?.request ?? {};
    expect(rest).toEqual({
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      keepalive: true,
    });
    const request = new Request(SERVICE.endpoint, { method: 'POST', body: sent ?? null });
    expect(request.headers.get('Content-Type')).toBe(type);
    expect(await request.text()).toBe(body);
  },
);

test.each([
  ['204', status(204), 'accepted'],
  ['200 with a body that says so', new Response('{"ok":true}'), 'accepted'],
  ['200 with a body that reports a failure', new Response('{"ok":false}'), 'refused'],
  ['400', status(400), 'refused'],
  ['409', status(409), 'refused'],
  ['422 with a body that says otherwise', new Response('{"ok":true}', { status: 422 }), 'refused'],
  ['304', status(304), 'refused'],
  ['a redirect, which a page may not read', Response.error(), 'refused'],
])('%s is not tried again', async (_name, answer, outcome) => {
  network(answer);
  expect(await run()).toEqual([outcome, 0]);
  expect(asked).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
  // A body that is not read to its end would keep the connection.
  expect(asked[0]?.request.signal?.aborted).toBe(true);
});

test.each<[string, () => Step]>([
  ['a failed connection', () => CUT],
  ['silence', () => 'silence'],
  ['408', () => status(408)],
  ['425', () => status(425)],
  ['429', () => status(429)],
  ['500', () => status(500)],
  ['503', () => status(503)],
])('after %s the same fields are sent again, at most four times in all', async (_name, fault) => {
  network(fault(), fault());
  expect(await run()).toEqual(['accepted', 2]);
  expect(bodies()).toEqual([FIELDS, FIELDS, FIELDS]);
  expect(keepalives()).toEqual([true, false, false]);
  network(...Array.from({ length: 9 }, fault));
  expect(await run()).toEqual(['unreachable', 3]);
  expect(asked).toHaveLength(3 + 4);
});

test('the time limit covers reading the whole answer', async () => {
  const endless = new Response();
  vi.spyOn(endless, 'text').mockImplementation(
    () => new Promise((_done, failed) => asked[0]?.request.signal?.addEventListener('abort', failed)),
  );
  network(endless);
  const done = start();
  await vi.advanceTimersByTimeAsync(TIME_LIMIT - 1);
  expect(asked[0]?.request.signal?.aborted).toBe(false);
  await vi.runAllTimersAsync();
  expect(await done).toBe('accepted');
  expect(asked).toHaveLength(2);
});

test.each<[string, Step[], boolean, string]>([
  ['409 after a lost answer says that the entry arrived', [CUT, status(409)], false, 'accepted'],
  [
    '409 after a failure of the server says that the entry arrived',
    [status(500), status(409)],
    false,
    'accepted',
  ],
  ['409 after 429 is a refusal', [status(429), status(409)], false, 'refused'],
  ['409 for an entry sent before the page was loaded says that it arrived', [status(409)], true, 'accepted'],
  ['a refusal after a lost answer does not say that it did not', [CUT, status(400)], false, 'unreachable'],
])('%s', async (_name, steps, known, outcome) => {
  network(...steps);
  expect(await run({ known })).toEqual([outcome, steps.length - 1]);
});

describe('leaving the page', () => {
  const leave = () => page.dispatchEvent(new Event('pagehide'));

  test('before the first try sends the entry along, once; shown again, the page takes 409 for its arrival', async () => {
    network('silence', status(409));
    const { promise: ready, resolve } = Promise.withResolvers<undefined>();
    const done = start({ ready });
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toHaveLength(0);
    leave();
    leave();
    expect(keepalives()).toEqual([true]);
    expect(bodies()).toEqual([FIELDS]);
    resolve(undefined);
    expect(await done).toBe('accepted');
  });

  test.each<[string, Step[], number, boolean[]]>([
    ['during the first try, which outlives the page, sends nothing more', ['silence'], 10, [true]],
    ['between two tries sends the entry along', [CUT], 100, [true, true]],
    ['during a later try sends the entry along', [CUT, 'silence'], 2000, [true, false, true]],
    ['after the outcome sends nothing', [status(200)], 100, [true]],
  ])('%s', async (_name, steps, milliseconds, expected) => {
    network(...steps, 'silence');
    void start();
    await vi.advanceTimersByTimeAsync(milliseconds);
    leave();
    expect(keepalives()).toEqual(expected);
  });

  test.each([
    [59_999, true],
    [60_000, false],
  ])('takes along an entry of %d bytes: %s', async (bytes, keepalive) => {
    const rest = `${new URLSearchParams({ ...FIELDS, text: '' })}`.length;
    network();
    await run({}, { ...FIELDS, text: 'a'.repeat(bytes - rest) });
    expect(keepalives()).toEqual([keepalive]);
  });

  test('is asked about if the entry is too long to be sent along', async () => {
    const ask = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    network('silence');
    const done = start({}, { ...FIELDS, text: '语'.repeat(20_000) });
    await vi.advanceTimersByTimeAsync(10);
    expect(ask()).toBe(false);
    leave();
    expect(keepalives()).toEqual([false]);
    await vi.runAllTimersAsync();
    expect(await done).toBe('accepted');
    expect(ask()).toBe(true);
  });
});

describe('pauses', () => {
  const pauses = async (...steps: Step[]) => {
    network(...steps);
    await run();
    return asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
  };

  test.each([
    [0, 0.5],
    [0.5, 1],
  ])('grow, and vary at random (%d)', async (chance, factor) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect(await pauses(CUT, CUT, CUT)).toEqual(PAUSES.map((pause) => Math.floor(pause * factor)));
  });

  test.each([
    ['20', [20_000]],
    [' 7 ', [7000]],
    [new Date(20_000).toUTCString(), [20_000]],
    [String(LONGEST_PAUSE / 1000), [LONGEST_PAUSE]],
    // Nobody waits so long: the service is not asked again.
    [String(LONGEST_PAUSE / 1000 + 1), []],
    ['-5', [PAUSES[0]]],
    ['20 s', [PAUSES[0]]],
    [new Date(-9000).toUTCString(), [PAUSES[0]]],
  ])('Retry-After: %s leads to the pauses %j', async (wait, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(await pauses(status(429, { 'Retry-After': wait }))).toEqual(expected);
  });
});

test.each<[string, Step, string]>([
  ['without a connection delivery ends at once', CUT, 'offline'],
  ['a browser that wrongly believes it is offline delivers all the same', status(200), 'accepted'],
])('%s', async (_name, step, outcome) => {
  vi.stubGlobal('navigator', { onLine: false });
  network(step);
  expect(await run()).toEqual([outcome, 0]);
  expect(asked).toHaveLength(1);
});

test.each([
  [1000, MINIMUM_TIME - 1000],
  [MINIMUM_TIME, 0],
])('an entry submitted %d ms after the page opened waits for %d ms', async (opened, wait) => {
  vi.spyOn(performance, 'now').mockReturnValue(opened);
  const waited = untilPlausible().then(() => Date.now());
  await vi.runAllTimersAsync();
  expect(await waited).toBe(wait);
});
