import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildBase, changedSince, findBase } from './base.ts';
import { BASELINES } from './browser.ts';
import { runVisualTests, type Project } from './runVisualTests.ts';

const CACHE = 'tests/results/visual/base';

/** A digest of what decides how a scene is brought about and photographed. */
const scenesDigest = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(['tests/{visual,engines,fixtures}/*.{ts,css}']).sort())
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/** Compares the layout text alone, and says why. */
const compareText = (project: Project, args: readonly string[], why: string): boolean => {
  console.log(`No pictures are compared: ${why}. The layout of each scene is compared as text.`);
  return runVisualTests(project, args, { VISUAL_PICTURES: 'none' });
};

/**
 * Photographs the scenes of the commit that the change started from, in this browser, and compares with those. Pictures
 * of a commit are kept.
 * @param mismatch why the recorded baselines cannot be used
 * @param look a name of how this browser draws
 */
export const compareWithBase = (
  project: Project,
  args: readonly string[],
  mismatch: string,
  look: string,
): boolean => {
  console.log(mismatch);
  const base = findBase();
  if ('none' in base) return compareText(project, args, base.none);
  const { commit, because } = base;
  console.log(`Pictures are compared with those of ${commit.slice(0, 10)}, ${because}, in this browser.`);
  const site = join(CACHE, commit, 'site');
  const failure = buildBase(commit, site);
  if (failure !== undefined) {
    console.log(failure);
    return compareText(project, args, `${commit.slice(0, 10)} does not build; its error is shown above`);
  }
  const pictures = resolve(CACHE, commit, `${look}-${scenesDigest()}`);
  // Only what is asked for is photographed, and each once.
  const finished = [
    'all',
    args.length === 0 ? 'all' : createHash('sha256').update(args.join('\0')).digest('hex'),
  ].map((name) => join(pictures, `${name}.finished`));
  if (!finished.some((file) => existsSync(file))) {
    mkdirSync(pictures, { recursive: true });
    const all = runVisualTests(
      project,
      ['--update-snapshots=all', '--grep-invert', 'the comparison notices', ...args],
      {
        TEST_SUITE: 'base-of-visual',
        VISUAL_BASELINES: pictures,
        VISUAL_SITE: site,
        VISUAL_TEXT: 'none',
      },
    );
    if (!all)
      console.log('Scenes that failed above are not in that commit, so only their layout text is compared.');
    writeFileSync(finished[1] ?? '', '');
  }
  const accepted = changedSince(commit, BASELINES).map((file) =>
    relative('tests/visual/baselines', file).replaceAll('\\', '/'),
  );
  return runVisualTests(project, args, { VISUAL_BASELINES: pictures, VISUAL_ACCEPTED: accepted.join('\n') });
};
