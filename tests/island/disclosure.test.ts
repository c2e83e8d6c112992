import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { enhanceDisclosure } from '../../src/islands/disclosure.ts';
import { element } from './element.ts';

// tests/e2e has what mouse and keyboard do; these are what they must not do.

let details: HTMLDetailsElement;
let release: () => void;

const pointer = (type: string, pointerType: string) =>
  details.dispatchEvent(new PointerEvent(type, { pointerType }));

beforeEach(() => {
  document.body.innerHTML = `<button id="before">Before</button>
    <details><summary>Services</summary><p style="position: absolute"><a href="#sauna">Sauna</a></p></details>
    <button id="after">After</button>`;
  details = element('details', HTMLDetailsElement);
  release = enhanceDisclosure(details);
});
afterEach(() => release());

test.each([
  ['touch', 'a floating panel', 'absolute'],
  ['pen', 'a floating panel', 'absolute'],
  ['mouse', 'the panel of the small-screen menu', 'static'],
])('a %s passing over %s neither opens nor closes it', (kind, _panel, position) => {
  details.querySelector('p')?.style.setProperty('position', position);
  pointer('pointerenter', kind);
  expect(details.open).toBe(false);
  details.open = true;
  pointer('pointerleave', kind);
  expect(details.open).toBe(true);
});

test('a click elsewhere closes the panel, and so does keyboard focus moving on', async () => {
  details.open = true;
  await userEvent.click(page.getByRole('button', { name: 'After' }));
  expect(details.open).toBe(false);
  details.open = true;
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(details.open).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(details.open).toBe(false);
});

test('a panel opened by a click stays open when the mouse leaves; one opened by hover closes', () => {
  details.querySelector('summary')?.click();
  pointer('pointerleave', 'mouse');
  expect(details.open).toBe(true);
  details.open = false;
  pointer('pointerenter', 'mouse');
  pointer('pointerleave', 'mouse');
  expect(details.open).toBe(false);
  // A turned screen closes it under the mouse; the next click opens it.
  pointer('pointerenter', 'mouse');
  details.open = false;
  details.querySelector('summary')?.click();
  expect(details.open).toBe(true);
});

test('Escape and choosing a link close the panel; focus outside it stays', async () => {
  const before = element('#before', HTMLButtonElement);
  before.focus();
  details.open = true;
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  details.open = true;
  details.querySelector('a')?.click();
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(before);
});
