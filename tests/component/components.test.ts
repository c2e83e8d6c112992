import { expect, test } from 'vitest';
import { elements, render, text } from './render.ts';

test('a Button is a link that looks like a button', async () => {
  const html = await render('Button', { props: { href: '/contact' }, slot: 'Enquire' });
  expect(text(html)).toBe('Enquire');
  expect(elements(html, 'a')).toEqual([{ class: 'button', href: '/contact' }]);
});

test('an ArrowLink points on, or back when asked, and its arrow is no part of its name', async () => {
  for (const back of [false, true]) {
    const html = await render('ArrowLink', { props: { href: '/services', back }, slot: 'All services' });
    expect(text(html)).toBe('All services');
    const [link] = elements(html, 'a');
    expect(link?.['href']).toBe('/services');
    expect(link?.['class']?.split(' ').includes('back')).toBe(back);
  }
});

test('the Mark has a petal for each of the six stages and says nothing', async () => {
  const html = await render('Mark');
  expect(elements(html, 'svg')).toMatchObject([{ 'aria-hidden': 'true' }]);
  const angles = elements(html, 'path').map(({ transform }) => transform);
  expect(angles).toEqual([0, 60, 120, 180, 240, 300].map((angle) => `rotate(${angle})`));
});

test('a PageHead has its heading once, and an eyebrow and a text only where given', async () => {
  const bare = await render('PageHead', { props: { heading: 'Gallery' } });
  expect(elements(bare, 'h1')).toHaveLength(1);
  expect(elements(bare, 'p')).toEqual([]);
  const full = await render('PageHead', {
    props: { heading: 'Gallery', eyebrow: 'Two places', text: 'By the sea.' },
    slot: '<a href="#greece">Greece</a>',
  });
  expect(text(full)).toBe('Two places Gallery By the sea. Greece');
});

test('StageProducts is a link out where the stage has a list', async () => {
  const url = 'https://shop.example/restore';
  const html = await render('StageProducts', { props: { stage: 'Restore', url } });
  expect(text(html)).toBe('View Restore Products');
  expect(elements(html, 'a')).toMatchObject([{ href: url, rel: 'external noopener' }]);
  expect(elements(html, 'button')).toEqual([]);
});

test('StageProducts without a list is a disabled button that says why', async () => {
  const html = await render('StageProducts', { props: { stage: 'Restore', url: undefined } });
  expect(elements(html, 'a')).toEqual([]);
  const [button] = elements(html, 'button');
  expect(button).toMatchObject({ type: 'button', disabled: '' });
  const [note] = elements(html, 'span');
  expect(note?.['id']).toBe(button?.['aria-describedby']);
  expect(text(html)).toBe('View Restore Products Product list coming soon');
});
