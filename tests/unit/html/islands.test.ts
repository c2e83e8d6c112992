import { expect, test } from 'vitest';
import { trimIslands } from '../../../tools/html/islands.ts';
import { applyEdits, attribute, parsePage } from '../../../tools/html/page.ts';
import { pageOf } from './fixtures.ts';

const trim = (body: string, imports: Record<string, string[]> = {}) => {
  const html = pageOf('', body);
  return applyEdits(
    html,
    trimIslands(parsePage(html), (address) => imports[address] ?? []),
  );
};

const opts = (value: string) => `opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:${value}}"`;

test.each(['true', '&quot;&quot;'])('an island with the options %s loses what nothing reads', (value) => {
  const island = `<astro-island uid="Z1" prefix="r0" component-export="default" client="intent" ssr ${opts(value)} await-children><p uid="1" opts="2">a</p></astro-island>`;
  expect(trim(island)).toBe(pageOf('', '<astro-island ssr><p uid="1" opts="2">a</p></astro-island>'));
});

test.each([
  '<astro-island component-export="Other"></astro-island>',
  `<astro-island ${opts('{}')}></astro-island>`,
  `<astro-island ${opts('false')}></astro-island>`,
  '<astro-island opts="{}"></astro-island>',
])('what an island needs stays: %s', (island) => {
  expect(trim(island)).toBe(pageOf('', island));
});

test('the properties of an island become JSON between single quotes, whatever they say', () => {
  const props = `{"label":[0,"O’Brien's “A & B” <i> &amp;"],"parts":[1,[[0,{"id":[0,"a"]}],[0,null]]]}`;
  const escaped = props.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const trimmed = trim(`<astro-island props="${escaped}"></astro-island>`);
  expect(trimmed).toContain(`props='{"label":"O’Brien&#39;s`);
  const [island] = parsePage(trimmed).elements.filter(({ tagName }) => tagName === 'astro-island');
  expect(JSON.parse((island && attribute(island, 'props')) ?? '')).toEqual({
    label: "O’Brien's “A & B” <i> &amp;",
    parts: [{ id: 'a' }, null],
  });
});

test('a property that JSON cannot hold is refused', () => {
  expect(() =>
    trim('<astro-island props="{&quot;since&quot;:[3,&quot;2025&quot;]}"></astro-island>'),
  ).toThrow('has an island with a property that is not JSON: 2025');
});

test('an island names the files that its scripts import, each once', () => {
  const scripts = 'component-url="/a.js" renderer-url="/b.js"';
  expect(
    trim(`<astro-island ${scripts}></astro-island>`, {
      '/a.js': ['/b.js', '/c.js', '/d.js'],
      '/b.js': ['/a.js', '/c.js', '/e.js'],
    }),
  ).toBe(
    pageOf(
      '',
      `<astro-island component-url="/a.js" imports="/c.js /d.js /e.js" renderer-url="/b.js"></astro-island>`,
    ),
  );
});
