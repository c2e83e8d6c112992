import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientDirective } from 'astro';
import '../../src/client/hydration/island.ts';

// The element is defined once for all tests, so each has a directive of its own name.

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

const COMPONENT = moduleOf('export default "component"');
/** A renderer that keeps what it was called with on the island. */
const RENDERER = moduleOf(
  'export default (island) => (component, props) => { island.rendered = { component, props }; }',
);

type Rendered = HTMLElement & { rendered?: unknown };

/** Loads and hydrates at once. */
const atOnce: ClientDirective = (load) => void load().then((hydrate) => hydrate());

let name: string;

const place = (
  attributes: Record<string, string>,
  inside = '<p>From the server</p><!--astro:end-->',
): Rendered => {
  const island = document.createElement('astro-island');
  island.innerHTML = inside;
  Object.entries(attributes).forEach(([key, value]) => island.setAttribute(key, value));
  document.body.append(island);
  return island;
};

const whole = (props = '{}') => ({
  ssr: '',
  client: name,
  props,
  'component-url': COMPONENT,
  'renderer-url': RENDERER,
});

beforeEach(() => {
  name = `test-${crypto.randomUUID()}`;
  window.Astro = {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an island is rendered with its component and its properties, whatever their types', async () => {
  window.Astro[name] = atOnce;
  const props = {
    text: [0, 'a'],
    none: [0, null],
    list: [
      1,
      [
        [0, 1],
        [0, { deep: [0, true] }],
      ],
    ],
    group: [0, { x: [1, []] }],
  };
  const island = place(whole(JSON.stringify(props)));
  await expect
    .poll(() => island.rendered)
    .toEqual({
      component: 'component',
      props: { text: 'a', none: null, list: [1, { deep: true }], group: { x: [] } },
    });
  expect(island.hasAttribute('ssr')).toBe(false);
});

test('an island waits for its directive', async () => {
  const island = place(whole());
  expect(island.rendered).toBeUndefined();
  window.Astro[name] = atOnce;
  dispatchEvent(new Event(`astro:${name}`));
  await expect.poll(() => island.rendered).toBeDefined();
});

test.each(['its end has arrived', 'the page has'])('an island starts once %s', async (what) => {
  const start = vi.fn<ClientDirective>();
  window.Astro[name] = start;
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const island = place(whole(), '<p>The first part</p>');
  island.append(document.createElement('p'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(start).not.toHaveBeenCalled();
  if (what === 'the page has') {
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
  } else island.append(document.createComment('astro:end'));
  await expect.poll(() => start.mock.calls.length).toBe(1);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(start).toHaveBeenCalledOnce();
});

test('scripts that do not come are asked for once more, after a second', async () => {
  const loaded = vi.fn();
  window.Astro[name] = (load) => void load().then(loaded);
  vi.useFakeTimers();
  // An import of this fails the first time; the second has an address of its own.
  const url = `data:text/javascript,${encodeURIComponent('if (!import.meta.url.includes("astro-" + "retry")) throw new Error("lost"); export default 1;//')}`;
  place({ ...whole(), 'component-url': url });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(loaded).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect.poll(() => loaded.mock.calls.length).toBe(1);
});

test.each([true, false])(
  'scripts that never come are told to the page (which handles it: %s)',
  async (handled) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const loaded = vi.fn();
    window.Astro[name] = (load) =>
      void load()
        .then((hydrate) => hydrate())
        .then(loaded);
    const heard = vi.fn((event: Event) => {
      if (handled) event.preventDefault();
    });
    document.addEventListener('astro:hydration-error', heard, { once: true });
    vi.useFakeTimers();
    const island = place({ ...whole(), 'component-url': moduleOf('throw new Error("lost")') });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await expect.poll(() => loaded.mock.calls.length).toBe(1);
    expect([heard, logged].map((one) => one.mock.calls.length)).toEqual([1, handled ? 0 : 1]);
    expect([island.rendered, island.hasAttribute('ssr')]).toEqual([undefined, true]);
  },
);
