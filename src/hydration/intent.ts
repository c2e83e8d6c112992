import type { ClientDirective } from 'astro';
import { SIGHT } from '../client/sight.ts';

/**
 * `client:intent`: fetches and hydrates the island once a visitor shows intent on it: a mouse enters,
 * focus moves in, or something is clicked; and when what may move by itself comes into view (`src/client/sight.ts`).
 * Touch alone is no intent, or a scroll across the island would fetch React.
 *
 * A form submitted before that is held (`data-held` on the form) for the island to replay.
 */
const intent: ClientDirective = (load, _options, island) => {
  const intentEvents = ['pointerenter', 'focusin', 'click', SIGHT] as const;

  const hold = (event: Event) => {
    const target = event.target as HTMLFormElement | HTMLInputElement;
    const form = target instanceof HTMLFormElement ? target : target.form;
    // A live island has switched native validation off and takes the submit itself.
    if (!form || form.noValidate) return;
    if (event.type === 'submit') event.preventDefault();
    form.dataset['held'] = '';
  };

  const start = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointerenter' && event.pointerType !== 'mouse')
      return;
    for (const type of intentEvents) children.forEach((child) => child.removeEventListener(type, start));
    void load().then((hydrate) => hydrate());
  };

  // The island element is `display: contents` and never receives pointerenter itself.
  const children = [...island.children];
  for (const type of intentEvents) children.forEach((child) => child.addEventListener(type, start));
  island.addEventListener('submit', hold);
  island.addEventListener('invalid', hold, true);
};

export default intent;
