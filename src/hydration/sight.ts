import type { ClientDirective } from 'astro';
import { mayMove } from '../client/connection.ts';

/**
 * `client:sight`: for an island that moves by itself. Hydrates when it comes into view, provided that it may move,
 * and tells it so (`data-moves` on the island element); otherwise it waits for intent, by the directive that the Services
 * menu has put on every page.
 */
const sight: ClientDirective = (load, options, island) => {
  if (!mayMove()) {
    self.Astro['intent']?.(load, options, island);
    return;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    island.dataset['moves'] = '';
    void load().then((hydrate) => hydrate());
  });
  for (const child of island.children) observer.observe(child);
};

export default sight;
