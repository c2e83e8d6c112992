/** File names and locations, and how many entries there are. */
import { says, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const files: readonly Mistake[] = [
  {
    name: 'a service in a file with another ending',
    make: (site) => site.move(SAUNA, 'services/sauna/index.md'),
    says: says`
      stray-file ‹services/sauna/index.md|›: a file that nothing on the site uses
      rename it to content/services/sauna/index.mdx
    `,
  },
  {
    name: 'a folder with spaces and capitals',
    make: (site) => site.move('services/sauna', 'services/Finnish Sauna'),
    says: says`
      reference ‹activities/sauna-and-heat-therapy/index.json|"service"›: "sauna", but there is no folder content/services/sauna
      if you renamed the folder, change its name back or write the new one here; if you deleted it, write the name of another
      name-of-file ‹services/Finnish Sauna/index.mdx|›: a folder named "Finnish Sauna"; such a name has only lower-case letters, digits and single hyphens
      rename the folder, for example to finnish-sauna
      reference ‹stages/reframe/index.mdx|- sauna›: "sauna", but there is no folder content/services/sauna
      if you renamed the folder, change its name back or write the new one here; if you deleted it, delete the line
      reference ‹stages/release/index.mdx|- sauna›: "sauna", but there is no folder content/services/sauna
      if you renamed the folder, change its name back or write the new one here; if you deleted it, delete the line
    `,
  },
  {
    name: 'a folder with a sentence for a name',
    make: (site) => site.move('activities/iv-drips', `activities/${'drips-'.repeat(10)}and-more`),
    says: says`
      name-of-file ‹activities/${'drips-'.repeat(10)}and-more/index.json|›: a folder named "${'drips-'.repeat(10)}and-more", which has 68 characters
      rename the folder to a name of at most 60 characters
    `,
  },
  {
    name: 'a stage at the address of another page',
    make: (site) => site.move('stages/repair', 'stages/gallery'),
    says: says`
      name-of-file ‹stages/gallery/index.mdx|›: a folder named "gallery", but another page has that address
      rename the folder to a name that no other page uses
    `,
  },
  {
    name: 'a collection’s folder misspelt',
    make: (site) => site.move('team', 'teem'),
    says: says`
      stray-file ‹teem|›: a folder named "teem", which the site does not use
      rename it to team
    `,
  },
  {
    name: 'site.json renamed',
    make: (site) => site.move('site.json', 'Site.json'),
    says: says`
      missing ‹site.json|›: no such file, but the site needs it
      rename content/Site.json to content/site.json
      stray-file ‹Site.json|›: a file that nothing on the site uses
      rename it to content/site.json
    `,
  },
  {
    name: 'a part of the day misspelt',
    make: (site) => site.move('schedule/midday', 'schedule/mid-day'),
    says: says`
      name-of-file ‹schedule/mid-day/index.json|›: a folder named "mid-day", but the names of the parts of the day are fixed
      rename the folder to midday
    `,
  },
  {
    name: 'a document left in the folder',
    make: (site) => site.write('services/sauna/notes.docx', 'notes'),
    says: says`
      stray-file ‹services/sauna/notes.docx|›: a file that nothing on the site uses
      move it out of content, or correct its name and folder
    `,
  },
  {
    name: 'an entry without a folder',
    make: (site) => site.move(SAUNA, 'services/sauna.mdx'),
    says: says`
      stray-file ‹services/sauna.mdx|›: a file that nothing on the site uses
      rename it to content/services/sauna/index.mdx
      stray-file ‹services/sauna/sauna.jpg|›: a file that nothing on the site uses
      name it in the entry that should show it; if none should, delete it
    `,
  },
  {
    name: 'a slide of the day removed',
    make: (site) => site.remove('schedule-slides/evening'),
    says: says`
      count ‹schedule-slides/morning/index.json|›: 3 schedule slides
      add 1 schedule slide; there must be exactly 4
    `,
  },
  {
    name: 'more cards than the page has room for',
    make: (site) => {
      const card = site.read('why/expert-guidance/index.json');
      for (let at = 1; at <= 5; at += 1) {
        const named = card.replace(/"title": ".*"/, `"title": "Reason ${at}"`);
        site.write(`why/reason-${at}/index.json`, named.replace(/"order": \d+/, `"order": ${10 + at}`));
        const photograph = site.bytes('why/expert-guidance/expert-guidance.jpg');
        site.write(`why/reason-${at}/expert-guidance.jpg`, photograph);
      }
    },
    says: says`
      count ‹why/world-leading-intensity/index.json|›: 9 “Why choose us” cards
      delete 1 “Why choose us” card; there must be 1 to 8
    `,
  },
  {
    name: 'no text below the fields',
    make: (site) => site.write(SAUNA, site.read(SAUNA).replace(/---\n\n.*/s, '---\n')),
    says: says`
      missing ‹${SAUNA}|---›: nothing
      describe the service in a few paragraphs below the second line of dashes
    `,
  },
  {
    name: 'a text below the fields that fills several pages',
    make: (site) => site.write(SAUNA, `${site.read(SAUNA)}\n${'It is warm here. '.repeat(220)}\n`),
    says: says`
      too-long ‹${SAUNA}|---›: a text of 4446 characters; at most 4000 fit
      shorten it by at least 446 characters
    `,
  },
];
