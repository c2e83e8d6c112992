import { expect, test } from 'vitest';
import { NAVIGATION, SERVICES } from '../support/routes.ts';
import { elements, render, text } from './render.ts';

/** The addresses of links marked as the current page. */
const current = (html: string) =>
  elements(html, 'a')
    .filter((link) => link['aria-current'] === 'page')
    .map(({ href }) => href);

test.each([...NAVIGATION.map(([, path]) => path), '/services/sauna'])(
  'the Header marks %s, and nothing else, as the current page',
  async (path) => {
    const html = await render('Header', { props: { overlay: false }, path });
    expect([...new Set(current(html))]).toEqual([path]);
  },
);

test.each(['/about.html', '/about/', '/services/index.html', '/index.html'])(
  'the Header also knows the page by the address of its file, %s',
  async (path) => {
    const html = await render('Header', { props: { overlay: false }, path });
    expect([...new Set(current(html))]).toEqual([path.replace(/(\/index)?\.html$|\/$/, '') || '/']);
  },
);

test('the Header marks the programme on the page of a stage, which belongs to it', async () => {
  const html = await render('Header', { props: { overlay: false }, path: '/restore' });
  const marked = elements(html, 'a').filter((link) => link['aria-current'] === 'true');
  expect(marked.map(({ href }) => href)).toEqual(['/6R-Programme']);
});

test('the Header marks no link on a page that it does not list', async () => {
  expect(current(await render('Header', { props: { overlay: false }, path: '/restore' }))).toEqual([]);
});

test.each(['/services', '/services/sauna', '/contact'])(
  'on %s the Services menu shows whether the page is one of the services',
  async (path) => {
    const html = await render('Header', { props: { overlay: false }, path });
    const classes = elements(html, 'details')[0]?.['class']?.split(' ');
    expect(classes?.includes('services-current')).toBe(path.startsWith('/services'));
  },
);

test('the Header lies over a picture only when asked', async () => {
  for (const overlay of [true, false]) {
    const [header] = elements(await render('Header', { props: { overlay } }), 'header');
    expect(header?.['class']?.split(' ').includes('overlay')).toBe(overlay);
  }
});

test('the Footer links to every page and service, and its switch is disabled until scripts run', async () => {
  const html = await render('Footer');
  const ways = elements(html, 'a').map(({ href }) => href);
  for (const [, path] of NAVIGATION) if (path !== '/services') expect(ways).toContain(path);
  for (const [slug] of SERVICES) expect(ways).toContain(`/services/${slug}`);
  expect(ways).toContain('/privacy');
  expect(elements(html, 'input')).toMatchObject([{ id: 'data-saver', role: 'switch', disabled: '' }]);
});

test('the Footer shows the motto', async () => {
  expect(text(await render('Footer'))).toContain('Sixfold Bringing Nature to Nurture');
});
