import { mayMove, onSettings } from './connection.ts';

/**
 * Turns on autoplay for the image carousels where the connection and settings allow it: sets `data-autoplay` on each
 * island and hydrates it when it comes into view. The carousels cannot check the connection themselves, because a
 * module shared with the page's own script would stop that script from being inlined. They stop when the visitor saves data
 * or prefers reduced motion.
 */
export const autoplayCarousels = (): void => {
  if (!mayMove()) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      target.closest('astro-island')?.setAttribute('data-autoplay', '');
      target.dispatchEvent(new Event('hydrate'));
    }
  });
  document.querySelectorAll('.images').forEach((carousel) => observer.observe(carousel));
  onSettings((stop) => {
    if (!stop) return;
    observer.disconnect();
    document.querySelectorAll<HTMLElement>('.images-playing').forEach((pause) => pause.click());
  });
};
