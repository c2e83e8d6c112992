/**
 * The element around every island, with the part of Astro's own that this site uses: one default export, properties of
 * JSON, no options, no island in another. Astro's takes 900 more bytes of every page (`tools/html/scripts.ts` leaves it
 * out).
 */
import type { ClientDirective } from 'astro';

type Properties = Readonly<Record<string, unknown>>;
type Renderer = (island: Element) => (component: unknown, props: Properties) => void;

/** Astro writes each value with its type: 1 is a list, 0 anything else. */
type Typed = readonly [type: 0, value: unknown] | readonly [type: 1, value: readonly Typed[]];

const revive = ([type, value]: Typed): unknown => (type === 1 ? value.map(revive) : reviveObject(value));

const reviveObject = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value as Record<string, Typed>).map(([key, one]) => [key, revive(one)]),
      )
    : value;

/** The default export of a module. One that does not come is asked for once more, after a second. */
const load = async (url: string): Promise<unknown> => {
  const ask = async (address: string) =>
    ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  try {
    return await ask(url);
  } catch {
    await new Promise((done) => setTimeout(done, 1000));
    return ask(`${url}?astro-retry=${Date.now()}`);
  }
};

class Island extends HTMLElement {
  connectedCallback(): void {
    if (this.#isComplete()) {
      this.#start();
      return;
    }
    const watch = () => {
      if (!this.#isComplete()) return;
      observer.disconnect();
      document.removeEventListener('DOMContentLoaded', watch);
      this.#start();
    };
    const observer = new MutationObserver(watch);
    observer.observe(this, { childList: true });
    document.addEventListener('DOMContentLoaded', watch);
  }

  /** Whether everything inside has arrived; Astro ends it with a comment. */
  #isComplete(): boolean {
    return document.readyState !== 'loading' || this.lastChild?.nodeValue === 'astro:end';
  }

  #attribute(name: string): string {
    return this.getAttribute(name) ?? '';
  }

  #start(): void {
    const name = this.#attribute('client');
    const { Astro } = window as unknown as { Astro?: Record<string, ClientDirective> };
    const directive = Astro?.[name];
    if (!directive) {
      addEventListener(`astro:${name}`, () => this.#start(), { once: true });
      return;
    }
    directive(() => this.#load(), { name, value: '' }, this);
  }

  async #load(): Promise<() => Promise<void>> {
    try {
      const urls = ['component-url', 'renderer-url'].map((name) => this.#attribute(name));
      const [component, renderer] = await Promise.all(urls.map(load));
      return () => this.#hydrate(component, renderer as Renderer);
    } catch (error) {
      const detail = { error, componentUrl: this.#attribute('component-url') };
      const event = new CustomEvent('astro:hydration-error', { cancelable: true, bubbles: true, detail });
      if (this.dispatchEvent(event)) console.error(error);
      return () => Promise.resolve();
    }
  }

  #hydrate(component: unknown, renderer: Renderer): Promise<void> {
    const props = reviveObject(JSON.parse(this.#attribute('props'))) as Properties;
    renderer(this)(component, props);
    this.removeAttribute('ssr');
    return Promise.resolve();
  }
}

if (!customElements.get('astro-island')) customElements.define('astro-island', Island);
