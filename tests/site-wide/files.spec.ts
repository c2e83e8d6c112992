/** What is published besides the pages, and what must not be. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { RELEASE } from '../../tools/hosting/keep.ts';
import { SITE_ROOT } from './site.ts';

const publishedText = (file: string) => readFileSync(join(SITE_ROOT, file), 'utf8');

for (const [tool, trace] of [
  ['style guide', /style-?guide/i],
  ['visual editor', /keystatic/i],
] as const)
  test(`the build that visitors get holds no trace of the ${tool}`, () => {
    const files = globSync('**/*.{html,xml,txt,js,json,webmanifest}', { cwd: SITE_ROOT });
    expect(files).toContain('index.html');
    expect(files.filter((file) => trace.test(file) || trace.test(publishedText(file)))).toEqual([]);
  });

test('every published file is named by another, or asked for by its name alone', () => {
  // Browsers, search engines and hosts know these names; the licences must be there for anyone who looks for them.
  const wellKnown =
    /^(?:.*\.pictures\.json|release\.txt|_headers|_redirects|apple-touch-icon\.png|favicon\.ico|robots\.txt|licences\/.*)$/;
  const files = globSync('**/*.*', { cwd: SITE_ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:html|br|gz)$/.test(file) && !wellKnown.test(file));
  expect(files).not.toEqual([]);
  const texts = globSync('**/*.{html,css,js,xml,json,webmanifest,txt}', {
    cwd: SITE_ROOT,
    exclude: [RELEASE],
  }).map((file) => ({
    file,
    text: publishedText(file),
  }));
  const unused = files.filter(
    (file) => !texts.some(({ file: other, text }) => other !== file && text.includes(basename(file))),
  );
  expect(unused).toEqual([]);
});

test('the licences of all code and fonts that browsers get are published with the site', () => {
  const code = publishedText('licences/code.txt');
  for (const name of ['react', 'react-dom', 'scheduler', 'swiper'])
    expect(code).toMatch(new RegExp(`^## ${name} - \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
  expect(code.match(/Permission is hereby granted/g)?.length).toBeGreaterThanOrEqual(4);
  for (const font of readdirSync('src/assets/fonts').filter((name) => name.endsWith('.woff2')))
    expect(publishedText(`licences/${font.replace('.woff2', '-font.txt')}`)).toContain(
      'SIL OPEN FONT LICENSE',
    );
});
