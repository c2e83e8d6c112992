/**
 * The specification's own fixture site: the content whose words, counts and pictures the tests check, so that the site's own
 * content can change without changing tests. `node tools/test/fixtureSite.ts` builds it.
 */
import { cacheDirOf } from '../../src/contentDir.ts';
import { buildIn, shareCaches } from './temporaryProject.ts';

/** Its content folder. */
export const FIXTURE_CONTENT = 'tests/fixture-site';

/** The folder it is built into. */
export const FIXTURE_DIST = 'tests/results/fixture-site/dist';

/** The folder of the configuration for servers that is built with it. */
export const FIXTURE_DEPLOY = 'tests/results/fixture-site/deploy';

if (import.meta.main) {
  // The copies of it that other suites build have the same pictures.
  shareCaches(cacheDirOf(FIXTURE_CONTENT));
  const failure = buildIn(process.cwd(), ['--outDir', FIXTURE_DIST], { CONTENT_DIR: FIXTURE_CONTENT });
  if (failure !== undefined) {
    console.error(failure);
    process.exitCode = 1;
  }
}
