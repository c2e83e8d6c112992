/** `tests/mutations` tries every island of the site; here is one of each kind of change, for every run. */
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startIslands } from '../../src/client/hydration/intent.ts';
import renderer from '../../src/client/hydration/renderer.ts';
import { useHydrated } from '../../src/islands/useHydrated.ts';
import { element } from './element.ts';

/** An island with everything that the islands of the site have: texts, a field, a slot, parts that come and go. */
function Island({ children }: { children?: ReactNode }) {
  const hydrated = useHydrated();
  const [count, setCount] = useState(0);
  return (
    <form data-hydrated={hydrated || undefined}>
      <label htmlFor="a" suppressHydrationWarning>
        Name
      </label>
      <input id="a" />
      <button type="button" onClick={() => setCount(count + 1)} suppressHydrationWarning>
        {`Pressed ${count}`}
      </button>
      {count > 0 && <p>More</p>}
      <div>{children}</div>
    </form>
  );
}

const SLOT = '<astro-slot><a href="#x">Link</a></astro-slot>';

let island: HTMLElement;
let sent: Element[];

const all = () => [...island.querySelectorAll('*')];
const field = () => element('input', HTMLInputElement);
const button = () => element('button', HTMLElement);

const hydrate = async () => {
  island.firstElementChild?.dispatchEvent(new Event('hydrate'));
  await expect.poll(() => island.hasAttribute('ssr')).toBe(false);
};

/** Expects what the server sent to be hydrated: the same elements, which work. */
const expectHydrated = async () => {
  await hydrate();
  expect(element('form', HTMLElement).dataset['hydrated']).toBe('true');
  expect(all()).toEqual(expect.arrayContaining(sent));
  await userEvent.click(button());
  await expect.poll(() => button().textContent).toBe('Pressed 1');
  expect(island.querySelectorAll('p')).toHaveLength(1);
  expect(element('astro-slot a', HTMLElement).textContent).toBe('Link');
  expect(console.error).not.toHaveBeenCalled();
};

beforeEach(() => {
  vi.spyOn(console, 'error');
  const html = renderToString(<Island />);
  expect(html).not.toContain('data-hydrated');
  document.body.innerHTML = `<astro-island ssr>${html.replace('<div>', `<div>${SLOT}`)}</astro-island>`;
  island = element('astro-island', HTMLElement);
  Object.assign(window, { Island, renderer });
  for (const [name, url] of Object.entries({ component: 'window.Island', renderer: 'window.renderer' }))
    island.setAttribute(`${name}-url`, `data:text/javascript,export default ${url}`);
  island.setAttribute('props', '{}');
  startIslands();
  sent = all();
});
afterEach(() => vi.restoreAllMocks());

test('elements and words of others stay where they are', async () => {
  const label = element('label', HTMLElement);
  label.innerHTML = '<font><font>Vorname</font></font>';
  field().before(document.createElement('grammarly-extension'), 'text');
  field().after(document.createElement('b'), new Comment('$'));
  island.prepend(document.createElement('i'));
  const before = all();
  await expectHydrated();
  expect(all().filter((one) => one.localName !== 'p')).toEqual(before);
  expect(field().previousSibling?.textContent).toBe('text');
  expect(label.textContent).toBe('Vorname');
});

test('elements that others wrapped, moved or removed come back, with words, focus and selection', async () => {
  const own = field();
  const { parentElement } = own;
  const around = document.createElement('div');
  own.replaceWith(around);
  around.append(own);
  own.value = 'Zoë Łęcka';
  own.focus();
  own.setSelectionRange(2, 5);
  element('label', HTMLElement).remove();
  element('form', HTMLElement).prepend(button());
  await hydrate();
  expect(own.parentElement).toBe(parentElement);
  expect(document.activeElement).toBe(own);
  expect([own.value, own.selectionStart, own.selectionEnd]).toEqual(['Zoë Łęcka', 2, 5]);
  await expectHydrated();
});
