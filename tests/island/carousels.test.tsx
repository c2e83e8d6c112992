import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Swiper } from 'swiper/types';
import { adoptScroll, slideSpeed } from '../../src/islands/carousel.ts';
import { carouselLabels } from './carouselLabels.ts';
import ImageCarousel from '../../src/islands/ImageCarousel.tsx';
import ScheduleCarousel from '../../src/islands/ScheduleCarousel.tsx';

afterEach(() => vi.restoreAllMocks());

test.each([
  [0, 320, 0],
  [320, 320, 1],
  [655, 320, 2],
  [470, 320, 1],
  [0, 0, 0],
])(
  'a list scrolled by %i px at a width of %i px starts at slide %i, unscrolled',
  (scrollLeft, clientWidth, slide) => {
    const swiper = { el: { scrollLeft, clientWidth }, params: {} } as unknown as Swiper;
    adoptScroll(swiper);
    expect(swiper.params.initialSlide).toBe(slide);
    expect(swiper.el.scrollLeft).toBe(0);
  },
);

test('under reduced motion slides change at once', () => {
  const wish = vi.spyOn(window, 'matchMedia');
  wish.mockReturnValue({ matches: false } as MediaQueryList);
  expect(slideSpeed()).toBeGreaterThan(0);
  wish.mockReturnValue({ matches: true } as MediaQueryList);
  expect(slideSpeed()).toBe(0);
});

const slide = (name: string) => ({ id: name, title: name, description: `About ${name}`, part: name });

const renderDay = () =>
  render(
    <ScheduleCarousel
      labels={carouselLabels}
      label="The day"
      slides={['dawn', 'noon', 'night'].map(slide)}
    />,
  );

test('each arrow names the slide it leads to, wrapping at both ends', async () => {
  await renderDay();
  const arrows = [...document.querySelectorAll<HTMLAnchorElement>('.day-arrow')];
  expect(arrows.map((arrow) => [arrow.ariaLabel, arrow.getAttribute('href')])).toEqual([
    ['Previous: night', '#night'],
    ['Next: noon', '#noon'],
    ['Previous: dawn', '#dawn'],
    ['Next: night', '#night'],
    ['Previous: noon', '#noon'],
    ['Next: dawn', '#dawn'],
  ]);
  await expect.element(page.getByRole('group', { name: 'The day' })).toBeInTheDocument();
  const inert = [...document.querySelectorAll<HTMLElement>('.day-slide')].map((one) => one.inert);
  expect(inert).toEqual([false, true, true]);
});

const image = (name: string) => ({
  avif: '',
  webp: `data:,${name}`,
  placeholder: 'placeholder-1',
  width: 4,
  height: 3,
  alt: name,
});

const renderPictures = (container: HTMLElement) =>
  render(
    <ImageCarousel
      labels={carouselLabels}
      label="Places"
      sizes="100vw"
      images={['one', 'two', 'three'].map(image)}
    />,
    { container },
  );

test.each([true, false])('the pictures play by themselves only if allowed: %s', async (mayPlay) => {
  const island = document.createElement('astro-island');
  if (mayPlay) island.dataset['autoplay'] = '';
  document.body.append(island);
  await renderPictures(island);
  await expect
    .element(page.getByRole('button', { name: mayPlay ? 'Pause' : 'Play', exact: true }))
    .toBeVisible();
  const hidden = [...island.querySelectorAll('.swiper-slide')].map((one) => one.ariaHidden);
  expect(hidden.filter((value) => value === 'false')).toHaveLength(1);
  island.remove();
});

/** The one slide that is not inert, and what has the focus. */
const active = () => document.querySelector('.day-slide:not([inert]) h3')?.textContent;
const focused = () => document.activeElement?.ariaLabel;

test('arrows turn the slides by click and by key, wrap, and keep the focus', async () => {
  await renderDay();
  // Without the site's styles an arrow has no size to click on.
  const press = (way: 'next' | 'previous') =>
    document.querySelector<HTMLElement>(`.day-slide:not([inert]) .day-${way}`)?.click();
  press('next');
  await expect.poll(active).toBe('noon');
  expect(focused()).toBe('Next: night');
  await userEvent.keyboard(' ');
  await expect.poll(active).toBe('night');
  expect(focused()).toBe('Next: dawn');
  await userEvent.keyboard('x');
  expect(active()).toBe('night');
  press('next');
  await expect.poll(active).toBe('dawn');
  press('previous');
  await expect.poll(active).toBe('night');
  expect(focused()).toBe('Previous: noon');
});

const frame = () => new Promise(requestAnimationFrame);

test.each([0, 1, 2, 3])('a picture selected %i frames after hydration stays selected', async (frames) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const container = document.createElement('astro-island');
  // A fractional height, as most heights that follow from a width are.
  container.style.cssText = 'display: block; width: 300px; line-height: 20.5px';
  document.body.append(container);
  await renderPictures(container);
  for (let count = 0; count < frames; count += 1) await frame();
  container.querySelectorAll<HTMLElement>('.images-dot')[1]?.click();
  for (let count = 0; count < 6; count += 1) await frame();
  expect(container.querySelector('[aria-current=true]')?.ariaLabel).toBe('Picture 2 of 3');
  container.remove();
});

test('the controls pause, start and select the pictures', async () => {
  const container = document.createElement('astro-island');
  document.body.append(container);
  await renderPictures(container);
  const dot = (number: number) => page.getByRole('button', { name: `Picture ${number} of 3` });
  const current = () => container.querySelector('[aria-current=true]')?.ariaLabel;
  await userEvent.click(page.getByRole('button', { name: 'Play', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Pause', exact: true }));
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(current()).toBe('Picture 1 of 3');
  (dot(3).element() as HTMLElement).click();
  await expect.poll(current).toBe('Picture 3 of 3');
  (dot(2).element() as HTMLElement).focus();
  await userEvent.keyboard('x');
  expect(current()).toBe('Picture 3 of 3');
  await userEvent.keyboard(' ');
  await expect.poll(current).toBe('Picture 2 of 3');
  container.remove();
});
