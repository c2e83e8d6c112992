/** Data files that cannot be read. */
import { edit, type Mistake } from './mistake.ts';

export const json: readonly Mistake[] = [
  edit(
    'JSON: a comma too many',
    'activities/iv-drips/index.json',
    '"nad-drips"\n',
    '"nad-drips",\n',
    `
activities/iv-drips/index.json:6 broken-file
a comma before a closing bracket, or a field name without its straight quotes
commas only between items; names between straight double quotes: "name"
remove the last comma, or put the name between " and "`,
  ),
  edit(
    'JSON: a comma too few',
    'activities/iv-drips/index.json',
    '"order": 4,',
    '"order": 4',
    `
activities/iv-drips/index.json:4 broken-file
two items without a comma between them, or a bracket that is never closed
a comma after each item but the last, and a closing bracket for each opening one
add a comma at the end of the line before, or the missing bracket`,
  ),
  edit(
    'JSON: curly quotes from a word processor',
    'activities/iv-drips/index.json',
    '"IV Drips"',
    '“IV Drips”',
    `
activities/iv-drips/index.json:2 broken-file
a character that does not belong there
straight double quotes " around names and texts, commas between items, brackets in pairs
compare the line with its neighbours; curly quotes “ ” cannot stand around a text`,
  ),
  edit(
    'JSON: a quotation mark that is never closed',
    'activities/iv-drips/index.json',
    '"IV Drips"',
    '"IV Drips',
    `
activities/iv-drips/index.json:2 broken-file
text that runs over the end of its line
each text on one line, between straight double quotes
add the closing " or join the lines`,
  ),
  edit(
    'JSON: a bracket that is never closed',
    'pages/yoga/index.json',
    '"Yoga"\n}',
    '"Yoga"\n',
    `
pages/yoga/index.json:6 broken-file
two items without a comma between them, or a bracket that is never closed
a comma after each item but the last, and a closing bracket for each opening one
add a comma at the end of the line before, or the missing bracket`,
  ),
  {
    name: 'JSON: an empty file',
    make: (site) => site.write('pages/yoga/index.json', ''),
    says: [
      `
pages/yoga/index.json:1 broken-file
an empty file
straight double quotes " around names and texts, commas between items, brackets in pairs
compare the line with its neighbours; curly quotes “ ” cannot stand around a text`,
    ],
  },
];
