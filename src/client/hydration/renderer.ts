import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

type Props = Record<string, unknown>;

/**
 * Hydrates an island whatever a translator or an extension has made of its HTML. All of it happens in one
 * task, so that nobody changes the page in between. The contract is in `README.md`.
 */
export default (island: HTMLElement) =>
  async (component: ComponentType<Props>, props: Props): Promise<void> => {
    // What is pressed before React comes is released before React replaces it, or the click would be lost.
    while (island.querySelector(':active')) await pause();
    const slide = island.querySelector<HTMLElement>('.swiper-slide:target');
    if (slide) await arrival(slide);
    const putBack = restoreSent(island);
    flushSync(() => hydrateRoot(island, createElement(component, props, slotOf(island))));
    putBack();
  };

/** Waits, for at most a second, until the list of slides has come to the one that a link has named. It takes over there. */
const arrival = async (slide: HTMLElement): Promise<void> => {
  const isThere = () => Math.abs(slide.offsetLeft - (slide.closest('.swiper')?.scrollLeft ?? 0)) < 1;
  for (let tries = 0; tries < 10 && !isThere(); tries += 1) await pause();
};

const pause = () => new Promise((done) => setTimeout(done, 100));

/**
 * HTML from the server, which React leaves alone: the element has a text for its only child, so React does not look
 * inside. Astro's own slots are set as HTML, which the site's Trusted Types refuse.
 */
const slotOf = (island: HTMLElement) =>
  island.querySelector('astro-slot') && createElement('astro-slot', { suppressHydrationWarning: true }, '');

/**
 * Brings an island back to the elements that the server sent, each in its place: takes out what extensions and
 * translators put between them, and unwraps what they wrapped. Texts are left as they are, and focus stays.
 * @returns a function that puts back what was taken out
 */
const restoreSent = (island: HTMLElement): (() => void) => {
  const { activeElement } = document;
  const taken: { node: ChildNode; parent: Element; next: ChildNode | null }[] = [];
  for (const [parent, children] of island.sent ?? [])
    for (const node of [...parent.childNodes])
      if (!children.includes(node as Element)) {
        taken.push({ node, parent, next: node.nextSibling });
        node.remove();
      }
  for (const [parent, children] of island.sent ?? [])
    children.forEach((child, index) => {
      const { [index]: here } = parent.children;
      if (here !== child) parent.insertBefore(child, here ?? null);
    });
  if (activeElement instanceof HTMLElement && island.contains(activeElement))
    activeElement.focus({ preventScroll: true });

  return () => {
    for (const { node, parent, next } of taken.reverse())
      parent.insertBefore(node, next?.parentNode === parent ? next : null);
  };
};
