import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

test('every published file is named by another, or asked for by its name alone', () => {
  // Browsers, search engines and hosts know these names; the licences must be there for anyone who looks for them.
  const wellKnown = /^(?:_headers|_redirects|apple-touch-icon\.png|favicon\.ico|robots\.txt|licences\/.*)$/;
  const files = globSync('**/*.*', { cwd: 'dist' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:html|br|gz)$/.test(file) && !wellKnown.test(file));
  expect(files.length).toBeGreaterThan(100);
  const texts = globSync('**/*.{html,css,js,xml,txt,json,webmanifest}', { cwd: 'dist' }).map((file) => ({
    file,
    text: readFileSync(join('dist', file), 'utf8'),
  }));
  const unused = files.filter(
    (file) => !texts.some(({ file: other, text }) => other !== file && text.includes(basename(file))),
  );
  expect(unused).toEqual([]);
});
