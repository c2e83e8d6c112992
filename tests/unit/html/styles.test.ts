import { describe, expect, test } from 'vitest';
import { classesOf } from '../../../tools/html/classes.ts';
import { namesIn } from '../../../tools/html/customProperties.ts';
import { parsePage } from '../../../tools/html/page.ts';
import { joinStyles } from '../../../tools/html/styles.ts';
import { pageOf } from './fixtures.ts';

const join = (
  blocks: string[],
  linked: string[] = [],
  inScripts: string[] = [],
  onPage = ['dark', 'header', 'day', 'night', 'hero', 'a', 'b'],
) => joinStyles({ blocks, linked }, new Set(onPage), new Set(inScripts)).joined;

describe('a page’s styles', () => {
  test('become one, in their order, and minified', () => {
    expect(join(['a { color: red }\n', 'b{color:red}', 'a{color:blue}'])).toBe(
      'a{color:red}b{color:red}a{color:#00f}',
    );
  });

  test('stay separate if one is not closed', () => {
    expect(join(['a{color:red', 'b{color:red}'])).toBe('a{color:red}b{color:red}');
  });

  test.each(['a{color}', 'a{b:c}}', '@media (foo{}', '<b>', 'a{color:rgb(}'])(
    'that cannot be parsed are refused: %s',
    (css) => {
      expect(() => join(['p{color:red}', css])).toThrow(
        /^has a style that cannot be parsed: Unexpected .*, near "/,
      );
      expect(() => join([], [css])).toThrow('has a style that cannot be parsed');
      expect(() => join([css])).toThrow(expect.objectContaining({ cause: expect.any(Error) as Error }));
    },
  );

  test('name the place that cannot be parsed, without printing a whole minified file', () => {
    const rule = 'p{margin-inline-start:100px}';
    const near = `${rule.repeat(100)}a{color}${rule.repeat(100)}`.slice(2768, 2828);
    expect(() => join([`${rule.repeat(100)}a{color}${rule.repeat(100)}`])).toThrow(`near "${near}"`);
    expect(() => join(['p{color:red}\nb{color:red}a{color}'])).toThrow('near "b{color:red}a{color}"');
  });
});

describe('custom properties', () => {
  const tokens =
    ':root{--white:#fff;--ink:#123;--text:var(--ink);--arrow:url("a;b");--gap-wide:2px;--gap:1px}';

  test('that nothing uses go, with those that only they used', () => {
    expect(join([`${tokens}p{margin:var(--gap,0)}`])).toBe(':root{--gap:1px}p{margin:var(--gap,0)}');
    expect(join([tokens])).toBe('');
  });

  test('stay where a linked stylesheet or a script uses them', () => {
    expect(join([tokens], ['a{color:var(--text);mask:var(--arrow)}'], ['--gap'])).toBe(
      ':root{--ink:#123;--text:var(--ink);--arrow:url(a;b);--gap:1px}',
    );
  });

  test('are followed wherever they are declared, whatever comes first', () => {
    const css =
      ':root{--b:1px}html{--a:var(--b);--c:2px}@media print{:root{--b:2px;--c:3px}}.dark{--a:3px;--c:4px}p{margin:var(--a)}';
    expect(join([css])).toBe(
      ':root{--b:1px}html{--a:var(--b)}@media print{:root{--b:2px}}.dark{--a:3px}p{margin:var(--a)}',
    );
    expect(join([':root{--a:var(--b)}', ':root{--a:1px}', ':root{--b:2px}p{margin:var(--a)}'])).toBe(
      ':root{--a:var(--b)}:root{--a:1px}:root{--b:2px}p{margin:var(--a)}',
    );
  });

  test('are not mistaken for properties that the parser does not know', () => {
    const css = 'p{--used:1px;margin:var(--used);not-yet-known:var(--used)}';
    expect(join([css])).toBe(css);
  });

  test('that refer to each other in a circle go as well', () => {
    expect(join([':root{--a:var(--b,0);--b:var(--a,0);--c:var(--c,0)}'])).toBe('');
  });

  test('stay where they are used other than by var()', () => {
    const registered = '@property --a{syntax:"<length>";inherits:false;initial-value:1px}';
    expect(join([`${registered}p{--a:2px;margin:var(--a)}`])).toContain('p{--a:2px;margin:var(--a)}');
    expect(join([`${registered}p{margin:var(--a)}`])).toContain('p{margin:var(--a)}');
    expect(join(['p{--a:1}@container style(--a:1){b{color:red}}'])).toContain('p{--a:1}');
    expect(join(['p{--a:1;transition:--a 1s}'])).toContain('--a:1');
  });

  test.each<[string, string[], string[]]>([
    ['in a rule', ['p{color:var(--ink)}'], []],
    ['in another property', [':root{--text:var(--ink)}p{color:var(--text)}'], []],
    ['in a fallback', ['p{color:var(--text,var(--ink))}'], []],
    ['among other values', ['p{margin:calc(var(--ink) * 2) 1px}'], []],
    ['in a linked stylesheet', [], ['p{color:var(--ink)}']],
  ])('that are used %s and declared nowhere are refused', (_where, blocks, linked) => {
    expect(() => join(blocks, linked)).toThrow(
      'uses custom properties that are not declared for every element they style: --ink. Declare them on :root or in a rule with the same class, or give var() a fallback.',
    );
  });

  test.each([
    ['.dark{--rule:red}.header{color:var(--rule)}'],
    ['.dark{--rule:red}@media print{.header,.dark a{color:var(--rule)}}'],
    ['@media print{:root{--rule:red}}.header{color:var(--rule)}'],
    ['@supports (top:0){:root{--rule:red}}.header{color:var(--rule)}'],
    ['#header{--rule:red}.header{color:var(--rule)}'],
    ['#footer{--rule:red}#header{color:var(--rule)}'],
    ['header{--rule:red}.header{color:var(--rule)}'],
    [':hover{--rule:red}.header{color:var(--rule)}'],
    ['.a:not(.header){--rule:red}.header{color:var(--rule)}'],
    ['.dark{--rule:red}.day{.header{color:var(--rule)}}'],
    ['.day{.dark{top:0}--rule:red}.header{color:var(--rule)}'],
    ['.dark{@media print{& .a{top:0}}--rule:red}.header{color:var(--rule)}'],
    ['@keyframes x{to{top:0}}.dark{--rule:red}.header{color:var(--rule)}'],
  ])('that are only declared for other elements are refused: %s', (css) => {
    expect(() => join([css])).toThrow('not declared for every element they style: --rule.');
  });

  test('that are refused are all named', () => {
    expect(() => join(['p{top:var(--a);left:var(--b)}'])).toThrow('they style: --a, --b.');
  });

  test.each([
    ['.day{--sun:red}.day:after{color:var(--sun)}'],
    ['.day{--sun:red}a:is(.day,.night){color:var(--sun)}'],
    ['*{--sun:red}.night{color:var(--sun)}'],
    ['@media print{:root{--sun:red}.night{color:var(--sun)}}'],
    ['@media print{p{top:0}}:root{--sun:red}.night{color:var(--sun)}'],
    ['@supports (top:0){p{top:0}}:root{--sun:red}.night{color:var(--sun)}'],
    ['#day{--sun:red}#day a{color:var(--sun)}'],
    ['.day{--sun:red}:where(.a .day){color:var(--sun)}'],
    ['.day{--sun:red;& .night{color:var(--sun)}}'],
    ['.day{& .night{top:0}}@page{--sun:red}.night{color:var(--sun)}'],
    ['@keyframes x{to{--sun:red}}.night{color:var(--sun)}'],
  ])('may be declared for the elements that use them: %s', (css) => {
    expect(join([css])).toBe(css);
  });

  test('may be declared in another style than the one that uses them, or nowhere if there is a fallback', () => {
    expect(join([':root{--ink:red}', 'p{color:var(--ink)}'])).toBe(':root{--ink:red}p{color:var(--ink)}');
    expect(join(['p{color:var(--ink)}'], ['p{--ink:red}'])).toBe('p{color:var(--ink)}');
    expect(join(['p{color:var(--ink,red)}'])).toBe('p{color:var(--ink,red)}');
  });

  test('are found by name in scripts', () => {
    expect(namesIn('"--gap-1" "day-dark";i--')).toEqual(['--gap-1', 'day-dark', 'i--']);
    expect(namesIn('')).toEqual([]);
  });
});

describe('fonts', () => {
  const face = (name: string, rest = '') =>
    `@font-face{font-family:${name};src:url(/a.woff2)format("woff2")${rest}}`;
  const mark = '-0123456789abcdef';

  test('lose their mark and the default descriptors', () => {
    expect(
      join([
        face(`Aria${mark}`, ';font-style:normal;font-weight:400'),
        `:root{--serif:Aria${mark},near,serif}p{font-family:var(--serif)}`,
      ]),
    ).toBe(
      '@font-face{font-family:Aria;src:url(/a.woff2);font-weight:400}:root{--serif:Aria,near,serif}p{font-family:var(--serif)}',
    );
    expect(join([face(`"A B${mark}"`), `:root{--b:"A B${mark}",serif}p{font-family:var(--b)}`])).toBe(
      '@font-face{font-family:A B;src:url(/a.woff2)}:root{--b:"A B",serif}p{font-family:var(--b)}',
    );
  });

  test('stay as they are without a mark, or in a style of their own', () => {
    const near = '@font-face{font-family:near;src:local(Arial);ascent-override:93%;font-style:normal}';
    expect(join([near])).toBe(near);
    expect(join([face(`Aria${mark}`, ';font-style:italic')])).toContain('font-style:italic');
  });

  test('of several names all lose their marks', () => {
    const faces = [face(`Aria${mark}`), face(`Bella${mark}`)];
    expect(join(faces)).toBe(
      '@font-face{font-family:Aria;src:url(/a.woff2)}@font-face{font-family:Bella;src:url(/a.woff2)}',
    );
  });

  test('keep descriptors other than the defaults', () => {
    const css = `@font-face{font-family:Aria${mark};src:local(Aria),url(/a.woff)format("woff"),url(/a.ttf);font-style:oblique}`;
    expect(join([css])).toBe(css.replace(mark, ''));
    const inside = `@font-face{font-family:Aria${mark}-x;src:url(/a.woff2)}`;
    expect(join([inside])).toBe(inside);
  });

  test('keep their marks if they would share a name', () => {
    const both = [face('Aria-0123456789abcdef'), face('Aria-fedcba9876543210')];
    expect(join(both)).toBe(both.join(''));
  });

  test('may not be used by their marked name, which is gone', () => {
    const use = `p{font-family:Aria${mark}}`;
    const problem = `uses the font Aria${mark} other than through its custom property`;
    expect(() => join([face(`Aria${mark}`) + use])).toThrow(problem);
    expect(() => join([face(`Aria${mark}`)], [use])).toThrow(problem);
  });
});

test('the classes of a page are those of all its elements', () => {
  const page = parsePage(pageOf('', '<p class=" a\tb  c-1 "><b class="a d"></b><i class=""></i></p>'));
  expect(classesOf(page)).toEqual(new Set(['a', 'b', 'c-1', 'd']));
});

test('the addresses in styles are found, except those of fonts', () => {
  const { addresses } = joinStyles(
    {
      blocks: ['@font-face{font-family:A;src:url(/a.woff2)}p{background:url(data:image/png;base64,AA)}'],
      linked: [':root{--a:url(/b.png)}'],
    },
    new Set(),
    new Set(),
  );
  expect(addresses).toEqual([
    { directive: 'font-src', address: '/a.woff2' },
    { directive: 'img-src', address: 'data:image/png;base64,AA' },
    { directive: 'img-src', address: '/b.png' },
  ]);
});

describe('rules for classes', () => {
  const css =
    '.a{top:0}.gone,.a .b{top:1px}.a.gone{top:2px}@media print{.gone{top:3px}}p:not(.gone){top:4px}';

  test('that no element of the page has go, with the custom properties that only they used', () => {
    expect(join([css])).toBe('.a{top:0}.a .b{top:1px}p:not(.gone){top:4px}');
    expect(join([':root{--c:1px}.gone{top:var(--c)}'])).toBe('');
  });

  test('stay where a script mentions the class, or what it begins with', () => {
    expect(join(['.gone{top:0}'], [], ['gone'])).toBe('.gone{top:0}');
    expect(join(['.swiper-last-one{top:0}'], [], ['swiper-'])).toBe('.swiper-last-one{top:0}');
    expect(join(['.swiper-last-one{top:0}'], [], ['s', 'swiper', 'last'])).toBe('');
  });

  test('are kept for each page by itself', () => {
    expect(join(['.a{top:0}.b{top:1px}'], [], [], ['a'])).toBe('.a{top:0}');
    expect(join(['.a{top:0}.b{top:1px}'], [], [], ['b'])).toBe('.b{top:1px}');
  });
});
