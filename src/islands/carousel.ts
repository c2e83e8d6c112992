import type { Swiper } from 'swiper/types';

/** How long a carousel with autoplay shows a slide, in milliseconds. */
export const AUTOPLAY_DELAY = 5000;

/** How long a slide takes to change, in milliseconds; 0 under reduced motion. */
export const slideSpeed = (): number => {
  const reduced = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return reduced ? 0 : 500;
};

/**
 * Starts Swiper on the slide that the visitor had scrolled to, so that nothing on the screen moves. (Before hydration,
 * a carousel is a scroll-snap list.) Call it before Swiper initialises.
 */
export const adoptScroll = (swiper: Swiper): void => {
  const { el } = swiper;
  swiper.params.initialSlide = Math.round(el.scrollLeft / el.clientWidth) || 0;
  el.scrollTo({ left: 0, behavior: 'instant' });
};
