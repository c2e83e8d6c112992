/** Optional fields that are half filled in. */
import { edit, type Mistake } from './mistake.ts';

export const optional: readonly Mistake[] = [
  edit(
    'an approval without its day',
    'services/sauna/index.mdx',
    '---\n\n',
    'approvedBy: the clinic’s doctor\n---\n\n',
    `
services/sauna/index.mdx:2 missing
nothing
filled in together with "approvedBy"
fill in "approvedOn", or remove both`,
  ),
  edit(
    'the day of an approval without the clinician',
    'services/sauna/index.mdx',
    '---\n\n',
    "approvedOn: '2026-11-20'\n---\n\n",
    `
services/sauna/index.mdx:2 missing
nothing
filled in together with "approvedOn"
fill in "approvedBy", or remove both`,
  ),
  edit(
    'a retreat without its last day',
    'pages/programme/index.json',
    '"dates": [',
    '"dates": [{ "from": "2027-04-01" },',
    `
pages/programme/index.json:‹"2027-04-01"› missing
nothing
a day of the calendar, as year, month and day
fill in "to"`,
  ),
  edit(
    'a retreat that ends before it begins',
    'pages/programme/index.json',
    '"dates": [',
    '"dates": [{ "from": "2027-04-09", "to": "2027-04-02" },',
    `
pages/programme/index.json:‹"2027-04-02"› date
the text "2027-04-02"
a day on or after "from"
write another day`,
  ),
  edit(
    'an optional text left empty',
    'pages/privacy/index.json',
    '"law": {',
    '"law": { "complaints": "",',
    `
pages/privacy/index.json:‹"complaints"› missing
nothing after the field’s name
a text of 1 to 600 characters
fill it in or remove the field`,
  ),
];
