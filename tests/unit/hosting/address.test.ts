import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteUrl } from '../../../tools/hosting/address.ts';

describe('the address of the site', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('is the content’s, unless the environment has one', () => {
    vi.stubEnv('SITE_URL', undefined);
    expect(siteUrl()).toMatch(/^https:\/\/[^/]+$/);
    vi.stubEnv('SITE_URL', 'http://localhost:8080');
    expect(siteUrl()).toBe('http://localhost:8080');
  });

  test.each([
    '',
    'example.org',
    'https://example.org/',
    'https://example.org/a',
    'ftp://example.org',
    'xhttps://a.b',
  ])('%j is refused with where it was found', (address) => {
    vi.stubEnv('SITE_URL', address);
    expect(siteUrl).toThrow(
      `SITE_URL is "${address}"; expected an address such as "https://www.example.org"`,
    );
  });
});
