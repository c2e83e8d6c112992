import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DRAFT_KEY } from '../../src/delivery/draft.ts';

let submitted: number;
let woken: number;

/** Runs the inline script anew, as each page does. */
const run = async (html = '<form class="contact-form"><input name="a" /></form>') => {
  document.body.innerHTML = html;
  const form = document.querySelector('form');
  form?.addEventListener('focusin', () => (woken += 1));
  vi.resetModules();
  await import(/* @vite-ignore */ `../../src/delivery/early.ts?run=${crypto.randomUUID()}`);
  return form;
};

const held = (form: HTMLFormElement | null) => {
  form?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  form?.setAttribute('data-held', '');
};

beforeEach(() => {
  sessionStorage.clear();
  [submitted, woken] = [0, 0];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => (submitted += 1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a draft of this tab wakes the form, and nothing else does', async () => {
  await run();
  expect(woken).toBe(0);
  sessionStorage.setItem(DRAFT_KEY, '{}');
  await run();
  expect(woken).toBe(1);
});

test('a held submit that React does not come for is sent as it is without script', async () => {
  const form = await run();
  vi.useFakeTimers();
  held(form);
  vi.advanceTimersByTime(9999);
  expect(submitted).toBe(0);
  vi.advanceTimersByTime(1);
  expect(submitted).toBe(1);
  expect(form?.dataset['held']).toBeUndefined();
});

test('a submit that React takes, or took up meanwhile, is not sent behind its back', async () => {
  const form = await run();
  vi.useFakeTimers();
  held(form);
  if (form) form.noValidate = true;
  held(form);
  vi.advanceTimersByTime(20_000);
  expect(submitted).toBe(0);
});

test('a browser without storage, and a page without the form, break nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await run();
  await run('');
  expect(woken).toBe(0);
});
