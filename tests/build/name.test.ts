import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FIXTURE_CONTENT, FIXTURE_DIST } from '../../tools/test/fixtureSite.ts';
import { createTemporaryProject } from '../../tools/test/temporaryProject.ts';

const NAME = 'Sixfold';
const OTHER = 'Quercetum';
const TEXTS = '**/*.{html,txt,xml,json,webmanifest,svg,js}';

/** How often a word occurs in each text file of a build. Hashes are removed from file names. */
const count = (folder: string, word: string) => {
  const counts: Record<string, number> = {};
  for (const file of globSync(TEXTS, { cwd: folder })) {
    const times = readFileSync(join(folder, file), 'utf8').split(word).length - 1;
    if (times > 0) counts[file.replace(/\.[\w-]{8}\.js$/, '.js')] = times;
  }
  return counts;
};

// Compares with the built fixture site: run `node tools/test/fixtureSite.ts` first.
test('a name changed in content/site.json changes everywhere', () => {
  const here = createTemporaryProject(FIXTURE_CONTENT);
  onTestFinished(here.remove);
  const before = count(FIXTURE_DIST, NAME);
  expect(Object.keys(before).length).toBeGreaterThan(30);

  here.replace('content/site.json', `"name": "${NAME}"`, `"name": "${OTHER}"`);
  expect(here.build()).toBeUndefined();
  expect(count(join(here.root, 'dist'), NAME)).toEqual({});
  expect(count(join(here.root, 'dist'), OTHER)).toEqual(before);
});
