import { expect, test } from 'vitest';
import { preloadPhotograph } from '../../../tools/html/firstPhotograph.ts';
import { applyEdits, parsePage } from '../../../tools/html/page.ts';
import { pageOf } from './fixtures.ts';

const FONT = '<link rel="preload" href="/a.woff2" as="font" crossorigin>';
/** A preload of files that an element names in the same way. */
const link = (files: string) => `<link rel="preload" ${files} as="image" fetchpriority="high">`;

const finish = (body: string) => {
  const html = pageOf('', body);
  return applyEdits(html, preloadPhotograph(parsePage(html)));
};

const picture = (sources: string, attributes = ' fetchpriority="high"') =>
  `<picture>${sources}<img src="/a.webp" alt="A"${attributes}></picture>`;

const LATER = picture('<source type="image/avif" srcset="/later.avif 1w">', ' loading="lazy"');

test('the photograph of the first view is preloaded before the fonts, for the sizes that its element has', () => {
  const first = picture('<source type="image/avif" srcset="/a.avif 1w, /b.avif 2w" sizes="100vw">');
  const preload = link('type="image/avif" imagesrcset="/a.avif 1w, /b.avif 2w" imagesizes="100vw"');
  expect(finish(FONT + FONT + LATER + first)).toBe(pageOf('', preload + FONT + FONT + LATER + first));
});

test('of two photographs for different screens, each screen preloads its own', () => {
  const first = picture(
    '<source media="(orientation:portrait)" srcset="/a.avif"><source srcset="/b.avif" sizes="50vw">',
  );
  const preloads = [
    link('media="(orientation:portrait)" imagesrcset="/a.avif"'),
    link('media="not all and (orientation:portrait)" imagesrcset="/b.avif" imagesizes="50vw"'),
  ];
  expect(finish(FONT + first)).toBe(pageOf('', preloads.join('') + FONT + first));
});

test.each([FONT, FONT + LATER, picture('<source srcset="/a.avif">')])(
  'without fonts or such a photograph nothing is preloaded: %s',
  (body) => {
    expect(finish(body)).toBe(pageOf('', body));
  },
);

test('conditions that cannot be negated as a whole are refused', () => {
  const first = picture(
    '<source media="print,(orientation:portrait)" srcset="/a.avif"><source srcset="/b.avif">',
  );
  expect(() => finish(FONT + first)).toThrow('has a photograph for print,(orientation:portrait)');
});
