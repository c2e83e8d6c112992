import { expect, test } from 'vitest';
import photo from '../fixture-site/pages/home/banner.jpg';
import { elements, render, text } from './render.ts';

const WIDTHS = [480, 960, 99_999];
const picture = { src: photo, alt: 'Mist over the sea', widths: WIDTHS, sizes: '50vw' };

test('a Picture offers AVIF at every width that the photograph allows, and one WebP for other browsers', async () => {
  const html = await render('Picture', { props: picture });
  const [source] = elements(html, 'source');
  expect(source).toMatchObject({ type: 'image/avif', sizes: '50vw' });
  const candidates = (source?.['srcset'] ?? '').split(', ');
  expect(candidates.map((one) => one.split(' ')[1])).toEqual(['480w', '960w']);
  for (const one of candidates) expect(one).toContain('f=avif');
  expect(elements(html, 'img')).toMatchObject([{ src: expect.stringContaining('f=webp') as string }]);
});

test('a Picture has the width, height and alternative text of the photograph', async () => {
  const [img] = elements(await render('Picture', { props: picture }), 'img');
  expect(img?.['alt']).toBe('Mist over the sea');
  expect(Number(img?.['width'])).toBe(960);
  expect(Number(img?.['height'])).toBe(Math.round((960 * photo.height) / photo.width));
});

test('a Picture loads lazily, unless it has priority', async () => {
  const [lazy] = elements(await render('Picture', { props: picture }), 'img');
  expect(lazy).toMatchObject({ loading: 'lazy' });
  expect(lazy).not.toHaveProperty('fetchpriority');
  const [eager] = elements(await render('Picture', { props: { ...picture, priority: true } }), 'img');
  expect(eager).toMatchObject({ fetchpriority: 'high' });
  expect(eager).not.toHaveProperty('loading');
});

test('a decorative Picture has an empty alternative text', async () => {
  const html = await render('Picture', { props: { ...picture, alt: '' } });
  expect(elements(html, 'img')[0]?.['alt']).toBe('');
});

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

test('a Film offers AV1 before H.264, the large files to large screens only, and fetches nothing by itself', async () => {
  const html = await render('Film', { props: film });
  const sources = elements(html, 'source').filter(({ type }) => type?.startsWith('video/'));
  expect(sources.map(({ src, media = '' }) => [src, media])).toEqual([
    ['/_astro/desktop.av1.mp4', '(min-width: 48em)'],
    ['/_astro/desktop.h264.mp4', '(min-width: 48em)'],
    ['/_astro/phone.av1.mp4', ''],
    ['/_astro/phone.h264.mp4', ''],
  ]);
  expect(sources.map((source) => source['data-play'])).toEqual([
    'Play film, 0.9 MB',
    'Play film, 2.4 MB',
    'Play film, 0.1 MB',
    'Play film, 1.2 MB',
  ]);
  const [video] = elements(html, 'video');
  expect(video).toMatchObject({
    preload: 'none',
    muted: '',
    loop: '',
    playsinline: '',
    'aria-label': film.alt,
  });
  expect(video).not.toHaveProperty('autoplay');
});

test('a Film links to its file and says how large it is, for browsers without JavaScript', async () => {
  const html = await render('Film', { props: film });
  expect(elements(html, 'a')).toMatchObject([{ href: '/_astro/phone.h264.mp4' }]);
  expect(text(html)).toBe('Play film');
});

test('a Film shows its poster, and the browser’s controls unless it starts by itself', async () => {
  const waits = await render('Film', { props: film });
  expect(elements(waits, 'img')).toMatchObject([{ alt: film.alt }]);
  expect(elements(waits, 'video')[0]).toHaveProperty('controls');
  const starts = await render('Film', { props: { ...film, auto: true, priority: true } });
  expect(elements(starts, 'video')[0]).not.toHaveProperty('controls');
  expect(elements(starts, 'div')[0]).toMatchObject({ 'data-auto': 'true' });
  expect(elements(starts, 'img')).toMatchObject([{ fetchpriority: 'high' }]);
});
