import { expect, test } from 'vitest';
import { contactService } from '../../../src/contact/settings.ts';

const ENDPOINT = 'https://forms.example.com/f/abc';

test.each([
  [ENDPOINT, ENDPOINT],
  ['https://forms.example.com', 'https://forms.example.com/'],
  ['http://localhost:8080/in', 'http://localhost:8080/in'],
  ['http://site.localhost:8080/in', 'http://site.localhost:8080/in'],
  ['http://127.0.0.10/in', 'http://127.0.0.10/in'],
])('%s is an endpoint', (address, endpoint) => {
  expect(contactService({ CONTACT_ENDPOINT: address })).toEqual({ endpoint, format: 'form' });
  const settings = { CONTACT_ENDPOINT: address, CONTACT_FORMAT: 'json' };
  expect(contactService(settings)).toEqual({ endpoint, format: 'json' });
});

test.each([
  '',
  'forms.example.com/f/abc',
  'http://forms.example.com/f/abc',
  'http://localhost.example.com/',
  'http://mylocalhost/',
  'http://x127.0.0.1/',
  'ftp://localhost/',
  'javascript:alert(1)',
  'https://user@forms.example.com/',
  'https://:word@forms.example.com/',
  'https://forms.example.com/#here',
  'https://forms.example.com/a b',
  'https://[2001:db8::1]/',
])('%j stops the build with what was found and what is expected', (address) => {
  expect(() => contactService({ CONTACT_ENDPOINT: address })).toThrow(
    `CONTACT_ENDPOINT is "${address}"; expected an address such as "${ENDPOINT}"`,
  );
});

test.each(['', 'xml', 'JSON'])('the format %j stops the build', (format) => {
  expect(() => contactService({ CONTACT_ENDPOINT: ENDPOINT, CONTACT_FORMAT: format })).toThrow(
    `CONTACT_FORMAT is "${format}"; expected "form" or "json".`,
  );
});

test('without an endpoint nothing is sent; a format alone stops the build', () => {
  expect(contactService({})).toBeUndefined();
  expect(() => contactService({ CONTACT_FORMAT: 'json' })).toThrow(
    'CONTACT_FORMAT is "json", but CONTACT_ENDPOINT is not set; expected an address such as',
  );
});
