import { afterEach, describe, expect, test, vi } from 'vitest';
import { startIslands } from '../../src/client/hydration/intent.ts';
import { element } from './element.ts';

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const COMPONENT = moduleOf('export default "component"');
/** A renderer that keeps what it was called with on the island. */
const RENDERER = moduleOf(
  'export default (island) => (component, props) => { (island.rendered ??= []).push({ component, props }); }',
);

type Island = HTMLElement & { rendered?: unknown[] };

let island: Island;
let child: HTMLElement;

/** Places an island on the page, as Astro writes it. */
const place = (html = '<div><button>Press</button></div>', component = COMPONENT, props = '{}') => {
  // Out of the reach of the real mouse.
  document.body.innerHTML = `<div style="height: 200vh"></div><astro-island ssr>${html}</astro-island>`;
  island = element('astro-island', HTMLElement);
  island.setAttribute('component-url', component);
  island.setAttribute('renderer-url', RENDERER);
  island.setAttribute('props', props);
  child = island.firstElementChild as HTMLElement;
};

/** Places an island, and runs the page's own script. */
const arrange = (...args: Parameters<typeof place>) => {
  place(...args);
  startIslands();
};

const times = () => island.rendered?.length ?? 0;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  history.replaceState(null, '', ' ');
});

test.each([
  ['a mouse that enters', () => new PointerEvent('pointerenter', { pointerType: 'mouse' })],
  ['focus that moves in', () => new FocusEvent('focusin', { bubbles: true })],
  ['a click', () => new PointerEvent('click', { pointerType: 'touch' })],
  ['a script that asks for it', () => new Event('hydrate')],
])('%s hydrates the island, once', async (_name, event) => {
  arrange();
  child.dispatchEvent(event());
  child.dispatchEvent(event());
  await expect.poll(() => island.hasAttribute('ssr')).toBe(false);
  child.dispatchEvent(event());
  expect(times()).toBe(1);
});

test('an island that has focus before the script comes is hydrated', async () => {
  place();
  element('button', HTMLElement).focus();
  startIslands();
  await expect.poll(times).toBe(1);
});

test.each(['touch', 'pen'])('a %s passing over it hydrates nothing', async (pointerType) => {
  arrange();
  child.dispatchEvent(new PointerEvent('pointerenter', { pointerType }));
  await new Promise((done) => setTimeout(done, 50));
  expect(times()).toBe(0);
});

test('scripts that do not come are asked for once more, after a second, at another address', async () => {
  arrange(
    undefined,
    moduleOf('if (!import.meta.url.includes("?again=")) throw new Error("lost"); export default 1;//'),
  );
  vi.useFakeTimers();
  child.dispatchEvent(new Event('hydrate'));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(times()).toBe(0);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect.poll(times).toBe(1);
});

test('the page is told of scripts that never come, and the next intent asks again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  arrange(undefined, moduleOf('throw new Error("lost")'));
  const told = vi.fn();
  island.addEventListener('hydration-error', told);
  vi.useFakeTimers();
  for (let failures = 1; failures < 3; failures += 1) {
    child.dispatchEvent(new Event('hydrate'));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(1000);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(failures));
  }
  expect(logged).toHaveBeenCalledTimes(2);
  expect(island.hasAttribute('ssr')).toBe(true);
});

test('a submit is held until the form is hydrated', () => {
  arrange('<form method="dialog"><input name="a"></form>');
  const submit = () => !child.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(submit()).toBe(true);
  expect(island.dataset['held']).toBe('');
  delete island.dataset['held'];
  child.dataset['hydrated'] = 'true';
  expect(submit()).toBe(false);
  expect(island.dataset['held']).toBeUndefined();
});

describe('a link inside the page', () => {
  /** Clicks the link. @returns whether the island took the click */
  const follow = (init: MouseEventInit = {}) => {
    let taken = false;
    const watch = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', watch, { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    element('astro-island a', HTMLAnchorElement).dispatchEvent(click);
    return taken;
  };
  const LINK = '<div><a href="#next">Next</a><p id="next">Next</p></div>';

  test('is left alone with a key held, and once the island is hydrated', () => {
    arrange(LINK);
    expect(follow({ ctrlKey: true })).toBe(false);
    child.dataset['hydrated'] = 'true';
    expect(follow()).toBe(false);
  });
});
