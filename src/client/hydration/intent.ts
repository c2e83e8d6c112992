import type { ClientDirective } from 'astro';
import { isPlain } from '../events.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when a visitor shows intent or a script requests it. See `README.md`. */
    'client:intent'?: boolean;
  }
}

declare global {
  interface HTMLElement {
    /** On an island: the elements that the server sent, by their parents. See `README.md`. */
    sent?: ReadonlyMap<Element, readonly Element[]>;
  }
}

/** Does nothing, because the page's own script starts all islands. Astro needs a directive to write them. */
const intent: ClientDirective = () => undefined;
export default intent;

/** Fetches and hydrates every island of the page once it is wanted, as `README.md` says. */
export const startIslands = (): void => {
  document.querySelectorAll<HTMLElement>('astro-island').forEach(prepare);
};

const prepare = (island: HTMLElement): void => {
  const parents = [island, ...island.querySelectorAll(':not(:empty, astro-slot, astro-slot *)')];
  island.sent = new Map(
    parents.filter((one) => one.firstElementChild).map((one) => [one, [...one.children]]),
  );
  let asked = false;

  const ask = ({ type, target, pointerType }: Event & { pointerType?: string }) => {
    // Touch does not count as intent: scrolling across the island would fetch React. Nor does a link that is pressed: the
    // page it leads to would wait behind React.
    if (asked || (type === 'pointerenter' && pointerType !== 'mouse')) return;
    if ((target as Element | null)?.closest('a:not([href^="#"], :focus-visible)')) return;
    asked = true;
    hydrate(island).catch((error: unknown) => {
      asked = false;
      console.error(error);
      island.dispatchEvent(new Event('hydration-error'));
    });
  };

  const isHydrated = () => island.querySelector('[data-hydrated]');

  const hold = (event: Event) => {
    if (isHydrated()) return;
    if (event.type === 'submit') event.preventDefault();
    island.dataset['held'] = '';
  };

  // What a link inside the page leads to shows at once, and leaves no step in the history: hydrated, it leaves none either.
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || isHydrated() || !isPlain(event)) return;
    event.preventDefault();
    const { scrollY: top } = window;
    location.replace(link.hash);
    // Only what the link belongs to moves, not the page.
    scrollTo({ top, behavior: 'instant' });
  };

  // Captured, because the island is `display: contents` and never receives pointerenter itself.
  for (const type of ['pointerenter', 'focusin', 'click', 'hydrate'])
    island.addEventListener(type, ask, true);
  island.addEventListener('click', follow);
  island.addEventListener('submit', hold);
  island.addEventListener('invalid', hold, true);
  // On a slow connection a visitor may be in a field before this script has come.
  if (island.matches(':focus-within')) ask(new Event('hydrate'));
};

type Renderer = (island: HTMLElement) => (component: unknown, props: object) => Promise<void>;

/** Hydrates an island. @throws if its scripts do not come */
const hydrate = async (island: HTMLElement): Promise<void> => {
  const read = (name: string) => island.getAttribute(name) ?? '';
  const [component, renderer] = await Promise.all([load(read('component-url')), load(read('renderer-url'))]);
  await (renderer as Renderer)(island)(component, propsOf(JSON.parse(read('props')) as Props));
  island.removeAttribute('ssr');
};

/** The default export of a module, which is asked for again after a second if it does not come. */
const load = async (url: string): Promise<unknown> => {
  const ask = async (address: string) =>
    ((await import(/* @vite-ignore */ address)) as { default: unknown }).default;
  try {
    return await ask(url);
  } catch {
    await new Promise((done) => setTimeout(done, 1000));
    // Some browsers remember that an address failed.
    return ask(`${url}?again=${Date.now()}`);
  }
};

/** Astro writes each property with its type: 1 is a list, 0 anything else that JSON has. */
type Typed = readonly [type: number, value: unknown];
type Props = Readonly<Record<string, Typed>>;

const propsOf = (props: Props): object =>
  Object.fromEntries(Object.entries(props).map(([name, typed]) => [name, valueOf(typed)]));

const valueOf = ([type, value]: Typed): unknown => {
  if (type === 1) return (value as Typed[]).map(valueOf);
  return typeof value === 'object' && value !== null ? propsOf(value as Props) : value;
};
