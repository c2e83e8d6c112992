import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deliver, LONGEST_PAUSE, PAUSES, TIME_LIMIT } from '../../src/contact/deliver.ts';
import { DRAFT_KEY, openDraft } from '../../src/contact/draft.ts';
import { contactService, type Service } from '../../src/contact/settings.ts';
import { HONEYPOT, MINIMUM_TIME, untilPlausible } from '../../src/contact/spam.ts';
import type { Entry } from '../../src/contact/validation.ts';

/** The window that events are sent to. */
let page: EventTarget;

const SERVICE = { endpoint: 'https://forms.example.com/f/abc', format: 'form' } as const;
const FIELDS = { text: 'Grüße\n& more', submissionId: 'a1' };

type Step = Response | Error | 'silence';

const jsonOf = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json' } });

/** Stubs `fetch` with these answers, in order, and records the requests and their times. */
const network = (...steps: Step[]) => {
  const asked: { at: number; request: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', (_address: string, request?: RequestInit) => {
    asked.push({ at: Date.now(), request });
    const step = steps.shift() ?? new Response();
    if (step instanceof Response) return Promise.resolve(step);
    if (step instanceof Error) return Promise.reject(step);
    return new Promise((_done, failed) =>
      request?.signal?.addEventListener('abort', () => failed(new DOMException('gone', 'AbortError'))),
    );
  });
  return asked;
};

const html = (body: string) => new Response(body, { headers: { 'Content-Type': 'text/html' } });

const CUT = new TypeError('Failed to fetch');
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response(null, { status: code, headers });

/** Begins a delivery, and leaves the timers to the test. */
const start = (ready = Promise.resolve(), fields = FIELDS) =>
  deliver(fields, { service: SERVICE, known: false, ready, onRetry: () => undefined });

/** Delivers with fake timers, so that no pause takes real time. */
const run = async (service: Service = SERVICE, { known = false, fields = FIELDS } = {}) => {
  let retries = 0;
  const outcome = deliver(fields, {
    service,
    known,
    ready: Promise.resolve(),
    onRetry: () => (retries += 1),
  });
  await vi.runAllTimersAsync();
  return { outcome: await outcome, retries };
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('navigator', { onLine: true });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('one try', () => {
  test('is one POST that needs no preflight, sends no cookie and follows no redirect', async () => {
    const asked = network(status(200));
    expect(await run()).toEqual({ outcome: 'accepted', retries: 0 });
    expect(asked).toHaveLength(1);
    const { body, signal: _signal, ...rest } = asked[0]?.request ?? {};
    expect(rest).toEqual({
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      keepalive: true,
    });
    expect(
      new Request('https://forms.example.com', { method: 'POST', body: body ?? null }).headers.get(
        'Content-Type',
      ),
    ).toBe('application/x-www-form-urlencoded;charset=UTF-8');
    expect(Object.fromEntries(body as URLSearchParams)).toEqual(FIELDS);
  });

  test('sends the same fields as JSON in a text body', async () => {
    const asked = network(status(200));
    await run({ ...SERVICE, format: 'json' });
    expect(asked[0]?.request?.body).toBe(JSON.stringify(FIELDS));
  });
});

describe.each([
  ['204', () => status(204)],
  ['200 with JSON', () => jsonOf('{"ok":true}')],
  ['200 with JSON that says nothing of it', () => jsonOf('["a"]')],
  ['200 with JSON that is null', () => jsonOf('null')],
  ['200 with JSON that is a number', () => jsonOf('7')],
  ['200 with empty JSON', () => jsonOf('')],
  ['200 with blank JSON', () => jsonOf(' \n')],
  ['200 with no error', () => jsonOf('{"error":null,"errors":[],"status":"success"}')],
  ['201 with plain text', () => new Response('OK', { status: 201 })],
  ['200 with the site’s own thank-you page', () => html('<!doctype html><form name="enquiry" hidden>')],
])('%s', (_name, answer) => {
  test('is accepted', async () => {
    network(answer());
    expect(await run()).toEqual({ outcome: 'accepted', retries: 0 });
  });
});

describe.each([
  ['400', () => status(400)],
  ['401', () => status(401)],
  ['404', () => status(404)],
  ['422 with JSON', () => jsonOf('{"ok":true}', 422)],
  ['a redirect', () => Response.error()],
  ['304', () => status(304)],
  ['200 with "success":"false"', () => jsonOf('{"success":"false"}')],
  ['200 with "ok":false', () => jsonOf('{"ok":false}')],
  ['200 with broken JSON', () => jsonOf('{"ok":')],
  ['200 with false', () => jsonOf('false')],
  ['200 with an error', () => jsonOf('{"error":"no such form"}')],
  ['200 with an error in JSON that is not called so', () => new Response('{"error":{"code":7}}')],
  ['200 with errors', () => jsonOf('{"errors":["captcha"],"id":7}')],
  ['200 with a status of failure', () => jsonOf('{"status":"failed"}')],
  ['200 with a puzzle to solve', () => html('<!doctype html><h1>Are you a robot?</h1>')],
  ['201 with a page', () => new Response('<h1>Thanks', { status: 201 })],
  ['409', () => status(409)],
])('%s', (_name, answer) => {
  test('is refused, and not tried again', async () => {
    const asked = network(answer());
    expect(await run()).toEqual({ outcome: 'refused', retries: 0 });
    expect(asked).toHaveLength(1);
  });
});

describe.each([
  ['a failed connection', () => CUT],
  ['silence', () => 'silence' as const],
  ['408', () => status(408)],
  ['425', () => status(425)],
  ['429', () => status(429)],
  ['500', () => status(500)],
  ['503', () => status(503)],
])('%s', (_name, fault) => {
  test('is tried again with the same fields', async () => {
    const asked = network(fault(), fault());
    expect(await run()).toEqual({ outcome: 'accepted', retries: 2 });
    for (const { request } of asked)
      expect(Object.fromEntries(request?.body as URLSearchParams)).toEqual(FIELDS);
    expect(asked.map(({ request }) => request?.keepalive)).toEqual([true, false, false]);
  });

  test('is given up after some tries', async () => {
    const asked = network(...Array.from({ length: 9 }, (): Step => fault()));
    expect(await run()).toEqual({ outcome: 'unreachable', retries: PAUSES.length });
    expect(asked).toHaveLength(PAUSES.length + 1);
  });
});

describe('409, which says that the id is known,', () => {
  test.each([
    ['a lost answer', () => CUT],
    ['a failure of the server', () => status(500)],
  ])('means that the entry arrived, after %s', async (_name, fault) => {
    network(fault(), status(409));
    expect(await run()).toEqual({ outcome: 'accepted', retries: 1 });
  });

  test('means so too if an answer was lost before the page was loaded again', async () => {
    network(status(409));
    expect(await run(SERVICE, { known: true })).toEqual({ outcome: 'accepted', retries: 0 });
  });

  test('means so too if the page was left before the first try, and shown again', async () => {
    network(status(200), status(409));
    const done = run();
    page.dispatchEvent(new Event('pagehide'));
    expect(await done).toEqual({ outcome: 'accepted', retries: 0 });
  });

  test('is a refusal after an answer that took nothing', async () => {
    network(status(429), status(409));
    expect(await run()).toEqual({ outcome: 'refused', retries: 1 });
  });
});

test('a refusal after a lost answer does not say whether the entry arrived', async () => {
  network(CUT, status(400));
  expect(await run()).toEqual({ outcome: 'unreachable', retries: 1 });
});

describe('leaving the page', () => {
  const leave = () => page.dispatchEvent(new Event('pagehide'));

  test('before the first try sends the entry along', async () => {
    const asked = network('silence');
    void start(new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toHaveLength(0);
    leave();
    leave();
    expect(asked.map(({ request }) => request?.keepalive)).toEqual([true]);
    expect(Object.fromEntries(asked[0]?.request?.body as URLSearchParams)).toEqual(FIELDS);
  });

  test('during the first try, which outlives the page, sends nothing more', async () => {
    const asked = network('silence');
    void start();
    await vi.advanceTimersByTimeAsync(10);
    leave();
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['between two tries', [CUT], 100],
    ['during a later try', [CUT, 'silence' as const], 2000],
  ])('%s sends the entry along', async (_name, steps, milliseconds) => {
    const asked = network(...steps, 'silence');
    void start();
    await vi.advanceTimersByTimeAsync(milliseconds);
    leave();
    expect(asked.map(({ request }) => request?.keepalive)).toEqual([
      true,
      ...steps.slice(1).map(() => false),
      true,
    ]);
  });

  test('after the outcome sends nothing', async () => {
    const asked = network(status(200));
    await run();
    leave();
    expect(asked).toHaveLength(1);
  });

  test.each([
    [59_999, true],
    [60_000, false],
  ])('takes along an entry of %d bytes: %s', async (bytes, keepalive) => {
    const rest = `${new URLSearchParams({ ...FIELDS, text: '' })}`.length;
    const asked = network(status(200));
    await run(SERVICE, { fields: { ...FIELDS, text: 'a'.repeat(bytes - rest) } });
    expect(asked[0]?.request?.keepalive).toBe(keepalive);
  });

  test('is asked about if the entry is too long to be sent along', async () => {
    const asked = network('silence', 'silence');
    const ask = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const done = start(undefined, { ...FIELDS, text: '语'.repeat(20_000) });
    await vi.advanceTimersByTimeAsync(10);
    expect(ask()).toBe(false);
    leave();
    expect(asked.map(({ request }) => request?.keepalive)).toEqual([false]);
    network();
    await vi.runAllTimersAsync();
    expect(await done).toBe('accepted');
    expect(ask()).toBe(true);
  });
});

test('after an answer nothing is left: no timer, and no unread body that keeps the connection', async () => {
  const asked = network(status(400));
  expect(await start()).toBe('refused');
  expect(vi.getTimerCount()).toBe(0);
  expect(asked[0]?.request?.signal?.aborted).toBe(true);
});

test('the time limit covers reading the whole answer', async () => {
  const endless = new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } });
  vi.spyOn(endless, 'text').mockImplementation(
    () => new Promise((_done, failed) => setTimeout(() => failed(CUT), TIME_LIMIT)),
  );
  network(endless);
  expect(await run()).toEqual({ outcome: 'accepted', retries: 1 });
});

describe('pauses', () => {
  const pauses = async (...steps: Step[]) => {
    const asked = network(...steps);
    await run();
    return asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0));
  };

  test.each([
    [0, 0.5],
    [0.5, 1],
    [0.999, 1.499],
  ])('grow, and vary at random (%d)', async (chance, factor) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const taken = await pauses(CUT, CUT, CUT);
    expect(taken).toEqual(PAUSES.map((pause) => Math.floor(pause * factor)));
  });

  test('each pause is at least as long as the one before, whatever the random part', () => {
    PAUSES.slice(1).forEach((pause, index) =>
      expect(pause * 0.5).toBeGreaterThanOrEqual((PAUSES[index] ?? 0) * 1.5),
    );
  });

  test.each([
    ['20', 20_000],
    [new Date(25_000).toUTCString(), 20_000],
    [' 7 ', 7000],
    [String(LONGEST_PAUSE / 1000), LONGEST_PAUSE],
  ])('Retry-After: %s is respected', async (after, expected) => {
    vi.setSystemTime(5000);
    expect(await pauses(status(429, { 'Retry-After': after }))).toEqual([expected]);
  });

  test.each(['0', '-5', 'soon', 'in 20', '20 s', new Date(-9000).toUTCString()])(
    'Retry-After: %s asks for nothing',
    async (after) => {
      vi.spyOn(Math, 'random').mockReturnValue(0.5);
      expect(await pauses(status(503, { 'Retry-After': after }))).toEqual([1000]);
    },
  );

  test('a service that asks for too long a pause is not asked again', async () => {
    const asked = network(status(429, { 'Retry-After': String(LONGEST_PAUSE / 1000 + 1) }));
    expect(await run()).toEqual({ outcome: 'unreachable', retries: 0 });
    expect(asked).toHaveLength(1);
  });
});

test('without a connection delivery ends at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const asked = network(CUT);
  expect(await run()).toEqual({ outcome: 'offline', retries: 0 });
  expect(asked).toHaveLength(1);
});

test('a browser that wrongly believes it is offline delivers all the same', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  network(status(200));
  expect(await run()).toEqual({ outcome: 'accepted', retries: 0 });
});

test('an entry submitted at once waits until a person could have written it', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  const done = vi.fn();
  void untilPlausible().then(done);
  await vi.advanceTimersByTimeAsync(MINIMUM_TIME - 1001);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

test('an entry that a person could have written by then is sent at once', () => {
  vi.spyOn(performance, 'now').mockReturnValue(MINIMUM_TIME);
  void untilPlausible();
  expect(vi.getTimerCount()).toBe(0);
});

test('the honeypot field has the name that form services know', () => {
  expect(HONEYPOT).toBe('_gotcha');
});

describe('draft', () => {
  const ENTRY: Entry = { firstName: 'Ada', lastName: 'L', phoneNumber: '', email: 'a@b.c', text: 'Hi' };
  const storage = () => {
    const items = new Map<string, string>();
    return {
      items,
      open: () => ({
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
        removeItem: (key: string) => void items.delete(key),
      }),
    };
  };
  const opened = (open: () => unknown) => openDraft(open as () => Storage);

  test('an entry keeps its id on every try, also after a reload; another entry gets another id', () => {
    const { open } = storage();
    const draft = opened(open);
    const id = draft.attempt(ENTRY);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    draft.keep({ ...ENTRY, text: 'Hi!' });
    draft.keep(ENTRY);
    expect(draft.attempt(ENTRY)).toBe(id);
    expect(opened(open).attempt({ ...ENTRY })).toBe(id);
    expect(opened(open).attempted(ENTRY)).toBe(true);
    expect(opened(open).attempted({ ...ENTRY, text: 'Hi!' })).toBe(false);
    expect(draft.attempt({ ...ENTRY, text: 'Hi!' })).not.toBe(id);
  });

  test('the draft survives a reload; a corrupt record of an attempt is dropped and the draft is kept', () => {
    const { open, items } = storage();
    opened(open).keep(ENTRY);
    expect(opened(open).entry()).toEqual(ENTRY);
    for (const attempt of [{ id: 7, entry: ENTRY }, { id: 'x', entry: {} }, { id: 'x' }]) {
      items.set(DRAFT_KEY, JSON.stringify({ entry: ENTRY, attempt }));
      expect(opened(open).entry()).toEqual(ENTRY);
      expect(opened(open).attempted(ENTRY)).toBe(false);
      expect(opened(open).attempt(ENTRY)).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  test.each([
    ['nativePost', `const DRAFT_KEY = '${DRAFT_KEY}';`],
    ['delivered', `getItem('${DRAFT_KEY}')`],
  ])('the inline script %s uses the same key', (name, code) => {
    expect(readFileSync(`src/contact/${name}.ts`, 'utf8')).toContain(code);
  });

  test('nothing is kept after an entry is accepted, and the same entry counts as a new one', () => {
    const { open, items } = storage();
    const draft = opened(open);
    const id = draft.attempt(ENTRY);
    draft.clear();
    expect(items.size).toBe(0);
    expect(draft.entry()).toBeUndefined();
    expect(draft.attempt(ENTRY)).not.toBe(id);
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '{"entry":{"firstName":1}}',
    '{"entry":{"text":"Hi"}}',
    '{"entry":null,"attempt":{}}',
  ])('nonsense in storage counts as no draft: %j', (text) => {
    const { open, items } = storage();
    items.set(DRAFT_KEY, text);
    expect(opened(open).entry()).toBeUndefined();
    expect(opened(open).attempted(ENTRY)).toBe(false);
  });

  test('without storage the draft is kept in memory', () => {
    const draft = opened(() => {
      throw new DOMException('no', 'SecurityError');
    });
    draft.keep(ENTRY);
    expect(draft.entry()).toEqual(ENTRY);
    expect(draft.attempt(ENTRY)).toBe(draft.attempt(ENTRY));
    draft.clear();
    expect(draft.entry()).toBeUndefined();
  });
});

describe('settings', () => {
  test('without an endpoint nothing is sent', () => {
    expect(contactService({})).toBeUndefined();
  });

  test.each([
    ['https://forms.example.com/f/abc', 'https://forms.example.com/f/abc'],
    ['https://forms.example.com', 'https://forms.example.com/'],
    ['https://www.example.org:8443/api?to=office', 'https://www.example.org:8443/api?to=office'],
    ['http://localhost:8080/in', 'http://localhost:8080/in'],
    ['http://site.localhost:8080/in', 'http://site.localhost:8080/in'],
    ['http://127.0.0.1/in', 'http://127.0.0.1/in'],
    ['http://127.0.0.10/in', 'http://127.0.0.10/in'],
  ])('%s is an endpoint', (address, endpoint) => {
    expect(contactService({ CONTACT_ENDPOINT: address })).toEqual({ endpoint, format: 'form' });
    expect(contactService({ CONTACT_ENDPOINT: address, CONTACT_FORMAT: 'json' })).toEqual({
      endpoint,
      format: 'json',
    });
  });

  test.each([
    '',
    ' ',
    'forms.example.com/f/abc',
    '/api/enquiries',
    'http://forms.example.com/f/abc',
    'http://localhost.example.com/',
    'ftp://forms.example.com/',
    'mailto:office@example.com',
    'javascript:alert(1)',
    'https://',
    'https://user:word@forms.example.com/',
    'https://forms.example.com/#here',
    'https://forms.example.com/a b',
    'http://mylocalhost/',
    'ftp://localhost/',
    'http://[::1]:8080/',
    'https://[2001:db8::1]/',
  ])(
    '%j stops the build with a message that names the setting, what was found and what is expected',
    (address) => {
      expect(() => contactService({ CONTACT_ENDPOINT: address })).toThrow(
        `CONTACT_ENDPOINT is "${address}"; expected an address such as "https://forms.example.com/f/abc"`,
      );
    },
  );

  test.each(['', 'xml', 'JSON'])('the format %j stops the build', (format) => {
    expect(() => contactService({ CONTACT_ENDPOINT: SERVICE.endpoint, CONTACT_FORMAT: format })).toThrow(
      `CONTACT_FORMAT is "${format}"; expected "form" or "json".`,
    );
  });

  test('a format without an endpoint stops the build', () => {
    expect(() => contactService({ CONTACT_FORMAT: 'json' })).toThrow('CONTACT_ENDPOINT is not set');
  });
});
