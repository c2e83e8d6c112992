import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getSite } from '../../src/queries/singles.ts';

test('no file of src/ or tools/ holds a copy of the site’s name', async () => {
  const { name } = await getSite();
  const files = globSync('{src,tools}/**/*.{ts,tsx,astro,mjs,scss,svg,json,txt}');
  expect(files.length).toBeGreaterThan(50);
  // Names of our own plugins (`sixfold:hydration`) are not the operator's name that a visitor reads.
  const copies = files.filter((file) => readFileSync(file, 'utf8').includes(name));
  expect(copies).toEqual([]);
});
