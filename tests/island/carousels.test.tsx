import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import ImageCarousel from '../../src/islands/ImageCarousel.tsx';
import { carouselLabels } from './carouselLabels.ts';

afterEach(() => vi.restoreAllMocks());

const image = (name: string) => ({
  avif: '',
  webp: `data:,${name}`,
  alt: name,
});

const frame = () => new Promise(requestAnimationFrame);

test.each([0, 1, 2, 3])('a picture selected %i frames after hydration stays selected', async (frames) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const container = document.createElement('astro-island');
  // A fractional height, as most heights that follow from a width are.
  container.style.cssText = 'display: block; width: 300px; line-height: 20.5px';
  document.body.append(container);
  await render(
    <ImageCarousel labels={carouselLabels} label="Places" images={['one', 'two', 'three'].map(image)} />,
    { container },
  );
  for (let count = 0; count < frames; count += 1) await frame();
  container.querySelectorAll<HTMLElement>('.images-dot')[1]?.click();
  for (let count = 0; count < 6; count += 1) await frame();
  expect(container.querySelector('[aria-current=true]')?.ariaLabel).toBe('Picture 2 of 3');
});
