import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enhanceDisclosure } from '../../src/islands/disclosure.ts';

// The end-to-end tests cover what mouse and keyboard do; these cover what they must not do, and what they leave behind.

let details: HTMLDetailsElement;
let release: () => void;

const pointer = (type: string, pointerType: string) =>
  details.dispatchEvent(new PointerEvent(type, { pointerType }));

beforeEach(() => {
  document.body.innerHTML = `<button id="before">Before</button>
    <details><summary>Services</summary><p style="position: absolute"><a href="#sauna">Sauna</a></p></details>
    <button id="after">After</button>`;
  const found = document.querySelector('details');
  if (!found) throw new Error('There is no menu.');
  details = found;
  release = enhanceDisclosure(details);
});
afterEach(() => {
  release();
  vi.restoreAllMocks();
});

test('a mouse opens the panel and closes it; a finger or pen passing over does neither', () => {
  for (const kind of ['touch', 'pen']) {
    pointer('pointerenter', kind);
    expect(details.open).toBe(false);
  }
  pointer('pointerenter', 'mouse');
  expect(details.open).toBe(true);
  for (const kind of ['touch', 'pen']) pointer('pointerleave', kind);
  expect(details.open).toBe(true);
  pointer('pointerleave', 'mouse');
  expect(details.open).toBe(false);
});

test('a panel that does not float, as in the small-screen menu, ignores the mouse', () => {
  details.querySelector('p')?.style.setProperty('position', 'static');
  pointer('pointerenter', 'mouse');
  expect(details.open).toBe(false);
  details.open = true;
  pointer('pointerleave', 'mouse');
  expect(details.open).toBe(true);
});

test('a panel opened by a click closes on the next click, also after the mouse left and came back', async () => {
  details.open = true;
  pointer('pointerenter', 'mouse');
  details.querySelector('summary')?.click();
  await expect.poll(() => details.open).toBe(false);
});

test('however a panel opened by hover was closed, the next click opens it, and one more closes it', async () => {
  const summary = details.querySelector('summary');
  const moveFocus = async () => {
    document.getElementById('after')?.focus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  };
  for (const close of [
    () => pointer('pointerleave', 'mouse'),
    () => userEvent.keyboard('{Escape}'),
    () => details.querySelector('a')?.click(),
    moveFocus,
  ]) {
    pointer('pointerenter', 'mouse');
    expect(details.open).toBe(true);
    await close();
    expect(details.open).toBe(false);
    summary?.click();
    await expect.poll(() => details.open).toBe(true);
    summary?.click();
    await expect.poll(() => details.open).toBe(false);
  }
});

test('focus moved by a tap or a script leaves the panel open; keyboard focus moving on closes it', async () => {
  const after = page.getByRole('button', { name: 'After' });
  // An earlier test may have left the mouse over the panel, and moving away would close it.
  await userEvent.hover(after);
  details.open = true;
  await userEvent.click(after);
  expect(details.open).toBe(true);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(details.open).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(details.open).toBe(false);
});

test('Escape returns focus to the button only if it was inside', async () => {
  const before = document.getElementById('before');
  details.open = true;
  before?.focus();
  details.open = true;
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(before);
  details.open = true;
  details.querySelector('a')?.focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(details.querySelector('summary'));
});

test('after release the disclosure is a plain one again', async () => {
  release();
  pointer('pointerenter', 'mouse');
  expect(details.open).toBe(false);
  details.open = true;
  await userEvent.keyboard('{Escape}');
  pointer('pointerleave', 'mouse');
  expect(details.open).toBe(true);
});
