import { afterEach, expect, test, vi } from 'vitest';
import { contentDir } from '../../src/contentDir.ts';

afterEach(() => vi.unstubAllEnvs());

test('content is read from content/, unless CONTENT_DIR names another folder', () => {
  vi.stubEnv('CONTENT_DIR', undefined);
  expect(contentDir()).toBe('content');
  vi.stubEnv('CONTENT_DIR', './tests//content/');
  expect(contentDir()).toBe('tests/content');
});

test.each(['', '.', '../content', 'content/../..', '/content'])('%j is outside the project', (dir) => {
  vi.stubEnv('CONTENT_DIR', dir);
  expect(() => contentDir()).toThrow(`CONTENT_DIR is "${dir}"; expected a folder of this project`);
});

test('a missing folder is named in the error', () => {
  vi.stubEnv('CONTENT_DIR', 'nowhere');
  expect(() => contentDir()).toThrow('CONTENT_DIR is "nowhere", and there is no such folder.');
});
