import { mayMove } from './connection.ts';

/** Sent to an island's first element when it comes into view and may move by itself. */
export const SIGHT = 'sight';

/**
 * Wakes the carousels that advance by themselves as they come into view, where that is welcome, and tells them so
 * (`data-moves` on the island). An island that read the connection itself would share a script with the page's own,
 * which could then no longer stand in the page.
 */
export const wakeOnSight = (): void => {
  if (!mayMove()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.dispatchEvent(new Event(SIGHT));
    }
  });
  document.querySelectorAll('.images').forEach((carousel) => {
    carousel.closest('astro-island')?.setAttribute('data-moves', '');
    observer.observe(carousel);
  });
};
