import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentDir } from '../../src/contentDir.ts';
import { getSite } from '../../src/queries/singles.ts';

test('only site.json holds the site’s name, so that a name changed there changes everywhere', async () => {
  const { name } = await getSite();
  const files = globSync([
    '{src,tools,public}/**/*.{ts,tsx,astro,mjs,scss,svg,json,txt,webmanifest}',
    `${contentDir()}/**/*.{json,mdx}`,
  ]);
  expect(files.length).toBeGreaterThan(100);
  // Names of our own plugins (`sixfold:hydration`) are not the operator's name that a visitor reads.
  const holding = files.filter((file) => readFileSync(file, 'utf8').includes(name));
  expect(holding).toEqual([`${contentDir()}/site.json`]);
});
