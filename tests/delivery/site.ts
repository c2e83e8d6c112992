/** The fixture site with delivery switched on. `node tests/delivery/site.ts` builds it. */
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';
import { buildCopy } from '../../tools/test/temporaryProject.ts';

/**
 * The origins that the site is built with. Ports are known only later, so the browser maps these origins to the real ones
 * (`test.ts`).
 */
export const ORIGIN = 'http://site.localhost:8800';
export const SERVICE_ORIGIN = 'http://forms.localhost:8900';

/** The folder it is built into. */
export const DELIVERING_DIST = 'tests/results/delivery/dist';

if (import.meta.main) {
  const env = { SITE_URL: ORIGIN, CONTACT_ENDPOINT: `${SERVICE_ORIGIN}/enquiries` };
  if (!buildCopy(FIXTURE_CONTENT, DELIVERING_DIST, env)) process.exitCode = 1;
}
