import { expect, test } from 'vitest';
import { preloadPhotograph } from '../../../tools/html/firstPhotograph.ts';
import { applyEdits, parsePage } from '../../../tools/html/page.ts';
import { pageOf } from './fixtures.ts';

const VIEWPORT = '<meta name="viewport" content="width=device-width">';
const REST = '<title>A</title><style>a{}</style>';
/** A preload of files that an element names in the same way. */
const link = (files: string) => `<link rel="preload" ${files} as="image" fetchpriority="high">`;

const finish = (body: string) => {
  const html = pageOf(VIEWPORT + REST, body);
  return applyEdits(html, preloadPhotograph(parsePage(html)));
};

const picture = (sources: string, attributes = ' fetchpriority="high"') =>
  `<picture>${sources}<img src="/a.webp" alt="A"${attributes}></picture>`;

const LATER = picture('<source type="image/avif" srcset="/later.avif 1w">', ' loading="lazy"');

test('the photograph of the first view is preloaded before the styles, for the sizes that its element has', () => {
  const first = picture('<source type="image/avif" srcset="/a.avif 1w, /b.avif 2w" sizes="100vw">');
  const preload = link('type="image/avif" imagesrcset="/a.avif 1w, /b.avif 2w" imagesizes="100vw"');
  expect(finish(LATER + first)).toBe(pageOf(VIEWPORT + preload + REST, LATER + first));
});

test('of two photographs for different screens, each screen preloads its own', () => {
  const first = picture(
    '<source media="(orientation:portrait)" srcset="/a.avif"><source srcset="/b.avif" sizes="50vw">',
  );
  const preloads = [
    link('media="(orientation:portrait)" imagesrcset="/a.avif"'),
    link('media="not all and (orientation:portrait)" imagesrcset="/b.avif" imagesizes="50vw"'),
  ];
  expect(finish(first)).toBe(pageOf(VIEWPORT + preloads.join('') + REST, first));
});

test('without such a photograph nothing is preloaded', () => {
  expect(finish(LATER)).toBe(pageOf(VIEWPORT + REST, LATER));
});

test('nothing is preloaded where the width of the screen is not yet known', () => {
  const html = pageOf(REST, picture('<source srcset="/a.avif">'));
  expect(preloadPhotograph(parsePage(html))).toEqual([]);
});

test('conditions that cannot be negated as a whole are refused', () => {
  const first = picture(
    '<source media="print,(orientation:portrait)" srcset="/a.avif"><source srcset="/b.avif">',
  );
  expect(() => finish(first)).toThrow('has a photograph for print,(orientation:portrait)');
});
