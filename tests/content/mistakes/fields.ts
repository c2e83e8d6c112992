/** Fields: their names, shapes and numbers. */
import { allowed, edit, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const fields: readonly Mistake[] = [
  edit(
    'a misspelt field',
    SAUNA,
    'summary: >-',
    'sumary: >-',
    `
services/sauna/index.mdx:‹sumary:› unknown-field
a field named "sumary"
only the fields ${allowed('services')}. Did you mean "summary"?
rename "sumary" to "summary"`,
  ),
  edit(
    'a field that does not exist',
    'site.json',
    '"phone":',
    '"fax": "020 7946 0123",\n  "phone":',
    `
site.json:‹"fax":› unknown-field
a field named "fax"
only the fields ${allowed('site')}
remove "fax"`,
  ),
  edit(
    'a label without its placeholder',
    'labels.json',
    '"with {practitioner}"',
    '"with {name}"',
    `
labels.json:‹"practitioner":› text
the text "with {name}"
words with {practitioner} once and nothing else in braces
write {practitioner} instead of {name}`,
  ),
  edit(
    'a label whose placeholder was taken for a word',
    'labels.json',
    '"Next: {page}"',
    '"Next: page"',
    `
labels.json:‹"next": "Next: page"› text
the text "Next: page"
words with {page} once and nothing else in braces
put {page} where the site is to fill it in`,
  ),
  edit(
    'a label with a placeholder twice',
    'labels.json',
    '"Next: {page}"',
    '"Next: {page} {page}"',
    `
labels.json:‹"Next: {page} {page}"› text
the text "Next: {page} {page}"
words with {page} once and nothing else in braces
leave out what is there twice`,
  ),
  edit(
    'a misspelt field in a group',
    'pages/home/index.json',
    '"status": "Coming Soon"',
    '"staus": "Coming Soon"',
    `
pages/home/index.json:‹"staus":› unknown-field
a field named "staus"
only the fields ${allowed('homePage', 'india')}. Did you mean "status"?
rename "staus" to "status"`,
  ),
  edit(
    'a field left out',
    SAUNA,
    'group: cold-and-heat\n',
    '',
    `
services/sauna/index.mdx:‹title:› missing
nothing
one of drips, light, cold-and-heat, mind-and-body or plans
fill in "group"`,
  ),
  edit(
    'a field left empty',
    SAUNA,
    'title: Sauna\n',
    'title:\n',
    `
services/sauna/index.mdx:‹title:› missing
nothing after the field’s name
a text of 4 to 40 characters
fill in "title"`,
  ),
  edit(
    'an empty text',
    'schedule/midday/index.json',
    '"Rest in a hammock or behind closed shutters"',
    '""',
    `
schedule/midday/index.json:‹"activity": ""› missing
nothing after the field’s name
a text of 1 to 120 characters
fill it in`,
  ),
  edit(
    'a number where a text belongs',
    SAUNA,
    'title: Sauna\n',
    'title: 2026\n',
    `
services/sauna/index.mdx:‹title:› text
the number 2026
a text of 4 to 40 characters
put it between single quotes`,
  ),
  edit(
    'a word that reads as yes',
    SAUNA,
    'title: Sauna\n',
    'title: true\n',
    `
services/sauna/index.mdx:‹title:› text
the word true, which reads as yes or no
a text of 4 to 40 characters
put it between single quotes`,
  ),
  edit(
    'a date that YAML knows',
    SAUNA,
    'title: Sauna\n',
    'title: 2026-12-24\n',
    `
services/sauna/index.mdx:‹title:› text
the date 2026-12-24
a text of 4 to 40 characters
put it between single quotes`,
  ),
  edit(
    'a number between quotes',
    SAUNA,
    'order: 12',
    'order: "12"',
    `
services/sauna/index.mdx:‹order:› number
the text "12"
a whole number from 1 to 999
write the number alone, without quotes`,
  ),
  edit(
    'a word for a number',
    SAUNA,
    'order: 12',
    'order: twelve',
    `
services/sauna/index.mdx:‹order:› number
the text "twelve"
a whole number from 1 to 999
replace it with a whole number from 1 to 999`,
  ),
  edit(
    'a position with a fraction',
    SAUNA,
    'order: 12',
    'order: 1.5',
    `
services/sauna/index.mdx:‹order:› number
the number 1.5
a whole number from 1 to 999
replace it with a whole number from 1 to 999`,
  ),
  edit(
    'a position of nought',
    SAUNA,
    'order: 12',
    'order: 0',
    `
services/sauna/index.mdx:‹order:› number
the number 0
a whole number from 1 to 999
choose a number in that range`,
  ),
  edit(
    'a text where a list belongs',
    'stages/repair/index.mdx',
    'services:\n  - endolaser-light-therapy\n  - acupuncture\n  - procaine-drips\n  - mindful-yoga\n  - nomad-plan\n',
    'services: acupuncture\n',
    `
stages/repair/index.mdx:‹services:› text
the text "acupuncture"
a list
give each item its own line, beginning with “- ”`,
  ),
  edit(
    'a picture without its group',
    SAUNA,
    'image:\n  src: ./sauna.jpg\n  alt: >-\n    A wooden pail with a ladle and a rolled towel on a sauna bench, next to dark\n    stones giving off steam.\n',
    'image: ./sauna.jpg\n',
    `
services/sauna/index.mdx:‹image:› text
the text "./sauna.jpg"
a group with ${allowed('services', 'image')}
write the fields ${allowed('services', 'image')} below it`,
  ),
  edit(
    'a day that no calendar has, without quotes',
    SAUNA,
    "updated: '2026-11-20'",
    'updated: 2026-02-30',
    `
services/sauna/index.mdx:‹updated:› date
2026-02-30
a day of the calendar, as year, month and day
correct the day: February 2026 has 28 days`,
  ),
  edit(
    'a day that no calendar has',
    SAUNA,
    "updated: '2026-11-20'",
    "updated: '2026-02-30'",
    `
services/sauna/index.mdx:‹updated:› date
2026-02-30
a day of the calendar, as year, month and day
correct the day: February 2026 has 28 days`,
  ),
  edit(
    'a date in words',
    'pages/home/index.json',
    '"2026-11-20"',
    '"yesterday"',
    `
pages/home/index.json:‹"updated":› date
yesterday
a day of the calendar, as year, month and day
write four digits for the year, two for the month and two for the day, with - between`,
  ),
  edit(
    'a fifth benefit',
    SAUNA,
    'benefits:\n',
    'benefits:\n  - One more reason to stay\n',
    `
services/sauna/index.mdx:‹benefits:› count
5 of them
exactly 4
remove 1`,
  ),
  edit(
    'three benefits',
    SAUNA,
    '  - A thorough sweat, the body’s own way of keeping cool\n',
    '',
    `
services/sauna/index.mdx:‹benefits:› count
3 of them
exactly 4
add 1`,
  ),
  edit(
    'two benefits alike',
    SAUNA,
    'A thorough sweat, the body’s own way of keeping cool',
    'Warmth that loosens a stiff back, and tight shoulders.',
    `
services/sauna/index.mdx:‹- Warmth that loosens a stiff back,› repeated
the text "Warmth that loosens a stiff back, and tight shoulders.", which says the same as item 1
four different benefits
write another benefit`,
  ),
  edit(
    'the fields of a picture that have lost their indent',
    'team/drips-and-light/index.json',
    '"portrait": {',
    '"alt": "A bottle of clear fluid.",\n  "portrait": {',
    `
team/drips-and-light/index.json:‹"alt": "A bottle› unknown-field
a field named "alt"
only the fields ${allowed('team')}
"portrait" has its own "alt": keep the better of the two there, and delete this one`,
  ),
  {
    name: 'the fields of a picture beside it',
    make: (site) =>
      site.write(
        'services/sauna/index.mdx',
        site
          .read('services/sauna/index.mdx')
          .replace('  src: ./sauna.jpg\n', 'src: ./sauna.jpg\n')
          .replace(/ {2}alt: >-\n( {4}.*\n)+/, 'alt: A wooden pail with a ladle on a bench.\n'),
      ),
    says: ['src', 'alt'].map(
      (name) => `
services/sauna/index.mdx:‹${name}: › unknown-field
a field named "${name}"
only the fields ${allowed('services')}
move "${name}" into "image", two spaces further in than its name`,
    ),
  },
  edit(
    'a field of the whole entry inside a group',
    'services/sauna/index.mdx',
    '  src: ./sauna.jpg\n',
    '  src: ./sauna.jpg\n  practitioner: Ana\n',
    `
services/sauna/index.mdx:‹practitioner› unknown-field
a field named "practitioner"
only the fields ${allowed('services', 'image')}
move "practitioner" out of this group, to the fields that begin the file`,
  ),
];
