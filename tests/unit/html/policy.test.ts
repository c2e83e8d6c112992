import { describe, expect, test } from 'vitest';
import { SPECULATION_RULES } from '../../../src/client/speculationRules.ts';
import { applyEdits, parsePage } from '../../../tools/html/page.ts';
import { narrowPolicy, readPolicy, securityPolicy, sourceOf } from '../../../tools/html/policy.ts';
import { pageOf, policyMeta } from './fixtures.ts';

const read = (head: string) => readPolicy(parsePage(pageOf(head)));
const whole = "default-src 'self';form-action 'self';script-src 'self';style-src 'self'";

test('a text is identified by its digest, as in browsers', () => {
  expect(sourceOf('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

describe('the policy of the site', () => {
  test('opens for exactly the service that enquiries go to', () => {
    expect(securityPolicy(undefined).directives).toEqual([
      "default-src 'self'",
      "img-src 'self' data:",
      "form-action 'self'",
    ]);
    expect(securityPolicy('https://forms.example.com/f/abc').directives).toEqual([
      "default-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self' https://forms.example.com",
      "form-action 'self' https://forms.example.com",
    ]);
  });

  test('allows the speculation rules, which a script inserts', () => {
    expect(securityPolicy(undefined).scriptDirective).toEqual({
      resources: ["'self'"],
      hashes: [sourceOf(SPECULATION_RULES).slice(1, -1)],
    });
  });
});

describe('the policy of a page', () => {
  test('is read by directive', () => {
    const { policy } = read(
      policyMeta(` ${whole} ;\n img-src  'self'\tdata:; `).replace('content-s', 'Content-S'),
    );
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
  });

  test.each([
    ['has no security policy', '<meta name="content-security-policy" content="a">'],
    ['has no security policy', '<link http-equiv="content-security-policy" content="a">'],
    ['has more than one security policy', policyMeta(whole).repeat(2)],
    ['has a security policy without default-src, script-src, style-src, form-action', policyMeta('')],
    ...['default-src', 'script-src', 'style-src', 'form-action'].map((name): [string, string] => [
      `has a security policy without ${name}`,
      policyMeta(whole.replace(name, 'other-src')),
    ]),
  ])('is refused if the page %s', (problem, head) => {
    expect(() => read(head)).toThrow(new Error(problem));
  });

  test('is narrowed to the hashes of the page’s own scripts and styles, and of what is inserted', () => {
    const before = policyMeta(
      "default-src 'self'; script-src 'self' 'sha256-a' 'sha384-b'; form-action 'self' https://a.example?b&amp;&quot;c&quot;; style-src 'sha512-c' 'self';",
    );
    const html = pageOf(before, '<p>');
    const { meta, policy } = readPolicy(parsePage(html));
    const after = policyMeta(
      `default-src 'self';script-src 'self' ${sourceOf('a()')} ${sourceOf(SPECULATION_RULES)};form-action 'self' https://a.example?b&amp;&quot;c&quot;;style-src 'self' ${sourceOf('a{}')}`,
    );
    expect(applyEdits(html, [narrowPolicy(meta, policy, ['a()'], ['a{}'])])).toBe(pageOf(after, '<p>'));
  });
});
