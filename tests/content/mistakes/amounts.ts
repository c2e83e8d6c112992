/** How much there is of something: entries, words, and numbers in sentences. */
import { append, edit, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const amounts: readonly Mistake[] = [
  {
    name: 'a slide of the day removed',
    make: (site) => site.remove('schedule-slides/evening'),
    says: [
      `
schedule-slides/morning/index.json:1 count
3 of them
exactly 4
add 1 schedule slide`,
    ],
  },
  {
    name: 'more cards than the page has room for',
    make: (site) => {
      const card = site.read('why/expert-guidance/index.json');
      for (let at = 1; at <= 5; at += 1) {
        const slug = `why/reason-${at}`;
        site.write(`${slug}/expert-guidance.jpg`, site.bytes('why/expert-guidance/expert-guidance.jpg'));
        site.write(
          `${slug}/index.json`,
          card
            .replace(/"title": ".*"/, `"title": "Reason ${at}"`)
            .replace(/"order": \d+/, `"order": ${10 + at}`),
        );
      }
    },
    says: [
      `
why/world-leading-intensity/index.json:1 count
9 of them
1 to 8
remove 1 “Why choose us” card`,
    ],
  },
  {
    name: 'a text below the fields that fills several pages',
    make: (site) => site.write(SAUNA, `${site.read(SAUNA)}\n${'It is warm here. '.repeat(220)}\n`),
    says: [
      `
services/sauna/index.mdx:19 too-long
a text of 4446 characters
at most 4000 characters
make it shorter by 446 or more`,
    ],
  },
  {
    name: 'a folder with a sentence for a name',
    make: (site) => {
      site.move('activities/iv-drips', `activities/${'drips-'.repeat(10)}and-more`);
    },
    says: [
      `
activities/drips-drips-drips-drips-drips-drips-drips-drips-drips-drips-and-more/index.json:1 name-of-file
a folder named "drips-drips-drips-drips-drips-drips-drips-drips-drips-drips-and-more", 68 characters
at most 60 characters, because it becomes the address
rename the folder to something shorter`,
    ],
  },
  edit(
    'a summary of a few words',
    'stages/repair/index.mdx',
    'summary: >-\n  The fourth stage of the 6R Programme turns to fundamentals: circadian rhythm,\n  the gut microbiome and the gut lining.\n',
    'summary: The body’s clock and the gut.\n',
    `
stages/repair/index.mdx:6 too-short
the text "The body’s clock and the gut.", 29 characters
at least 50 characters
make it longer by 21 or more`,
  ),
  edit(
    'a title of three letters',
    SAUNA,
    'title: Sauna\n',
    'title: Spa\n',
    `
services/sauna/index.mdx:2 too-short
the text "Spa", 3 characters
at least 4 characters
make it longer by 1 or more`,
  ),
  edit(
    'a service named like another page',
    SAUNA,
    'title: Sauna\n',
    'title: Yoga\n',
    `
services/sauna/index.mdx:2 repeated
"Yoga", which is also what search results show of content/pages/yoga/index.json
other words for each page
change one of the two`,
  ),
  edit(
    'a description that two pages share',
    'pages/packages/index.json',
    'This page will describe retreat packages one day. Until then, please write to us about what you have in mind.',
    'This page is being prepared. Mindful Yoga, the slow practice taught on the retreat, has its own page among the services.',
    `
pages/yoga/index.json:4 repeated
"This page is being prepared. Mindful Yoga, the slow practic…", which is also what search results show of content/pages/packages/index.json
other words for each page
change one of the two`,
  ),
  edit(
    'a menu without the services',
    'site.json',
    '"path": "/services"',
    '"path": "/privacy"',
    `
site.json:34 missing
a list of 6
a menu with a link to "/services", because the list of services opens from it
add it to the list`,
  ),
  append(
    'a stage in another place than its own',
    'It belongs to Repair, the fifth stage.',
    `
services/sauna/index.mdx:‹Repair, the› figure
"Repair, the fifth stage", and Repair is the fourth
fourth
write fourth, or leave it out`,
  ),
  edit(
    'a number of services that was true once',
    'pages/services/index.json',
    'Seventeen sessions',
    'Eighteen sessions',
    `
pages/services/index.json:8 figure
"Eighteen sessions", and the site shows 17
seventeen, or words without a number
correct the number; without one the sentence stays true when something is added`,
  ),
  edit(
    'a number of services below the fields',
    SAUNA,
    'Voices drop',
    'It is one of our 12 quiet sessions. Voices drop',
    `
services/sauna/index.mdx:21 figure
"our 12 quiet sessions", and the site shows 17
seventeen, or words without a number
correct the number; without one the sentence stays true when something is added`,
  ),
];
