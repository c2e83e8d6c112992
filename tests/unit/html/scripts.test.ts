import astroIsland from 'astro/runtime/server/astro-island.prebuilt.js';
import { describe, expect, test } from 'vitest';
import { applyEdits, parsePage } from '../../../tools/html/page.ts';
import { joinScripts } from '../../../tools/html/scripts.ts';
import { pageOf } from './fixtures.ts';

const join = (body: string) => {
  const html = pageOf('', body);
  const { edits, texts } = joinScripts(parsePage(html));
  return { html: applyEdits(html, edits), texts };
};

describe('plain scripts', () => {
  test('side by side become one, which no comment or missing semicolon spoils', () => {
    expect(join('<script> a() // a </script><script>(b)();\n</script><p><script>c();</script>')).toEqual({
      html: pageOf('', '<script>a() // a\n;(b)();</script><p><script>c();</script>'),
      texts: ['a() // a\n;(b)();', 'c();'],
    });
    expect(join('<script>a</script><script>b</script><script>c</script>')).toEqual({
      html: pageOf('', '<script>a\n;b\n;c</script>'),
      texts: ['a\n;b\n;c'],
    });
  });

  test.each([
    ['with something between', '<script>a();</script> <script>b();</script>'],
    ['of another type', '<script>a();</script><script type="module">b();</script>'],
    ['behind one of another type', '<script type="module">a();</script><script>b();</script>'],
  ])('%s stay as they are', (_case, body) => {
    expect(join(body)).toEqual({ html: pageOf('', body), texts: ['a();', 'b();'] });
  });

  test('that start islands in Astro’s way are left out', () => {
    const element = `<script>\n${astroIsland}\n</script>`;
    expect(join(`<script>a();</script>${element}<p><script type="module">b()</script>`)).toEqual({
      html: pageOf('', '<p><script type="module">b()</script>'),
      texts: ['b()'],
    });
  });

  test('that load a file or hold data are left alone', () => {
    const body =
      '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="application/json">{}</script>';
    expect(join(body)).toEqual({ html: pageOf('', body), texts: [] });
    expect(join('<script type="speculationrules">{}</script>').texts).toEqual(['{}']);
  });
});
