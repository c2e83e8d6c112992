import { mayMove } from './connection.ts';

/**
 * Turns on autoplay for the image carousels where the connection and settings allow it: sets `data-autoplay` on each
 * island and hydrates it when it comes into view. The carousels cannot check the connection themselves, because a
 * module shared with the page's own script would stop that script from being inlined.
 */
export const autoplayCarousels = (): void => {
  if (!mayMove()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.dispatchEvent(new Event('hydrate'));
    }
  });
  document.querySelectorAll('.images').forEach((carousel) => {
    carousel.closest('astro-island')?.setAttribute('data-autoplay', '');
    observer.observe(carousel);
  });
};
