import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import renderer from '../../src/client/hydration/react/renderer.ts';
import { useHydrated } from '../../src/islands/useHydrated.ts';
import { element } from './element.ts';

/** When the island throws: on every rendering, or once its button was pressed. */
let fails: 'always' | 'pressed' | undefined;
let reported: unknown[];

/** An island with everything that the islands of the site have: texts, fields, a slot, parts that come and go. */
function Island({ label, children }: { label?: string; children?: ReactNode }) {
  const hydrated = useHydrated();
  const [count, setCount] = useState(0);
  if (hydrated && (fails === 'always' || (fails && count > 0))) throw new Error('broken');
  return (
    <form data-hydrated={hydrated || undefined}>
      <label htmlFor="a" suppressHydrationWarning>
        {label}
      </label>
      <input id="a" name="a" />
      <input name="b" type="email" />
      <button type="button" onClick={() => setCount(count + 1)} suppressHydrationWarning>
        {`Pressed ${count}`}
      </button>
      {count > 0 && <p>More</p>}
      <div>{children}</div>
    </form>
  );
}

const SLOT = '<ul><li><a href="#x">Link</a></li></ul>';
const html = () =>
  renderToString(<Island label="Name" />).replace(
    '<div></div>',
    `<div><astro-slot>${SLOT}</astro-slot></div>`,
  );

let island: HTMLElement;

const arrange = (note = true) => {
  document.body.innerHTML = `<astro-island ssr>${html()}</astro-island>`;
  island = element('astro-island', HTMLElement);
  if (note) island.sent = [...island.querySelectorAll('*')].map((one) => [one, one.parentNode]);
};
const hydrate = () => renderer(island)(Island, { label: 'Name' });
const input = (name: string) => element(`[name=${name}]`, HTMLInputElement);
const press = () => userEvent.click(element('button', HTMLElement));

/** The island works, and holds what it should. */
const expectWhole = async () => {
  expect(island.querySelectorAll('form[data-hydrated]')).toHaveLength(1);
  expect(island.querySelectorAll('astro-slot a')).toHaveLength(1);
  await press();
  await expect.poll(() => element('button', HTMLElement).textContent).toBe('Pressed 1');
  expect(island.querySelectorAll('p')).toHaveLength(1);
  expect(reported).toEqual([]);
};

beforeEach(() => {
  fails = undefined;
  reported = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => reported.push(words));
  arrange();
});
afterEach(() => vi.restoreAllMocks());

test('what the server sent is hydrated: the same elements, in one task', async () => {
  const before = [...island.querySelectorAll('*')];
  hydrate();
  expect(island.querySelector('form')?.dataset['hydrated']).toBe('true');
  expect([...island.querySelectorAll('*')]).toEqual(before);
  await expectWhole();
});

test('an island is hydrated once', async () => {
  hydrate();
  island.removeAttribute('ssr');
  hydrate();
  await expectWhole();
});

test('elements of others stay where they are, and those of the server stay the same', async () => {
  const own = [...island.querySelectorAll('*')];
  input('a').before(document.createElement('grammarly-extension'), 'text');
  input('a').after(document.createElement('b'), new Comment('$'));
  island.prepend(document.createElement('i'));
  element('form', HTMLElement).append(document.createElement('u'));
  const before = [...island.querySelectorAll('*')];
  hydrate();
  expect([...island.querySelectorAll('*')]).toEqual(before);
  expect(own.every((one) => island.contains(one))).toBe(true);
  expect(input('a').previousSibling?.textContent).toBe('text');
  await expectWhole();
});

test('an element that others wrapped is unwrapped, with its words, its focus and its selection', async () => {
  const field = input('a');
  const around = document.createElement('div');
  field.replaceWith(around);
  around.append(field);
  field.value = 'Zoë Łęcka';
  field.focus();
  field.setSelectionRange(2, 5);
  hydrate();
  expect(input('a')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['Zoë Łęcka', 2, 5]);
  await expectWhole();
});

test('an element that others removed or moved comes back', async () => {
  const own = [...island.querySelectorAll('*')];
  input('b').remove();
  element('form', HTMLElement).prepend(element('button', HTMLElement));
  hydrate();
  expect([...island.querySelectorAll('*')]).toEqual(own);
  await expectWhole();
});

test('texts that were translated stay translated', async () => {
  const label = element('label', HTMLElement);
  label.innerHTML = '<font><font>Vorname</font></font>';
  element('astro-slot a', HTMLElement).innerHTML = '<font>Verweis</font>';
  hydrate();
  expect(label.isConnected).toBe(true);
  expect(island.textContent).toContain('Vorname');
  expect(island.textContent).toContain('Verweis');
  await expectWhole();
});

test('where the first HTML is not known, React renders the island anew, and words, focus and slot are carried over', async () => {
  arrange(false);
  element('form', HTMLElement).prepend(document.createElement('b'));
  const old = input('b');
  input('a').value = 'Zoë';
  old.value = 'a@b.c';
  old.focus();
  const link = element('astro-slot a', HTMLElement);
  hydrate();
  expect(old.isConnected).toBe(false);
  expect([input('a').value, input('b').value]).toEqual(['Zoë', 'a@b.c']);
  expect(document.activeElement).toBe(input('b'));
  expect(link.isConnected).toBe(true);
  await expectWhole();
});

test('an island that fails is rendered anew, with the words typed', async () => {
  fails = 'pressed';
  hydrate();
  await userEvent.fill(input('a'), 'Zoë');
  await press();
  await expect.poll(() => element('button', HTMLElement).textContent).toBe('Pressed 0');
  expect(island.querySelectorAll('form[data-hydrated]')).toHaveLength(1);
  expect(island.querySelectorAll('astro-slot a')).toHaveLength(1);
  expect(input('a').value).toBe('Zoë');
  expect(String(reported[0])).toContain('broken');
});

test('an island that cannot be rendered at all leaves its HTML as it was', async () => {
  fails = 'always';
  input('a').value = 'Zoë';
  hydrate();
  await expect.poll(() => reported.length).toBeGreaterThan(1);
  expect(island.querySelectorAll('form:not([data-hydrated])')).toHaveLength(1);
  expect(input('a').value).toBe('Zoë');
  expect(island.querySelectorAll('astro-slot a')).toHaveLength(1);
});
