import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import intent from '../../src/client/hydration/intent.ts';
import { element } from './element.ts';

let loads: number;
let hydrations: number;
let island: HTMLElement;
let child: HTMLElement;

const arrange = (html: string) => {
  document.body.innerHTML = `<astro-island>${html}</astro-island>`;
  island = element('astro-island', HTMLElement);
  child = island.firstElementChild as HTMLElement;
  [loads, hydrations] = [0, 0];
  intent(
    () => {
      loads += 1;
      return Promise.resolve(() => {
        hydrations += 1;
        return Promise.resolve();
      });
    },
    { name: 'Island', value: '' },
    island,
  );
};

beforeEach(() => arrange('<div><button type="button">Press</button></div>'));

test.each([
  ['a mouse that enters', () => new PointerEvent('pointerenter', { pointerType: 'mouse' })],
  ['focus that moves in', () => new FocusEvent('focusin', { bubbles: true })],
  ['a click', () => new PointerEvent('click', { pointerType: 'touch' })],
  ['a script that asks for it', () => new Event('hydrate')],
])('%s hydrates the island, once', async (_name, event) => {
  child.dispatchEvent(event());
  child.dispatchEvent(event());
  child.dispatchEvent(new FocusEvent('focusin'));
  expect(loads).toBe(1);
  await expect.poll(() => hydrations).toBe(1);
});

test.each(['touch', 'pen'])(
  'a %s passing over it hydrates nothing; a tap by the same %s does',
  (pointerType) => {
    child.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
    child.dispatchEvent(new Event('touchstart'));
    expect(loads).toBe(0);
    child.dispatchEvent(new PointerEvent('click', { pointerType }));
    expect(loads).toBe(1);
  },
);

test('when its scripts do not come, the next intent asks again; once hydrated, none does', async () => {
  island.setAttribute('ssr', '');
  child.dispatchEvent(new Event('hydrate'));
  await expect.poll(() => hydrations).toBe(1);
  child.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(loads).toBe(2);
  await expect.poll(() => hydrations).toBe(2);
  island.removeAttribute('ssr');
  child.dispatchEvent(new Event('hydrate'));
  await expect.poll(() => hydrations).toBe(3);
  child.dispatchEvent(new Event('hydrate'));
  expect(loads).toBe(3);
});

test('it notes the elements that the server sent, each with its parent', () => {
  const button = child.firstElementChild;
  child.prepend(document.createElement('grammarly-extension'));
  expect(island.sent).toEqual([
    [child, island],
    [button, child],
  ]);
});

test('a submit is held until the form is hydrated', () => {
  arrange('<form method="dialog"><input name="a" required></form>');
  const form = child as HTMLFormElement;
  const submit = () => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    form.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(submit()).toBe(true);
  expect(island.dataset['held']).toBe('');
  delete island.dataset['held'];
  form.dataset['hydrated'] = 'true';
  expect(submit()).toBe(false);
  expect(island.dataset['held']).toBeUndefined();
});

test('a submit that the browser finds invalid is held too, and the browser’s own message shows', () => {
  arrange('<form><input name="a" required></form>');
  const form = child as HTMLFormElement;
  let prevented: boolean | undefined;
  form.elements[0]?.addEventListener('invalid', (event) => (prevented = event.defaultPrevented));
  expect(form.reportValidity()).toBe(false);
  expect(island.dataset['held']).toBe('');
  expect(prevented).toBe(false);
});

describe('a link inside the page', () => {
  const follow = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    element('astro-island a', HTMLAnchorElement).dispatchEvent(event);
    return event.defaultPrevented;
  };

  beforeEach(() => arrange('<div><a href="#next">Next</a><p id="next">Next</p></div>'));
  afterEach(() => history.replaceState(null, '', ' '));

  test('leads there and leaves no step in the history', () => {
    const before = history.length;
    expect(follow()).toBe(true);
    expect(location.hash).toBe('#next');
    expect(history.length).toBe(before);
  });

  test('is left alone with a key held, and once the island is hydrated', () => {
    const stop = (event: Event) => event.preventDefault();
    const keys = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }];
    const followed = keys.map((key) => {
      let prevented: boolean | undefined;
      const watch = (event: Event) => {
        prevented = event.defaultPrevented;
        stop(event);
      };
      addEventListener('click', watch, { once: true });
      follow(key);
      return prevented;
    });
    expect(followed).toEqual([false, false, false]);
    child.dataset['hydrated'] = 'true';
    let prevented: boolean | undefined;
    addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true });
    follow();
    expect(prevented).toBe(false);
  });
});
