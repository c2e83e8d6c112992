import { expect, test } from 'vitest';
import { NAVIGATION, SERVICES } from '../fixtures/routes.ts';
import { elements, render, text } from './render.ts';

/** Where the links go that are marked as the page shown. */
const current = (html: string) =>
  elements(html, 'a')
    .filter((link) => link['aria-current'] === 'page')
    .map(({ href }) => href);

test.each([...NAVIGATION.map(([, path]) => path), '/services/sauna'])(
  'the Header marks %s, and nothing else, as the page shown',
  async (path) => {
    const html = await render('Header', { props: { overlay: false }, path });
    expect([...new Set(current(html))]).toEqual([path]);
  },
);

test.each(['/about.html', '/about/', '/services/index.html', '/index.html'])(
  'the Header knows the page by the address %s of its file too',
  async (path) => {
    const html = await render('Header', { props: { overlay: false }, path });
    expect([...new Set(current(html))]).toEqual([path.replace(/(\/index)?\.html$|\/$/, '') || '/']);
  },
);

test('the Header marks nothing on a page that it does not list', async () => {
  expect(current(await render('Header', { props: { overlay: false }, path: '/restore' }))).toEqual([]);
});

test.each(['/services', '/services/sauna', '/contact'])(
  'the Services menu shows on %s whether the visitor is within it',
  async (path) => {
    const html = await render('Header', { props: { overlay: false }, path });
    const classes = elements(html, 'details')[0]?.['class']?.split(' ');
    expect(classes?.includes('within')).toBe(path.startsWith('/services'));
  },
);

test('the Header lies over a picture only when asked', async () => {
  for (const overlay of [true, false]) {
    const [header] = elements(await render('Header', { props: { overlay } }), 'header');
    expect(header?.['class']?.split(' ').includes('overlay')).toBe(overlay);
  }
});

test('the Footer leads to every page and service, and its switch waits for script', async () => {
  const html = await render('Footer');
  const ways = elements(html, 'a').map(({ href }) => href);
  for (const [, path] of NAVIGATION) if (path !== '/services') expect(ways).toContain(path);
  for (const [slug] of SERVICES) expect(ways).toContain(`/services/${slug}`);
  expect(ways).toContain('/privacy');
  expect(elements(html, 'input')).toMatchObject([{ id: 'data-saver', role: 'switch', disabled: '' }]);
});

test('the Footer says the motto', async () => {
  expect(text(await render('Footer'))).toContain('Sixfold Bringing Nature to Nurture');
});
