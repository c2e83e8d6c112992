import { afterEach, expect, test, vi } from 'vitest';
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
const place = (html = '<div><button>Press</button></div>', component = COMPONENT) => {
  // Out of the reach of the real mouse.
  document.body.innerHTML = `<div style="height: 200vh"></div><astro-island ssr>${html}</astro-island>`;
  island = element('astro-island', HTMLElement);
  island.setAttribute('component-url', component);
  island.setAttribute('renderer-url', RENDERER);
  island.setAttribute('props', '{}');
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
});

test('an island is hydrated once, however often it is asked', async () => {
  arrange();
  child.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  child.dispatchEvent(new PointerEvent('click', { pointerType: 'mouse' }));
  await expect.poll(() => island.hasAttribute('ssr')).toBe(false);
  child.dispatchEvent(new Event('hydrate'));
  expect(times()).toBe(1);
});

test('an island that has focus before the script comes is hydrated', async () => {
  place();
  element('button', HTMLElement).focus();
  startIslands();
  await expect.poll(times).toBe(1);
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

test('a link inside the page is left alone with a key held', () => {
  arrange('<div><a href="#next">Next</a></div>');
  let taken: boolean | undefined;
  const watch = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', watch, { once: true });
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  element('astro-island a', HTMLAnchorElement).dispatchEvent(click);
  expect(taken).toBe(false);
});
