import { createElement, type ReactNode } from 'react';

interface Props {
  /** What the server rendered into the slot. */
  nodes: readonly Node[];
}

/**
 * HTML from the server, which React leaves alone whatever becomes of it. As the element has a text for its only child,
 * React does not look inside. It is never set as HTML, which the site's Trusted Types would refuse.
 */
export const Slot = ({ nodes }: Props): ReactNode =>
  createElement(
    'astro-slot',
    {
      suppressHydrationWarning: true,
      ref: (slot: HTMLElement | null) => {
        if (slot && !slot.hasChildNodes()) slot.append(...nodes);
      },
    },
    '',
  );
