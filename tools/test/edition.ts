/**
 * The specification's own edition: the content whose words, counts and pictures the tests check, so that the site's own
 * content can change without changing tests. `node tools/test/edition.ts` builds it.
 */
import { spawnSync } from 'node:child_process';

/** Its content folder. */
export const EDITION = 'tests/edition';

/** The folder it is built into. */
export const EDITION_SITE = 'tests/results/edition/dist';

/** The folder of the configuration for servers that is built with it. */
export const EDITION_DEPLOY = 'tests/results/edition/deploy';

/**
 * Builds the edition.
 * @param site the folder to build into
 * @param env environment variables for the build, besides the content folder
 * @returns Astro's output if it failed
 */
export const buildEdition = (site = EDITION_SITE, env: NodeJS.ProcessEnv = {}): string | undefined => {
  const astro = 'node_modules/astro/bin/astro.mjs';
  const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build', '--outDir', site], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      CONTENT_DIR: EDITION,
      NODE_ENV: 'production',
      VITEST: '',
      ...env,
    },
  });
  return status === 0 ? undefined : stdout + stderr;
};

if (import.meta.main) {
  const failure = buildEdition();
  if (failure !== undefined) {
    console.error(failure);
    process.exitCode = 1;
  }
}
