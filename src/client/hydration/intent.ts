import type { ClientDirective } from 'astro';
import { isPlain } from '../events.ts';

/**
 * `client:intent`: fetches and hydrates the island when a visitor first shows intent on it, or when a script dispatches
 * the `hydrate` event. If its scripts do not come, the next intent asks again. A form submitted before that is held
 * (`data-held` on the island) for the island to replay. The whole contract is in `README.md`, beside this file.
 */
const intent: ClientDirective = (load, _options, island) => {
  island.sent = [...island.querySelectorAll('*')].map((element) => [element, element.parentNode]);
  let asking = false;

  const start = async ({ type, pointerType }: Event & { pointerType?: string }) => {
    // Touch does not count as intent: scrolling across the island would fetch React.
    if (asking || (type === 'pointerenter' && pointerType !== 'mouse')) return;
    asking = true;
    const hydrate = await load();
    await hydrate();
    // Astro removes the attribute once the island is hydrated.
    asking = !island.hasAttribute('ssr');
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
    location.replace(link.hash);
  };

  // Captured, because the island is `display: contents` and never receives pointerenter itself.
  for (const type of ['pointerenter', 'focusin', 'click', 'hydrate'])
    island.addEventListener(type, (event) => void start(event), true);
  island.addEventListener('click', follow);
  island.addEventListener('submit', hold);
  island.addEventListener('invalid', hold, true);
};

export default intent;
