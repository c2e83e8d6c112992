import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Here the form delivers nothing; tests/delivery has the form that does.

const PAGE = `<astro-island><form class="contact-form"><textarea name="text">Hello</textarea></form></astro-island>
  <div class="form-stuck" role="alert" hidden>Ring us <a class="button" href="#" hidden>Reload</a></div>`;

/** Runs the inline script again, as each page does. */
const run = async () => {
  document.body.innerHTML = PAGE;
  await import(/* @vite-ignore */ `../../src/contact/noReactFallback.ts?run=${crypto.randomUUID()}`);
  return document.querySelector('form');
};

const isTold = () => !document.querySelector<HTMLElement>('.form-stuck')?.hidden;
const offersReload = () => !document.querySelector<HTMLElement>('.form-stuck a')?.hidden;

/** Submits the form and holds the submit, as `client:intent` does. */
const hold = (form: HTMLFormElement | null) => {
  form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  form?.parentElement?.setAttribute('data-held', '');
};

/** What is dispatched on the island when its scripts did not come. */
const fail = (form: HTMLFormElement | null) =>
  form?.parentElement?.dispatchEvent(new Event('hydration-error'));

const visit = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);

beforeEach(() => void visit('navigate'));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a held submit waits for React for a bounded time; then the page says that it cannot send', async () => {
  const form = await run();
  vi.useFakeTimers();
  hold(form);
  vi.advanceTimersByTime(9999);
  expect(isTold()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isTold()).toBe(true);
  expect(form?.parentElement?.dataset['held']).toBeUndefined();
  expect(form?.querySelector('textarea')?.value).toBe('Hello');
});

test('it says so at once if React’s scripts have failed to come, and again after the next submit', async () => {
  const form = await run();
  fail(form);
  expect(isTold()).toBe(false);
  for (let times = 0; times < 2; times += 1) {
    hold(form);
    expect(isTold()).toBe(false);
    fail(form);
    expect(isTold()).toBe(true);
  }
});

test('a submit that React handles, and a page that is left, say nothing', async () => {
  const form = await run();
  vi.useFakeTimers();
  hold(form);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  vi.advanceTimersByTime(30_000);
  hold(form);
  form?.setAttribute('data-hydrated', 'true');
  fail(form);
  vi.advanceTimersByTime(30_000);
  expect(isTold()).toBe(false);
});

test.each([
  ['once', 'navigate', true, true],
  ['not after a reload', 'reload', true, false],
  ['not without a connection', 'navigate', false, false],
])('reloading is offered %s', async (_name, type, online, offered) => {
  visit(type);
  vi.spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(online);
  const form = await run();
  hold(form);
  fail(form);
  expect(offersReload()).toBe(offered);
});
