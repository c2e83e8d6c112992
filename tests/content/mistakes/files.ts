/** File names and locations. */
import { COLLECTIONS } from '../../../tools/content/collections.ts';
import type { Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

/** The folders in `content/`. */
const FOLDERS = [...new Set(COLLECTIONS.map(({ folder }) => folder.split('/')[0]).filter(Boolean))].join(
  ', ',
);

export const files: readonly Mistake[] = [
  {
    name: 'a service in a file with another ending',
    make: (site) => site.move(SAUNA, 'services/sauna/index.md'),
    says: [
      `
services/sauna/index.md:1 stray-file
a file that nothing on the site uses
only texts that are named and placed like their neighbours
rename it to content/services/sauna/index.mdx`,
    ],
  },
  {
    name: 'a folder with spaces and capitals',
    make: (site) => site.move('services/sauna', 'services/Finnish Sauna'),
    says: [
      `
activities/sauna-and-heat-therapy/index.json:‹"service":› reference
"sauna", and there is no content/services/sauna
the name of a folder in content/services
choose an existing service, or remove the line`,
      `
services/Finnish Sauna/index.mdx:1 name-of-file
a folder named "Finnish Sauna"
small letters a to z, digits and single dashes, because it becomes the address
rename the folder, perhaps to finnish-sauna`,
      `
stages/reframe/index.mdx:‹- sauna› reference
"sauna", and there is no content/services/sauna
the name of a folder in content/services
choose an existing service, or remove the line`,
      `
stages/release/index.mdx:‹- sauna› reference
"sauna", and there is no content/services/sauna
the name of a folder in content/services
choose an existing service, or remove the line`,
    ],
  },
  {
    name: 'a stage at the address of another page',
    make: (site) => {
      site.move('stages/repair', 'stages/gallery');
    },
    says: [
      `
stages/gallery/index.mdx:1 name-of-file
a folder named "gallery", and the site has another page at that address
an address of its own
rename the folder`,
    ],
  },
  {
    name: 'a collection’s folder misspelt',
    make: (site) => site.move('team', 'teem'),
    says: [
      `
team/<name>/index.json:1 missing
no such file
content/team/<name>/index.json, which the site cannot do without
bring it back`,
      `
teem:1 stray-file
a folder named "teem"
only the folders ${FOLDERS}. Did you mean "team"?
rename it to team`,
    ],
  },
  {
    name: 'a page’s texts removed',
    make: (site) => site.remove('pages/yoga'),
    says: [
      `
pages/yoga/index.json:1 missing
no such file
content/pages/yoga/index.json, which the site cannot do without
bring it back`,
    ],
  },
  {
    name: 'site.json renamed',
    make: (site) => site.move('site.json', 'Site.json'),
    says: [
      `
site.json:1 missing
no such file
content/site.json, which the site cannot do without
rename content/Site.json to content/site.json`,
      `
Site.json:1 stray-file
a file that nothing on the site uses
only texts that are named and placed like their neighbours
rename it to content/site.json`,
    ],
  },
  {
    name: 'a part of the day misspelt',
    make: (site) => site.move('schedule/midday', 'schedule/mid-day'),
    says: [
      `
schedule/mid-day/index.json:1 schedule
a part of the day named "mid-day"
one of morning, mid-morning, midday, afternoon, evening. Did you mean "midday"?
rename the folder`,
      `
schedule/midday/index.json:1 missing
no such file
content/schedule/midday/index.json, which the site cannot do without
bring it back`,
    ],
  },
  {
    name: 'a document left in the folder',
    make: (site) => site.write('services/sauna/notes.docx', 'notes'),
    says: [
      `
services/sauna/notes.docx:1 stray-file
a file that nothing on the site uses
only texts that are named and placed like their neighbours
remove it, or name it where it is meant to show`,
    ],
  },
  {
    name: 'an entry without a folder',
    make: (site) => site.move(SAUNA, 'services/sauna.mdx'),
    says: [
      `
services/sauna.mdx:1 stray-file
a file that nothing on the site uses
only texts that are named and placed like their neighbours
rename it to content/services/sauna/index.mdx`,
      `
services/sauna/sauna.jpg:1 stray-file
a file that nothing on the site uses
only pictures and films that a text names
remove it, or name it where it is meant to show`,
    ],
  },
];
