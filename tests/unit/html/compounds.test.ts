import { expect, test } from 'vitest';
import { keepCompounds } from '../../../tools/html/compounds.ts';
import { parsePage } from '../../../tools/html/page.ts';
import { pageOf } from './fixtures.ts';

const keep = (body: string) => keepCompounds(parsePage(pageOf('<title>a-b</title>', body)));

test.each([
  [
    'fight-or-flight',
    '<p>The <span class="compound">“fight-or-flight”,</span> calmed</p>',
    '“fight-or-flight”,',
  ],
  ['figures', '<p>The <span class="compound">8-day</span> calmed</p>', '8-day'],
  ['“&”', '<p>The heat <span class="compound">&amp; cold</span> calmed</p>', 'heat &amp; cold'],
])('a compound is one box with the marks around it: %s', (_name, expected, word) => {
  expect(keep(`<main><p>The ${word} calmed</p></main>`)).toBe(
    pageOf('<title>a-b</title>', `<main>${expected}</main>`),
  );
});

test.each([
  ['outside the main part', '<p>self-care</p>'],
  ['in an island', '<main><astro-island>a-b<p>self-care</p></astro-island></main>'],
  ['in a script', '<main><script>a-b</script></main>'],
  ['in an attribute', '<main><a class="a-b">c</a></main>'],
  ['a dash between spaces, before a word or after it', '<main><p>a - b -c d- &ndash;</p></main>'],
])('nothing changes %s', (_name, body) => {
  expect(keep(body)).toBe(pageOf('<title>a-b</title>', body));
});
