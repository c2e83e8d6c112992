/**
 * The element around every island of a built page, with the part of Astro's own that this site uses: one default export,
 * properties of JSON, one directive without options, no island in another. Astro's takes a kilobyte more of every page.
 * `tools/html/` leaves it out, and writes what this reads.
 */
import intent from './intent.ts';

type Properties = Readonly<Record<string, unknown>>;
type Renderer = (island: Element) => (component: unknown, props: Properties) => void;

const ask = async (url: string): Promise<unknown> =>
  ((await import(/* @vite-ignore */ url)) as { default: unknown }).default;

/**
 * The default export of a module. If it fails to load, it is requested once more, after a second.
 * @param again the address of the second request: some browsers remember that an address failed
 */
const askTwice = async (url: string, again = url): Promise<unknown> => {
  try {
    return await ask(url);
  } catch {
    await new Promise((done) => setTimeout(done, 1000));
    return ask(again);
  }
};

const load = async (island: Element): Promise<() => Promise<void>> => {
  const read = (name: string) => island.getAttribute(name) ?? '';
  // All at once, rather than once the two below have arrived and ask for them. If one fails, so do they.
  for (const url of read('imports').match(/\S+/g) ?? []) ask(url).catch(() => undefined);
  const url = read('component-url');
  try {
    const [component, renderer] = await Promise.all([
      askTwice(url, `${url}?astro-retry=${Date.now()}`),
      // The component imports React from this file. From another address it would be a second React.
      askTwice(read('renderer-url')),
    ]);
    return () => {
      (renderer as Renderer)(island)(component, JSON.parse(read('props')) as Properties);
      island.removeAttribute('ssr');
      return Promise.resolve();
    };
  } catch (error) {
    console.error(error);
    island.dispatchEvent(new Event('astro:hydration-error'));
    return () => Promise.resolve();
  }
};

/** Defines the element, which starts the islands. */
export const startIslands = (): void => {
  customElements.define(
    'astro-island',
    class extends HTMLElement {
      connectedCallback(): void {
        intent(() => load(this), { name: 'intent', value: '' }, this);
      }
    },
  );
};
