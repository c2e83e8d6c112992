import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceOnce } from '../../tools/test/files.ts';
import { FIXTURE_CONTENT, FIXTURE_DIST } from '../../tools/test/fixtureSite.ts';
import { buildIn, createTemporaryProject } from '../../tools/test/temporaryProject.ts';

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
  const root = createTemporaryProject(FIXTURE_CONTENT);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const before = count(FIXTURE_DIST, NAME);
  expect(Object.keys(before).length).toBeGreaterThan(30);

  replaceOnce(join(root, 'content/site.json'), `"name": "${NAME}"`, `"name": "${OTHER}"`);
  expect(buildIn(root)).toBeUndefined();
  expect(count(join(root, 'dist'), NAME)).toEqual({});
  expect(count(join(root, 'dist'), OTHER)).toEqual(before);
});
