import type { Swiper } from 'swiper/types';

/** How long a slide takes to change, in ms; none where less motion is wished for. */
export const slideSpeed = (): number =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 500;

/**
 * Before React a carousel is a scroll-snap list. Called as Swiper starts, this hands over the slide that the visitor
 * had scrolled to, so that nothing on the screen moves.
 */
export const adoptScroll = (swiper: Swiper): void => {
  const { el } = swiper;
  swiper.params.initialSlide = Math.round(el.scrollLeft / el.clientWidth) || 0;
  el.scrollLeft = 0;
};
