import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { carryOver } from './carryOver.ts';
import { restoreSent } from './restoreSent.ts';
import { Slot } from './Slot.ts';

type Props = Record<string, unknown>;

/**
 * Hydrates an island whatever the browser, an extension or a translator has made of its HTML. Astro calls it once the
 * island's component has loaded.
 *
 * - Everything happens in one task, so nobody else can change the page in between.
 * - React is shown the elements that the server sent and no others. What others put between them is put back.
 * - Texts may differ: the components allow it wherever they have one (`suppressHydrationWarning`).
 * - If React renders the island anew all the same, what was typed, opened and focused is carried over.
 * - If an island fails later, it is rendered anew once. If that fails too, its last HTML stays.
 */
export default (island: HTMLElement) =>
  (component: ComponentType<Props>, props: Props): void => {
    if (!island.hasAttribute('ssr')) return;
    const slot = island.querySelector('astro-slot');
    const tree = createElement(
      component,
      props,
      slot && createElement(Slot, { nodes: [...slot.childNodes] }),
    );

    let shown = island.sent?.[0]?.[0] ?? island.firstElementChild;
    let failed = false;
    const render = (into: () => void) => {
      flushSync(into);
      carry(island.firstElementChild);
      shown = island.firstElementChild ?? shown;
    };
    const options: RootOptions = {
      onRecoverableError: () => undefined,
      onUncaughtError: (error) => {
        console.error(error);
        // React has emptied the island, and is still at work.
        queueMicrotask(() => {
          if (failed) {
            shown?.removeAttribute('data-hydrated');
            island.replaceChildren(...(shown ? [shown] : []));
          } else {
            failed = true;
            carry = carryOver(shown);
            render(() => createRoot(island, options).render(tree));
          }
        });
      },
    };

    let carry = carryOver(shown);
    const putBack = restoreSent(island);
    render(() => hydrateRoot(island, tree, options));
    putBack();
  };
