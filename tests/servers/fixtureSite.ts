import { FIXTURE_DEPLOY, FIXTURE_DIST } from '../../tools/test/fixtureSite.ts';

/** The fixture site as nginx serves it: its pages and files, and the configuration that was built with them. */
export const FIXTURE_CONTENT = { root: FIXTURE_DIST, includes: `${FIXTURE_DEPLOY}/nginx` };
