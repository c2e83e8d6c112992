/**
 * The origins built into the sites under test. Ports are known only later, so the browser maps these origins to the
 * real ones (`test.ts`).
 */
export const SITE = 'http://site.localhost:8800';
export const SERVICE = 'http://forms.localhost:8900';
export const ENDPOINT = `${SERVICE}/enquiries`;

/** The output folder of each build, by `CONTACT_FORMAT`. */
export const BUILDS = {
  form: 'tests/results/delivery/form',
  json: 'tests/results/delivery/json',
} as const;
