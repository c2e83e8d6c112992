import { describe, expect, test } from 'vitest';
import photo from '../fixture-site/pages/home/banner.jpg';
import { elements, render, text } from './render.ts';

const picture = { src: photo, alt: 'Mist over the sea', widths: [480, 960, 99_999], sizes: '50vw' };

describe('Picture', () => {
  test('offers AVIF at every width that the photograph allows, and one WebP with its size for others', async () => {
    const html = await render('Picture', { props: picture });
    const [source] = elements(html, 'source');
    const candidates = (source?.['srcset'] ?? '').split(', ');
    expect(source).toMatchObject({ type: 'image/avif', sizes: '50vw' });
    expect(candidates.map((one) => one.split(' ')[1])).toEqual(['480w', '960w']);
    for (const one of candidates) expect(one).toContain('f=avif');
    expect(elements(html, 'img')).toMatchObject([
      {
        src: expect.stringContaining('f=webp') as string,
        alt: picture.alt,
        width: '960',
        height: String(Math.round((960 * photo.height) / photo.width)),
      },
    ]);
  });

  test.each([
    [false, { loading: 'lazy', fetchpriority: undefined }],
    [true, { loading: undefined, fetchpriority: 'high' }],
  ])('loads near the viewport, unless it has priority (%s)', async (priority, expected) => {
    const [img] = elements(await render('Picture', { props: { ...picture, priority } }), 'img');
    expect({ loading: img?.['loading'], fetchpriority: img?.['fetchpriority'] }).toEqual(expected);
  });
});

describe('Film', () => {
  const file = (name: string, bytes: number) => ({ url: `/_astro/${name}.mp4`, bytes });
  const film = {
    labels: { play: 'Play film', playSize: 'Play film, {size}', pause: 'Pause film' },
    poster: photo,
    alt: 'The sea at dawn',
    renditions: {
      phone: { av1: file('phone.av1', 150_000), h264: file('phone.h264', 1_249_000) },
      desktop: { av1: file('desktop.av1', 900_000), h264: file('desktop.h264', 2_400_000) },
    },
  };

  test('offers AV1 before H.264, the large files to large screens only, and fetches nothing by itself', async () => {
    const html = await render('Film', { props: film });
    const sources = elements(html, 'source').filter(({ type }) => type?.startsWith('video/'));
    expect(sources.map((source) => [source['src'], source['media'] ?? '', source['data-play']])).toEqual([
      ['/_astro/desktop.av1.mp4', '(min-width: 48em)', 'Play film, 0.9 MB'],
      ['/_astro/desktop.h264.mp4', '(min-width: 48em)', 'Play film, 2.4 MB'],
      ['/_astro/phone.av1.mp4', '', 'Play film, 0.1 MB'],
      ['/_astro/phone.h264.mp4', '', 'Play film, 1.2 MB'],
    ]);
    const [video] = elements(html, 'video');
    const attributes = { preload: 'none', muted: '', loop: '', playsinline: '', controls: '' };
    expect(video).toMatchObject({ ...attributes, 'aria-label': film.alt });
    expect(video).not.toHaveProperty('autoplay');
    expect(elements(html, 'a')).toMatchObject([{ href: '/_astro/phone.h264.mp4' }]);
    expect(elements(html, 'img')).toMatchObject([{ alt: film.alt }]);
  });

  test('that starts by itself has one button instead of the browser’s controls', async () => {
    const html = await render('Film', { props: { ...film, auto: true, priority: true } });
    expect(elements(html, 'video')[0]).not.toHaveProperty('controls');
    expect(elements(html, 'div')[0]).toMatchObject({ 'data-auto': 'true' });
    expect(elements(html, 'img')).toMatchObject([{ fetchpriority: 'high' }]);
  });
});

test('the button for the products of a stage is an external link once the stage has a list', async () => {
  const url = 'https://shop.example/restore';
  const labels = { products: 'View {stage} Products', noProducts: 'Product list coming soon' };
  const html = await render('StageProducts', { props: { stage: 'Restore', url, labels } });
  expect(text(html)).toBe('View Restore Products');
  expect(elements(html, 'a')).toMatchObject([{ href: url, rel: 'external noopener' }]);
  expect(elements(html, 'button')).toEqual([]);
});

test.each([
  ['/about', 'page', '/about'],
  ['/services', 'page', '/services'],
  ['/services/sauna', 'page', '/services/sauna'],
  ['/restore', 'true', '/6R-Programme'],
  ['/yoga', 'page', 'nothing'],
  // Addresses of files, as hosts may show them.
  ['/about.html', 'page', '/about'],
  ['/about/', 'page', '/about'],
  ['/services/index.html', 'page', '/services'],
  ['/index.html', 'page', '/'],
])('on %s the navigation marks as aria-current=%s: %s', async (path, mark, expected) => {
  const props = { title: 'Title', description: 'Description', noindex: expected === 'nothing' };
  const links = elements(await render('Page', { props, path }), 'a');
  const marked = links.filter((link) => link['aria-current'] !== undefined);
  expect(new Set(marked.map(({ href }) => href))).toEqual(new Set(expected === 'nothing' ? [] : [expected]));
  for (const link of marked) expect(link['aria-current']).toBe(mark);
});
