import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Needs the built site: run `npm run build` first.
test.each([
  ['style guide', /style-?guide/i],
  ['visual editor', /keystatic/i],
])('the build that visitors get holds no trace of the %s', (_, trace) => {
  const files = globSync('**/*.{html,xml,txt,js,json,webmanifest}', { cwd: 'dist' });
  expect(files).toContain('index.html');
  expect(files.filter((file) => trace.test(file))).toEqual([]);
  const mentions = files.filter((file) => trace.test(readFileSync(join('dist', file), 'utf8')));
  expect(mentions).toEqual([]);
});
