/**
 * Where the builds of these tests think they are. Addresses are settled at build; which ports are really free shows
 * only later, so the browser is told to look for these somewhere else (`test.ts`).
 */
export const SITE = 'http://site.localhost:8800';
export const SERVICE = 'http://forms.localhost:8900';
export const ENDPOINT = `${SERVICE}/enquiries`;

/** The folder of each build. */
export const BUILDS = {
  form: 'tests/results/delivery/form',
  json: 'tests/results/delivery/json',
} as const;
