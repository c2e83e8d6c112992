import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getSite } from '../../src/queries/site.ts';
import { workshop } from '../fixtures/workshop.ts';

const OTHER = 'Quercetum';
const TEXTS = '**/*.{html,txt,xml,json,webmanifest,svg,js}';

/** How often a word stands in each text of a build; file names with hashes are told apart by their beginning. */
const count = (folder: string, word: string) => {
  const counts: Record<string, number> = {};
  for (const file of globSync(TEXTS, { cwd: folder })) {
    const times = readFileSync(join(folder, file), 'utf8').split(word).length - 1;
    if (times > 0) counts[file.replace(/\.[\w-]{8}\.js$/, '.js')] = times;
  }
  return counts;
};

// Compares with the built site: `npm run build` first.
test('another name in content/site.json is another name everywhere', { timeout: 300_000 }, async () => {
  const { name } = await getSite();
  const here = workshop();
  onTestFinished(here.remove);
  const before = count('dist', name);
  expect(Object.keys(before).length).toBeGreaterThan(30);

  here.replace('content/site.json', `"name": "${name}"`, `"name": "${OTHER}"`);
  expect(here.build()).toBeUndefined();
  expect(count(join(here.root, 'dist'), name)).toEqual({});
  expect(count(join(here.root, 'dist'), OTHER)).toEqual(before);
});
