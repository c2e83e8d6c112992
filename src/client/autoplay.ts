import { mayMove, onSettings } from './connection.ts';

/**
 * Turns on autoplay for the image carousels where the connection and settings allow it: sets `data-autoplay` on the page,
 * and hydrates each carousel when it comes into view. The carousels cannot check the connection themselves, because a
 * module shared with the page's own script would stop that script from being inlined. They stop when the visitor saves data
 * or prefers reduced motion.
 */
export const autoplayCarousels = (): void => {
  if (!mayMove()) return;
  const { dataset } = document.documentElement;
  dataset['autoplay'] = '';
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) target.dispatchEvent(new Event('hydrate'));
  });
  document.querySelectorAll('.images').forEach((carousel) => observer.observe(carousel));
  onSettings((stop) => {
    if (!stop) return;
    delete dataset['autoplay'];
    observer.disconnect();
    document.querySelectorAll<HTMLElement>('.images-playing').forEach((pause) => pause.click());
  });
};
