import { expect, test } from 'vitest';
import photo from '../../content/pages/home/banner.jpg';
import { elements, render, text } from './render.ts';

const WIDTHS = [480, 960, 99_999];
const picture = { src: photo, alt: 'Mist over the sea', widths: WIDTHS, sizes: '50vw' };

test('a Picture offers AVIF in the widths that the photograph has, and one WebP for other browsers', async () => {
  const html = await render('Picture', { props: picture });
  const [source] = elements(html, 'source');
  expect(source).toMatchObject({ type: 'image/avif', sizes: '50vw' });
  const candidates = (source?.['srcset'] ?? '').split(', ');
  expect(candidates.map((one) => one.split(' ')[1])).toEqual(['480w', '960w']);
  for (const one of candidates) expect(one).toContain('f=avif');
  expect(elements(html, 'img')).toMatchObject([{ src: expect.stringContaining('f=webp') as string }]);
});

test('a Picture keeps its room in the shape of the photograph, and has its words', async () => {
  const [img] = elements(await render('Picture', { props: picture }), 'img');
  expect(img?.['alt']).toBe('Mist over the sea');
  expect(Number(img?.['width'])).toBe(960);
  expect(Number(img?.['height'])).toBe(Math.round((960 * photo.height) / photo.width));
});

test('a Picture waits until it comes near, unless it leads the first view', async () => {
  const [waits] = elements(await render('Picture', { props: picture }), 'img');
  expect(waits).toMatchObject({ loading: 'lazy' });
  expect(waits).not.toHaveProperty('fetchpriority');
  const [leads] = elements(await render('Picture', { props: { ...picture, lead: true } }), 'img');
  expect(leads).toMatchObject({ fetchpriority: 'high' });
  expect(leads).not.toHaveProperty('loading');
});

test('a decorative Picture has an empty text, not none', async () => {
  const html = await render('Picture', { props: { ...picture, alt: '' } });
  expect(elements(html, 'img')[0]?.['alt']).toBe('');
});

const file = (name: string, bytes: number) => ({ url: `/_astro/${name}.mp4`, bytes });
const film = {
  poster: photo,
  alt: 'The sea at dawn',
  renditions: {
    phone: { av1: file('phone.av1', 150_000), h264: file('phone.h264', 1_249_000) },
    desktop: { av1: file('desktop.av1', 900_000), h264: file('desktop.h264', 2_400_000) },
  },
};

test('a Film offers AV1 before H.264 and the large file to large screens only; nothing is fetched', async () => {
  const html = await render('Film', { props: film });
  const sources = elements(html, 'source').filter(({ type }) => type?.startsWith('video/'));
  expect(sources.map(({ src, media = '' }) => [src, media])).toEqual([
    ['/_astro/desktop.av1.mp4', '(min-width: 48em)'],
    ['/_astro/desktop.h264.mp4', '(min-width: 48em)'],
    ['/_astro/phone.av1.mp4', ''],
    ['/_astro/phone.h264.mp4', ''],
  ]);
  expect(sources.map((source) => source['data-weight'])).toEqual(['0.9 MB', '2.4 MB', '0.1 MB', '1.2 MB']);
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

test('a Film has a link to itself with its weight, for browsers without script', async () => {
  const html = await render('Film', { props: film });
  expect(elements(html, 'a')).toMatchObject([{ href: '/_astro/phone.h264.mp4' }]);
  expect(text(html)).toBe('Play film, 1.2 MB');
});

test('a Film shows its poster; the browser’s controls are there unless it starts by itself', async () => {
  const waits = await render('Film', { props: film });
  expect(elements(waits, 'img')).toMatchObject([{ alt: film.alt }]);
  expect(elements(waits, 'video')[0]).toHaveProperty('controls');
  const starts = await render('Film', { props: { ...film, auto: true, lead: true } });
  expect(elements(starts, 'video')[0]).not.toHaveProperty('controls');
  expect(elements(starts, 'div')[0]).toMatchObject({ 'data-auto': 'true' });
  expect(elements(starts, 'img')).toMatchObject([{ fetchpriority: 'high' }]);
});
