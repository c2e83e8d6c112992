import { expect, test } from 'vitest';
import { NAVIGATION, SERVICES } from '../support/routes.ts';
import { elements, render, text } from './render.ts';

/** A page in its shell. */
const page = (path: string, props: object = {}) =>
  render('Page', { props: { title: 'Title', description: 'Description', ...props }, path });

/** The addresses of links marked as the current page. */
const current = (html: string) =>
  elements(html, 'a')
    .filter((link) => link['aria-current'] === 'page')
    .map(({ href }) => href);

test.each([...NAVIGATION.map(([, path]) => path), '/services/sauna'])(
  'the header marks %s, and nothing else, as the current page',
  async (path) => {
    expect([...new Set(current(await page(path)))]).toEqual([path]);
  },
);

test.each(['/about.html', '/about/', '/services/index.html', '/index.html'])(
  'the header also knows the page by the address of its file, %s',
  async (path) => {
    const address = path.replace(/(\/index)?\.html$|\/$/, '') || '/';
    expect([...new Set(current(await page(path)))]).toEqual([address]);
  },
);

test('the header marks the programme on the page of a stage, which belongs to it', async () => {
  const html = await page('/restore');
  const marked = elements(html, 'a').filter((link) => link['aria-current'] === 'true');
  expect(marked.map(({ href }) => href)).toEqual(['/6R-Programme']);
  expect(current(html)).toEqual([]);
});

test.each(['/services', '/services/sauna', '/contact'])(
  'on %s the Services menu shows whether the page is one of the services',
  async (path) => {
    const [services] = elements(await page(path), 'details');
    expect(services?.['class']?.split(' ').includes('services-current')).toBe(path.startsWith('/services'));
  },
);

test('the header lies over a picture only when asked', async () => {
  for (const overlay of [true, false]) {
    const [header] = elements(await page('/', { overlay }), 'header');
    expect(header?.['class']?.split(' ').includes('overlay')).toBe(overlay);
  }
});

test('a page links to every page and service, and its switch is disabled until scripts run', async () => {
  const html = await page('/');
  const ways = elements(html, 'a').map(({ href }) => href);
  const times = (path: string) => ways.filter((one) => one === path).length;
  // In the header and in the footer, which has no page of all services.
  for (const [, path] of NAVIGATION) expect(times(path), path).toBeGreaterThan(path === '/services' ? 0 : 1);
  for (const [slug] of SERVICES) expect(times(`/services/${slug}`), slug).toBe(2);
  expect(times('/privacy')).toBe(1);
  expect(elements(html, 'input')).toMatchObject([{ id: 'data-saver', role: 'switch', disabled: '' }]);
});

test('the footer shows the motto', async () => {
  expect(text(await page('/'))).toContain('Sixfold Bringing Nature to Nurture');
});
