import { afterEach, expect, test, vi } from 'vitest';
import { siteUrl } from '../../../tools/hosting/address.ts';

afterEach(() => vi.unstubAllEnvs());

test('the address of the site is the content’s, unless the environment has one', () => {
  vi.stubEnv('SITE_URL', undefined);
  expect(siteUrl()).toMatch(/^https:\/\/[^/]+$/);
  vi.stubEnv('SITE_URL', 'http://localhost:8080');
  expect(siteUrl()).toBe('http://localhost:8080');
});

test('it is unknown if the content has no site.json', () => {
  vi.stubEnv('CONTENT_DIR', 'tests/unit');
  vi.stubEnv('SITE_URL', undefined);
  expect(siteUrl()).toBeUndefined();
});

test.each(['', 'example.org', 'https://example.org/', 'https://example.org/a', 'ftp://example.org'])(
  'the address %j is refused with where it was found',
  (address) => {
    vi.stubEnv('SITE_URL', address);
    expect(siteUrl).toThrow(
      `SITE_URL is "${address}"; expected an address such as "https://www.example.org"`,
    );
  },
);
