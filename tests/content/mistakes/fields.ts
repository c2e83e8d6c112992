/** Fields: their names, and which of them are there. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const fields: readonly Mistake[] = [
  ...mistakesIn('services/sauna/index.mdx')`
    summary: >- → sumary: >-
    unknown-field: a field named "sumary"
    rename "sumary" to "summary"

    title: Sauna\ngroup: cold-and-heat\n → title: Sauna\n
    missing ‹title:›: nothing
    fill in "group" with one of drips, light, cold-and-heat, plans or mind-and-body

    title: Sauna\n → title:\n
    missing: an empty field
    fill in "title" with a text of 4 to 40 characters

    src: ./sauna.jpg\n → src: ./sauna.jpg\n  practitioner: Ana\n
    unknown-field: a field named "practitioner"
    move "practitioner" out of this group, up to the file’s own fields

    ---\n\n → approvedBy: the clinic’s doctor\n---\n\n
    missing ‹title:›: nothing; it must be filled in together with "approvedBy"
    fill in "approvedOn", or delete "approvedBy" too
  `,
  ...mistakesIn('site.json')`
    "phone": → "fax": "020 7946 0123",\n  "phone":
    unknown-field: a field named "fax"
    delete "fax"; the fields here are name, url, message, description, address, phone, social, venue, registration, copyrightYear, offline, disclaimer, navigation
  `,
  ...mistakesIn('pages/home/index.json')`
    "status": "Coming Soon" → "staus": "Coming Soon"
    unknown-field: a field named "staus"
    rename "staus" to "status"
  `,
  ...mistakesIn('schedule/midday/index.json')`
    "Rest in a hammock or behind closed shutters" → ""
    missing: an empty field
    fill in "activity" with a text of 1 to 120 characters
  `,
  ...mistakesIn('team/drips-and-light/index.json')`
    "portrait": { → "alt": "A bottle of clear fluid.",\n  "portrait": {
    unknown-field: a field named "alt"
    delete it; "portrait" has its own "alt"
  `,
  ...mistakesIn('pages/programme/index.json')`
    "dates": [ → "dates": [{ "from": "2027-04-01" },
    missing: nothing
    fill in "to" with a date such as 2026-11-20
  `,
  ...mistakesIn('pages/privacy/index.json')`
    "law": { → "law": { "complaints": "",
    missing: an empty field
    fill in "complaints" with a text of 1 to 600 characters, or delete it
  `,
];
