import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { siteUrl } from '../../../tools/hosting/address.ts';

afterEach(() => vi.unstubAllEnvs());

test('the address of the site is the content’s, unless the environment has one', () => {
  vi.stubEnv('SITE_URL', undefined);
  expect(siteUrl()).toMatch(/^https:\/\/[^/]+$/);
  vi.stubEnv('SITE_URL', 'http://localhost:8080');
  expect(siteUrl()).toBe('http://localhost:8080');
});

test('it is unknown if the content has no site.json, and refused with that file’s name if it is wrong there', () => {
  mkdirSync('tests/results', { recursive: true });
  const content = mkdtempSync('tests/results/content-');
  onTestFinished(() => rmSync(content, { recursive: true }));
  vi.stubEnv('CONTENT_DIR', content);
  vi.stubEnv('SITE_URL', undefined);
  expect(siteUrl()).toBeUndefined();
  writeFileSync(`${content}/site.json`, '{"url":"https://example.org/"}');
  expect(siteUrl).toThrow(`url in ${content}/site.json is "https://example.org/"; expected an address`);
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
