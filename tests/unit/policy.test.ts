import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SPECULATION_RULES } from '../../src/client/trusted.ts';
import { addPolicy } from '../../tools/integrations/policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const meta = (scripts: string[], styles: string, service = '') =>
  `<meta http-equiv="content-security-policy" content="default-src 'self';img-src 'self' data:;${
    service && `connect-src 'self' ${service};`
  }form-action 'self'${service && ` ${service}`};script-src 'self' ${[...scripts, SPECULATION_RULES]
    .map(hashOf)
    .join(' ')};style-src 'self' ${hashOf(styles)}"><style>${styles}</style>`;

test('a page’s policy allows its own scripts and styles, which are joined behind it, and what its script inserts', () => {
  const data = '<script type="application/ld+json">{"a":"</head"}</script><script src="/a.js"></script>';
  const script = '<script type="module">a("</p>$&")</script>';
  const before = page(`${data}<style>a{}</style>`, `<p>é &amp; b</p><style>b > c{}</style>${script}`);
  const after = page(`${data}${meta(['a("</p>$&")'], 'a{}b > c{}')}`, `<p>é &amp; b</p>${script}`);
  expect(addPolicy(before)).toBe(after);
});

test('the policy opens for exactly the service that enquiries go to', () => {
  const service = 'https://forms.example.com:8443';
  expect(addPolicy(page(''), service)).toBe(page(meta([], '', service)));
});

test('Astro’s own scripts for islands are left out', () => {
  const own = '<script type="module">find("astro-island")</script>';
  const astro = '<script>define("astro-island")</script><script>new Event("astro:intent")</script>';
  expect(addPolicy(page('', astro + own))).toBe(page(meta(['find("astro-island")'], ''), own));
});

test('a page with a parse error is refused', () => {
  expect(() => addPolicy(page('', '<p id="a" id="b">'))).toThrow(
    'cannot be parsed: duplicate-attribute at 1:53',
  );
});
