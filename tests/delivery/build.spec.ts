import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { isSuccess } from '../../src/contact/answer.ts';
import { FIXTURE_DIST } from '../../tools/test/fixtureSite.ts';
import { asPage } from '../hosting/pages.ts';
import { DELIVERING_DIST } from './site.ts';

const read = (site: string, file: string) => readFileSync(`${site}/${file}`, 'utf8');

const policyOf = (site: string) =>
  asPage('/contact', read(site, 'contact.html')).value(
    'meta',
    { 'http-equiv': 'content-security-policy' },
    'content',
  );

/** The contact page and the scripts of its form, as one text. */
const formOf = (site: string) =>
  ['contact.html', ...globSync('_astro/ContactForm.*.js', { cwd: site })]
    .map((file) => read(site, file))
    .join('\n');

// Compares with the site as published: `node tools/test/fixtureSite.ts` builds it.
test('a site that delivers nothing contains no code, page or permission for it', () => {
  const code = /submissionId|_gotcha|fetch\(/;
  expect(formOf(DELIVERING_DIST)).toMatch(code);
  expect(formOf(FIXTURE_DIST)).not.toMatch(code);
  expect(globSync(`${FIXTURE_DIST}/contact/*`)).toEqual([]);
  expect(policyOf(FIXTURE_DIST)).toContain("form-action 'self';");
  expect(policyOf(FIXTURE_DIST)).not.toContain('connect-src');
});

test('the thank-you page is not indexed, lists the form’s fields for Netlify, and counts as a success', () => {
  const html = read(DELIVERING_DIST, 'contact/thanks.html');
  const thanks = asPage('/contact/thanks', html);
  expect(thanks.value('meta', { name: 'robots' }, 'content')).toBe('noindex');
  expect(read(DELIVERING_DIST, 'sitemap.xml')).not.toContain('thanks');
  expect(thanks.value('form', { name: 'enquiry' }, 'data-netlify')).toBe('true');
  const names = thanks.elements
    .filter(({ tagName, parentNode }) => tagName === 'input' && parentNode?.nodeName === 'form')
    .map(({ attrs }) => attrs.find(({ name }) => name === 'name')?.value);
  expect(names).toEqual(['firstName', 'lastName', 'phoneNumber', 'email', 'text', 'submissionId', '_gotcha']);
  expect(isSuccess('text/html', html)).toBe(true);
});
