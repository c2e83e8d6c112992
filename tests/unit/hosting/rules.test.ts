import { describe, expect, test } from 'vitest';
import {
  caching,
  HEADERS,
  NOT_SERVED,
  notFoundPage,
  TEXT_KINDS,
  TYPES,
} from '../../../tools/hosting/rules.ts';

describe('the rules', () => {
  test('files with a hash in their name are kept for a year, all others are revalidated', () => {
    expect(caching('/_astro/film.Ab12.mp4')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/contact.html', '/x/_astro/y', '/robots.txt'])
      expect(caching(path)).toBe('public, max-age=0, must-revalidate');
  });

  test('a folder’s own not-found page is used for its addresses only', () => {
    expect(notFoundPage('/services/x')).toBe('/services/404.html');
    expect(notFoundPage('/services')).toBe('/404.html');
    expect(notFoundPage('/x/services/y')).toBe('/404.html');
  });

  test('compressed copies and dotfiles are not served', () => {
    for (const path of ['/a.br', '/a/b.gz', '/.env', '/a/.git/config', '/.well-known/.env'])
      expect(path).toMatch(NOT_SERVED);
    for (const path of ['/a.brx', '/abr', '/a.b', '/.well-known/security.txt'])
      expect(path).not.toMatch(NOT_SERVED);
  });

  test('every response forbids frames, sniffing and browser features that the site does not use', () => {
    expect(HEADERS['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(HEADERS['Content-Security-Policy']).toContain("base-uri 'none'");
    expect(HEADERS['X-Content-Type-Options']).toBe('nosniff');
    expect(HEADERS['Permissions-Policy']).toContain('camera=()');
  });

  test('every kind of text has a type', () => {
    for (const kind of TEXT_KINDS) expect(TYPES[kind]).toBeDefined();
    expect(TYPES['mp4']).toBe('video/mp4');
    expect(TEXT_KINDS).not.toContain('mp4');
  });
});
