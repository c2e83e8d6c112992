import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mindPanel } from '../../src/islands/servicesPanel.ts';

// What a mouse and a keyboard do on the page itself is tested end to end; here is what they must not do.

let details: HTMLDetailsElement;
let release: () => void;

const pointer = (type: string, pointerType: string) =>
  details.dispatchEvent(new PointerEvent(type, { pointerType }));

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.body.innerHTML = `<button id="before">Before</button>
    <details><summary>Services</summary><a href="#sauna">Sauna</a></details><button id="after">After</button>`;
  const found = document.querySelector('details');
  if (!found) throw new Error('There is no menu.');
  details = found;
  release = mindPanel(details);
});
afterEach(() => {
  release();
  vi.restoreAllMocks();
});

test('a mouse opens the panel and closes it; a finger or a pen passing over does neither', () => {
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

test('in the small-screen menu the mouse moves nothing', async () => {
  await page.viewport(1023, 800);
  pointer('pointerenter', 'mouse');
  expect(details.open).toBe(false);
  details.open = true;
  pointer('pointerleave', 'mouse');
  expect(details.open).toBe(true);
});

test('a panel opened by a click before the mouse came back closes on the next click', async () => {
  details.open = true;
  pointer('pointerenter', 'mouse');
  details.querySelector('summary')?.click();
  await expect.poll(() => details.open).toBe(false);
});

test('focus that a tap or a script moves elsewhere leaves the panel open; the keyboard’s closes it', async () => {
  details.open = true;
  await userEvent.click(page.getByRole('button', { name: 'After' }));
  expect(details.open).toBe(true);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(details.open).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(details.open).toBe(false);
});

test('Escape gives the focus back only where it was inside', async () => {
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

test('after release nothing is minded any more', async () => {
  release();
  pointer('pointerenter', 'mouse');
  expect(details.open).toBe(false);
  details.open = true;
  await userEvent.keyboard('{Escape}');
  pointer('pointerleave', 'mouse');
  expect(details.open).toBe(true);
});
