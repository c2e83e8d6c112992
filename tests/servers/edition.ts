import { EDITION_DEPLOY, EDITION_SITE } from '../../tools/test/edition.ts';

/** The edition as nginx serves it: its pages and files, and the configuration that was built with them. */
export const EDITION = { root: EDITION_SITE, includes: `${EDITION_DEPLOY}/nginx` };
