import { describe, expect, test } from 'vitest';
import { SPECULATION_RULES } from '../../../src/client/speculationRules.ts';
import { finishPage } from '../../../tools/html/finishPage.ts';
import { sourceOf } from '../../../tools/html/policy.ts';
import { pageOf, policyMeta } from './fixtures.ts';

const finish = (html: string, linked = '') =>
  finishPage(html, {
    readStylesheet: (address) => {
      expect(address).toBe('/a.css');
      return linked;
    },
    inScripts: new Set(['--in-file']),
    importsOf: () => [],
  });

const policyWith = (scripts: readonly string[], styles: readonly string[]) =>
  policyMeta(
    [
      "default-src 'self'",
      "form-action 'self'",
      ["script-src 'self'", ...scripts.map(sourceOf)].join(' '),
      ["style-src 'self'", ...styles.map(sourceOf)].join(' '),
    ].join(';'),
  );

const LINK = '<link rel="icon" href="/a.svg"><link rel="stylesheet" href="/a.css">';

describe('a finished page', () => {
  test('has one style right after its policy, one script before its islands, and a policy that allows only these', () => {
    const tokens = ':root{--in-file:1px;--in-page:2px;--linked:3px;--unused:4px}';
    const scripts = ['a("--in-page")', 'b()'];
    const site = [...scripts, 'elsewhere()', SPECULATION_RULES];
    const island = '<astro-island uid="1" ssr><p  CLASS=a>é &amp; ü</p></astro-island>';
    const before = pageOf(
      `<style>${tokens}</style>${policyWith(site, [tokens, 'p{color:red}', 'b{}'])}<meta name="a">`,
      `<style>p{color:red}</style>${scripts.map((text) => `<script>${text}</script>`).join('')}${island}${LINK}`,
    );
    const style = ':root{--in-file:1px;--in-page:2px;--linked:3px}p{color:red}';
    const script = 'a("--in-page")\n;b()';
    expect(finish(before, 'p{margin:var(--linked)}')).toBe(
      pageOf(
        `${policyWith([script, SPECULATION_RULES], [style])}<style>${style}</style><meta name="a">`,
        `<script>${script}</script>${island.replace(' uid="1"', '')}${LINK}`,
      ),
    );
  });

  test.each([
    ['that does not apply to the whole page: <style media="print">', '<style media="print">a{}</style>'],
    ['that does not apply to the whole page: <style>', '<noscript><style>a{}</style></noscript>'],
    ['that does not apply to the whole page: <style>', '<svg><style>a{}</style></svg>'],
    ['after a link to a stylesheet', `${LINK}<style>a{}</style>`],
  ])('is not made of a style block %s', (problem, body) => {
    expect(() => finish(pageOf(policyWith([], ['a{}']), body))).toThrow(`has a style block ${problem}`);
  });

  test.each([
    ['cannot be parsed', pageOf(policyWith([], []), '<p class="')],
    ['has no security policy', pageOf('')],
    ['has an attribute that its policy blocks', pageOf(policyWith([], []), '<p style="color:red">')],
    ['has a style that cannot be parsed', pageOf(policyWith([], ['a{b}']), '<style>a{b}</style>')],
    [
      'has an inline element that its policy does not allow',
      pageOf(policyWith([], []), '<style>a{b:c}</style>'),
    ],
    [
      'has an address that its policy does not allow (img-src): data:,a',
      pageOf(policyWith([], ['a{mask:url(data:,a)}']), '<style>a{mask:url(data:,a)}</style>'),
    ],
  ])('is not made of a page that %s', (problem, html) => {
    expect(() => finish(html)).toThrow(problem);
  });
});
