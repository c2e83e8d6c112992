import { expect, test } from 'vitest';
import { keepWords } from '../../../tools/html/keptWords.ts';
import { parsePage } from '../../../tools/html/page.ts';
import { pageOf } from './fixtures.ts';

const keep = (body: string) => keepWords(parsePage(pageOf('<title>a-b</title>', body)));

test.each([
  ['fight-or-flight', '<p>The <span class="kept">“fight-or-flight”,</span> calmed</p>', '“fight-or-flight”,'],
  ['figures', '<p>The <span class="kept">8-day</span> calmed</p>', '8-day'],
  ['“&” before two spaces', '<p>The <span class="kept">&amp;  cold</span> calmed</p>', '&amp;  cold'],
  ['“&”', '<p>The heat <span class="kept">&amp; cold</span> calmed</p>', 'heat &amp; cold'],
])('a compound is one box with the marks around it: %s', (_name, expected, word) => {
  expect(keep(`<main><p>The ${word} calmed</p></main>`)).toBe(
    pageOf('<title>a-b</title>', `<main>${expected}</main>`),
  );
});

test.each([
  ['a heading', '<h2>Sound <span class="kept">Healing Session</span></h2>', '<h2>Sound Healing Session</h2>'],
  [
    'a heading that ends in a compound',
    '<h1>Time for <span class="kept">your self-care</span></h1>',
    '<h1>Time for your self-care</h1>',
  ],
  [
    'a heading that ends in “&”, a word and another',
    '<h2>Sauna <span class="kept">&amp; Heat Therapy</span></h2>',
    '<h2>Sauna &amp; Heat Therapy</h2>',
  ],
  [
    'a heading with a link',
    '<h3><a>A <span class="kept">quiet day</span></a></h3>',
    '<h3><a>A quiet day</a></h3>',
  ],
  [
    'a heading that goes on after an element',
    '<h3>A <i>very</i> long <span class="kept">quiet day</span> </h3>',
    '<h3>A <i>very</i> long quiet day </h3>',
  ],
])('the last two words are one box: %s', (_name, expected, body) => {
  expect(keep(`<main>${body}</main>`)).toBe(pageOf('<title>a-b</title>', `<main>${expected}</main>`));
});

test.each([
  ['in a heading whose last two words fill a line', '<main><h1>The 5 Element Acupuncture</h1></main>'],
  ['in a heading of two words', '<main><h1>Day’s Overview</h1></main>'],
  ['in a paragraph', '<main><p>Heat, then stillness.</p></main>'],
  ['outside the main part', '<p>self-care</p>'],
  ['in an island', '<main><astro-island>a-b<p>self-care</p></astro-island></main>'],
  ['in a script', '<main><script>a-b</script></main>'],
  ['in a style', '<main><style>a-b{}</style></main>'],
  ['in a comment', '<main><p><!-- self-care --></p></main>'],
  ['in an attribute', '<main><a class="a-b">c</a></main>'],
  ['a dash between spaces, before a word or after it', '<main><p>a - b -c d- &ndash;</p></main>'],
])('nothing changes %s', (_name, body) => {
  expect(keep(body)).toBe(pageOf('<title>a-b</title>', body));
});
