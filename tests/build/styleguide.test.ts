import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Looks at the built site: `npm run build` first.
test('the build that visitors get holds no style guide and no way to it', () => {
  const files = globSync('**/*.{html,xml,txt,js,json,webmanifest}', { cwd: 'dist' });
  expect(files).toContain('index.html');
  expect(files.filter((file) => /style-?guide/i.test(file))).toEqual([]);
  const mentions = files.filter((file) => /style-?guide/i.test(readFileSync(join('dist', file), 'utf8')));
  expect(mentions).toEqual([]);
});
