import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { carouselLabels } from './carouselLabels.ts';
import ImageCarousel from '../../src/islands/ImageCarousel.tsx';
import ScheduleCarousel from '../../src/islands/ScheduleCarousel.tsx';
import ScheduleTabs from '../../src/islands/ScheduleTabs.tsx';
import ServicesMenu from '../../src/islands/ServicesMenu.tsx';

const part = { id: 'dawn', title: 'Dawn', lines: [{ time: '6:00 AM', activity: 'Bell' }] };
const image = {
  avif: 'a.avif',
  webp: 'a.webp',
  alt: 'Sea',
};
const slide = { ...image, id: 'dawn', title: 'Dawn', description: 'Light', part: 'dawn' };

// The server's HTML must not have roles or states that only work with React.
test.each<[string, ReactNode, string]>([
  ['tabs', <ScheduleTabs key="" label="The day" parts={[part]} />, '<a href="#dawn">Dawn</a>'],
  [
    'the slides',
    <ScheduleCarousel key="" labels={carouselLabels} label="The day" slides={[slide]} />,
    'href="#dawn"',
  ],
  [
    'the pictures',
    <ImageCarousel key="" labels={carouselLabels} label="Places" images={[image]} />,
    'href="#picture-1"',
  ],
  ['the menu', <ServicesMenu key="" label="Services" current={false} />, 'Services</summary>'],
])('%s are links or native controls in the page’s own HTML', (_name, part, holds) => {
  const html = renderToString(part);
  expect(html).toContain(holds);
  expect(html).not.toMatch(
    /role="(?:button|tab|tablist|tabpanel)"|<button|aria-(?:selected|current)|inert|aria-hidden="true"|data-hydrated/,
  );
});
