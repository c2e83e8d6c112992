import { expect, test } from 'vitest';
import { trimIslands } from '../../../tools/html/islands.ts';
import { applyEdits, attribute, parsePage } from '../../../tools/html/page.ts';
import { pageOf } from './fixtures.ts';

const trim = (body: string) => {
  const html = pageOf('', body);
  return applyEdits(html, trimIslands(parsePage(html)));
};

const opts = (value: string) => `opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:${value}}"`;

test.each(['true', '&quot;&quot;'])('an island with the options %s loses what nothing reads', (value) => {
  const island = `<astro-island uid="Z1" prefix="r0" component-export="default" ssr ${opts(value)} await-children><p uid="1" opts="2">a</p></astro-island>`;
  expect(trim(island)).toBe(
    pageOf('', '<astro-island ssr await-children><p uid="1" opts="2">a</p></astro-island>'),
  );
});

test.each([
  '<astro-island component-export="Other"></astro-island>',
  `<astro-island ${opts('{}')}></astro-island>`,
  `<astro-island ${opts('false')}></astro-island>`,
  '<astro-island opts="{}"></astro-island>',
])('what an island needs stays: %s', (island) => {
  expect(trim(island)).toBe(pageOf('', island));
});

test('the properties of an island stand between single quotes, whatever they say', () => {
  const props = `{"label":[0,"O’Brien's “A & B” <i> &amp;"]}`;
  const escaped = props.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const trimmed = trim(`<astro-island props="${escaped}"></astro-island>`);
  expect(trimmed).toContain(`props='{"label":[0,"O’Brien&#39;s`);
  const [island] = parsePage(trimmed).elements.filter(({ tagName }) => tagName === 'astro-island');
  expect(island && attribute(island, 'props')).toBe(props);
});
