import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startIslands } from '../../src/client/hydration/island.ts';

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

const COMPONENT = moduleOf('export default "component"');
/** A renderer that keeps what it was called with on the island. */
const RENDERER = moduleOf(
  'export default (island) => (component, props) => { island.rendered = { component, props }; }',
);

type Rendered = HTMLElement & { rendered?: unknown };

/** Places an island on the page and asks it to hydrate. */
const hydrate = (attributes: Record<string, string>): Rendered => {
  const island = document.createElement('astro-island');
  const all = { ssr: '', props: '{}', 'component-url': COMPONENT, 'renderer-url': RENDERER, ...attributes };
  Object.entries(all).forEach(([name, value]) => island.setAttribute(name, value));
  document.body.append(island);
  island.dispatchEvent(new Event('hydrate'));
  return island;
};

beforeAll(startIslands);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an island is rendered with its component and its properties', async () => {
  const props = { text: 'a', none: null, list: [1, { deep: true }] };
  const island = hydrate({ props: JSON.stringify(props) });
  await expect.poll(() => island.rendered).toEqual({ component: 'component', props });
  expect(island.hasAttribute('ssr')).toBe(false);
});

test('what its scripts import is asked for with them, and may fail by itself', async () => {
  const told = vi.fn();
  addEventListener('told', told);
  const telling = moduleOf('dispatchEvent(new Event("told")); export default 1;');
  const island = hydrate({ imports: `${moduleOf('throw new Error("lost")')} ${telling}` });
  await expect.poll(() => told.mock.calls.length).toBe(1);
  await expect.poll(() => island.rendered).toBeDefined();
});

test('scripts that do not come are asked for once more, after a second', async () => {
  vi.useFakeTimers();
  // An import of this fails the first time; the second has an address of its own.
  const url = `data:text/javascript,${encodeURIComponent('if (!import.meta.url.includes("astro-" + "retry")) throw new Error("lost"); export default 1;//')}`;
  const island = hydrate({ 'component-url': url });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  expect(island.rendered).toBeUndefined();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect.poll(() => island.rendered).toBeDefined();
});

test('scripts that never come are told to the page, and the island stays as it was', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
  const island = hydrate({ 'component-url': moduleOf('throw new Error("lost")') });
  const heard = vi.fn();
  island.addEventListener('astro:hydration-error', heard);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  expect(logged).toHaveBeenCalledOnce();
  expect([island.rendered, island.hasAttribute('ssr')]).toEqual([undefined, true]);
});
