import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

  test('is unknown if the content has no site.json, and refused with that file’s name if it is wrong there', () => {
    mkdirSync('tests/results', { recursive: true });
    const content = mkdtempSync('tests/results/content-');
    vi.stubEnv('CONTENT_DIR', content);
    vi.stubEnv('SITE_URL', undefined);
    expect(siteUrl()).toBeUndefined();
    writeFileSync(`${content}/site.json`, '{"url":"https://example.org/"}');
    expect(siteUrl).toThrow(`url in ${content}/site.json is "https://example.org/"; expected an address`);
    rmSync(content, { recursive: true });
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
