import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicy } from '../../tools/integrations/policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

test('a page’s policy allows its own scripts and styles, which are joined behind it, and the service; Astro’s scripts and what they read go', () => {
  const service = 'https://forms.example.com:8443';
  const data = '<script type="application/ld+json">{"a":"</head"}</script><script src="/a.js"></script>';
  const code = 'a("</p>$&", "astro-island")';
  const own = `<script type="module">${code}</script>`;
  const astro = '<script>define("astro-island")</script><script>new Event("astro:intent")</script>';
  const policy = [
    "default-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${service}`,
    `form-action 'self' ${service}`,
    `script-src 'self' ${hashOf(code)}`,
    `style-src 'self' ${hashOf('a{}b > c{}')}`,
  ].join(';');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}"><style>a{}b > c{}</style>`;
  const island = '<astro-island uid="1" component-url="/b.js" client="c" ssr await-children></astro-island>';
  const before = page(
    `${data}<style>a{}</style>`,
    `<p>é &amp; b</p><style>b > c{}</style>${astro}${island}${own}`,
  );
  const kept = '<astro-island component-url="/b.js" ssr></astro-island>';
  expect(addPolicy(before, service)).toBe(page(data + meta, `<p>é &amp; b</p>${kept}${own}`));
});

test('a page with a parse error is refused', () => {
  expect(() => addPolicy(page('', '<p id="a" id="b">'))).toThrow(
    'cannot be parsed: duplicate-attribute at 1:53',
  );
});
