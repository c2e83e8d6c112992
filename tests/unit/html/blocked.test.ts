import { describe, expect, test } from 'vitest';
import { addressesIn } from '../../../tools/html/addresses.ts';
import { refuseBlocked } from '../../../tools/html/blocked.ts';
import { parsePage } from '../../../tools/html/page.ts';
import { readPolicy, sourceOf } from '../../../tools/html/policy.ts';
import { pageOf, policyMeta } from './fixtures.ts';

const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "form-action 'self' https://a.example",
  "connect-src 'self' https://a.example",
  `script-src 'self' ${sourceOf('a()')}`,
  `style-src 'self' ${sourceOf('a{}')}`,
].join(';');

const check = (body: string, policy = POLICY, before = '') => {
  const page = parsePage(pageOf(before + policyMeta(policy), body));
  refuseBlocked(page, readPolicy(page), []);
};

describe('what a page’s policy would block', () => {
  test.each([
    ['an inline element that its policy does not allow: <style>', '<style>b{}</style>'],
    ['an inline element that its policy does not allow: <script>', '<script>b()</script>'],
    [
      'an inline element that its policy does not allow: <script type="module">',
      '<script type="module">b()</script>',
    ],
    ['an inline element that its policy does not allow: <script type="x">', '<script type="x">b()</script>'],
    [
      'an attribute that its policy blocks: <p class="a" style="color:red">',
      '<p class="a" style="color:red">',
    ],
    ['an attribute that its policy blocks: <p onclick="a()">', '<template><p onclick="a()"></template>'],
    [
      'an attribute that its policy blocks: <path style="fill:red">',
      '<svg><path style="fill:red"></path></svg>',
    ],
  ])('stops the build: %s', (problem, body) => {
    expect(() => check(body)).toThrow(new Error(`has ${problem}`));
  });

  test('is neither what it allows by hash, nor data', () => {
    const body = '<style>a{}</style><script>a()</script><script type="application/ld+json">{}</script>';
    expect(() => check(body)).not.toThrow();
  });

  test.each(['<script>a()</script>', '<script src="/a.js"></script>'])(
    '%s may not escape it by standing first',
    (script) => {
      expect(() => check('', POLICY, script)).toThrow('has a script before its policy: <script');
      expect(() => check('', POLICY, '<script type="application/ld+json">{}</script>')).not.toThrow();
    },
  );
});

describe('an address that a page names', () => {
  test('is found with the directive that governs it, unless the page only links to it', () => {
    const body =
      '<img src="/a b.png" srcset=" /c.png 1x,\n  /d.png 2x"><img alt=""><a href="/e" rel="icon">e</a><link rel="icon">';
    expect(addressesIn(parsePage(pageOf('', body)))).toEqual(
      ['/a b.png', '/c.png', '/d.png'].map((address) => ({ directive: 'img-src', address })),
    );
  });

  test.each([
    ['img-src', '<img src="https://b.example/a.png">'],
    ['img-src', '<img srcset="/a.png 1x, https://b.example/b.png 2x">'],
    ['img-src', '<picture><source srcset="https://b.example/b.png"></picture>'],
    ['img-src', '<video poster="https://b.example/a.png"></video>'],
    ['img-src', '<link rel="icon" href="https://b.example/a.png">'],
    ['media-src', '<video src="https://b.example/a.mp4"></video>'],
    ['media-src', '<video><source src="data:video/mp4,a"></video>'],
    ['script-src', '<script src="https://b.example/a.js"></script>'],
    ['script-src', '<astro-island component-url="https://b.example/a.js"></astro-island>'],
    ['script-src', '<astro-island renderer-url="https://b.example/a.js"></astro-island>'],
    ['script-src', '<astro-island imports="/b.js https://b.example/a.js"></astro-island>'],
    ['style-src', '<link rel="stylesheet" href="https://b.example/a.css">'],
    ['manifest-src', '<link rel="manifest" href="https://b.example/a">'],
    ['frame-src', '<iframe src="https://b.example/a"></iframe>'],
    ['form-action', '<form action="https://b.example/a"></form>'],
  ])('is refused by %s: %s', (directive, body) => {
    expect(() => check(body)).toThrow(`has an address that its policy does not allow (${directive}): `);
  });

  test('is refused if no browser can read it', () => {
    expect(() => check('<img src="https://">')).toThrow(
      new Error('has an address that its policy does not allow (img-src): https://'),
    );
  });

  test('is refused for a form’s script as well', () => {
    expect(() =>
      check('<form action="https://a.example/b"></form>', POLICY.replace(/connect-src[^;]*/, '')),
    ).toThrow('has an address that its policy does not allow (connect-src): https://a.example/b');
  });

  test.each([
    '<img src="/a.png" srcset="/a.png 1x, b.png 2x">',
    '<img src="data:image/png;base64,AA">',
    '<a href="https://b.example">a</a><link rel="canonical" href="https://b.example">',
    '<form method="dialog"></form><form action="/a"></form><form action="https://a.example/b"></form>',
  ])('is fine where the policy allows it: %s', (body) => {
    expect(() => check(body)).not.toThrow();
  });

  test('is refused in a style, too', () => {
    const page = parsePage(pageOf(policyMeta(POLICY.replace(' data:', ''))));
    const address = `data:image/svg+xml,${'a'.repeat(200)}`;
    expect(() => refuseBlocked(page, readPolicy(page), [{ directive: 'img-src', address }])).toThrow(
      new Error(`has an address that its policy does not allow (img-src): ${address.slice(0, 100)}`),
    );
  });
});
