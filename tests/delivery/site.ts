/**
 * The fixture site with delivery switched on. `node tests/delivery/site.ts` builds it in a copy of the project, because
 * Astro cannot build two sites in one project at the same time.
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { buildIn, createTemporaryProject } from '../../tools/test/temporaryProject.ts';

/**
 * The origins that the site is built with. Ports are known only later, so the browser maps these origins to the real ones
 * (`test.ts`).
 */
export const ORIGIN = 'http://site.localhost:8800';
export const SERVICE_ORIGIN = 'http://forms.localhost:8900';

/** The folder it is built into. */
export const DELIVERING_DIST = 'tests/results/delivery/dist';

if (import.meta.main) {
  const root = createTemporaryProject(FIXTURE_CONTENT);
  const env = { SITE_URL: ORIGIN, CONTACT_ENDPOINT: `${SERVICE_ORIGIN}/enquiries` };
  const failure = buildIn(root, [], env);
  rmSync(DELIVERING_DIST, { recursive: true, force: true });
  if (failure === undefined) cpSync(join(root, 'dist'), DELIVERING_DIST, { recursive: true });
  rmSync(root, { recursive: true, force: true });
  if (failure !== undefined) {
    console.error(failure);
    process.exitCode = 1;
  }
}
