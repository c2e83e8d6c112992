import { expect, test } from 'vitest';
import { getLabels } from '../../src/queries/singles.ts';
import { elements, render, text } from './render.ts';

test('a Button is a link that looks like a button', async () => {
  const html = await render('Button', { props: { href: '/contact' }, slot: 'Enquire' });
  expect(text(html)).toBe('Enquire');
  expect(elements(html, 'a')).toEqual([{ class: 'button', href: '/contact' }]);
});

test('an ArrowLink points forward or back, and its arrow is not part of its accessible name', async () => {
  for (const back of [false, true]) {
    const html = await render('ArrowLink', { props: { href: '/services', back }, slot: 'All services' });
    expect(text(html)).toBe('All services');
    const [link] = elements(html, 'a');
    expect(link?.['href']).toBe('/services');
    expect(link?.['class']?.split(' ').includes('back')).toBe(back);
  }
});

test('the Mark has a petal for each of the six stages and is hidden from assistive technology', async () => {
  const html = await render('Mark');
  expect(elements(html, 'svg')).toMatchObject([{ 'aria-hidden': 'true' }]);
  const angles = elements(html, 'path').map(({ transform }) => transform);
  expect(angles).toEqual([undefined, ...[60, 120, 180, 240, 300].map((angle) => `rotate(${angle})`)]);
});

test('a PageHead has one heading, and an eyebrow and a text only if given', async () => {
  const bare = await render('PageHead', { props: { heading: 'Gallery' } });
  expect(elements(bare, 'h1')).toHaveLength(1);
  expect(elements(bare, 'p')).toEqual([]);
  const full = await render('PageHead', {
    props: { heading: 'Gallery', eyebrow: 'Two places', text: 'By the sea.' },
    slot: '<a href="#greece">Greece</a>',
  });
  expect(text(full)).toBe('Two places Gallery By the sea. Greece');
});

test('StageProducts is an external link if the stage has a product list', async () => {
  const url = 'https://shop.example/restore';
  const html = await render('StageProducts', {
    props: { stage: 'Restore', url, labels: (await getLabels()).stages },
  });
  expect(text(html)).toBe('View Restore Products');
  expect(elements(html, 'a')).toMatchObject([{ href: url, rel: 'external noopener' }]);
  expect(elements(html, 'button')).toEqual([]);
});

test('StageProducts without a product list is a disabled button that says why', async () => {
  const html = await render('StageProducts', {
    props: { stage: 'Restore', labels: (await getLabels()).stages },
  });
  expect(elements(html, 'a')).toEqual([]);
  const [button] = elements(html, 'button');
  expect(button).toMatchObject({ type: 'button', disabled: '' });
  const [note] = elements(html, 'span');
  expect(note?.['id']).toBe(button?.['aria-describedby']);
  expect(text(html)).toBe('View Restore Products Product list coming soon');
});

test('Prose marks the text of an entry, so that its lists and quotations have their look', async () => {
  const html = await render('Prose', {
    slot: '<ul><li>Towel</li></ul><blockquote><p>Warm.</p></blockquote>',
  });
  expect(elements(html, 'div')).toMatchObject([{ class: expect.stringContaining('prose') as string }]);
  expect(elements(html, 'blockquote')).toHaveLength(1);
});
