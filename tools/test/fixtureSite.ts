/**
 * The specification's own fixture site: the content whose words, counts and pictures the tests check, so that the site's own
 * content can change without changing tests. `node tools/test/fixtureSite.ts` builds it.
 */
import { buildIn } from './temporaryProject.ts';

/** Its content folder. */
export const FIXTURE_CONTENT = 'tests/fixture-site';

/** The folder it is built into. */
export const FIXTURE_DIST = 'tests/results/fixture-site/dist';

/** The folder of the configuration for servers that is built with it. */
export const FIXTURE_DEPLOY = 'tests/results/fixture-site/deploy';

/**
 * Builds the fixture site.
 * @param site the folder to build into
 * @param env environment variables for the build, besides the content folder
 * @returns Astro's output if it failed
 */
export const buildFixtureSite = (site = FIXTURE_DIST, env: NodeJS.ProcessEnv = {}): string | undefined =>
  buildIn(process.cwd(), ['--outDir', site], { CONTENT_DIR: FIXTURE_CONTENT, ...env });

if (import.meta.main) {
  const failure = buildFixtureSite();
  if (failure !== undefined) {
    console.error(failure);
    process.exitCode = 1;
  }
}
