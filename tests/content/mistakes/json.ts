/** Data files that cannot be parsed. */
import { edit, type Mistake } from './mistake.ts';

export const json: readonly Mistake[] = [
  edit(
    'JSON: a comma too many',
    'activities/iv-drips/index.json',
    '"nad-drips"\n',
    '"nad-drips",\n',
    `
activities/iv-drips/index.json:5 broken-file
a comma before the closing }
no comma after the last item
delete this comma`,
  ),
  edit(
    'JSON: a comma too few',
    'activities/iv-drips/index.json',
    '"order": 4,',
    '"order": 4',
    `
activities/iv-drips/index.json:3 broken-file
no comma between two items
a comma after each item but the last
write "order": 4,`,
  ),
  edit(
    'JSON: curly quotes from a word processor',
    'activities/iv-drips/index.json',
    '"IV Drips"',
    '“IV Drips”',
    `
activities/iv-drips/index.json:‹"title":› broken-file
a “ where a straight double quote belongs
straight double quotes " around names and texts
write "title": "IV Drips",`,
  ),
  edit(
    'JSON: a quotation mark that is never closed',
    'activities/iv-drips/index.json',
    '"IV Drips"',
    '"IV Drips',
    `
activities/iv-drips/index.json:‹"title":› broken-file
a text that is opened and never closed, or goes on over the end of its line
each text on one line, between straight double quotes
add the missing "; perhaps "title": "IV Drips",`,
  ),
  edit(
    'JSON: a bracket that is never closed',
    'pages/yoga/index.json',
    '"Yoga"\n}',
    '"Yoga"\n',
    `
pages/yoga/index.json:‹"heading":› broken-file
a bracket that is never closed
a closing bracket for each opening one: } for {, ] for [
add the missing bracket at the end, or bring the file back with Git`,
  ),
  {
    name: 'JSON: an empty file',
    make: (site) => site.write('pages/yoga/index.json', ''),
    says: [
      `
pages/yoga/index.json:1 broken-file
an empty file
a closing bracket for each opening one: } for {, ] for [
add the missing bracket at the end, or bring the file back with Git`,
    ],
  },
  edit(
    'JSON: straight quotation marks inside a text',
    'schedule/midday/index.json',
    'Rest in a hammock',
    'Rest in a "real" hammock',
    `
schedule/midday/index.json:‹"activity": "R› broken-file
straight quotation marks inside a text, where they end it
curly quotation marks inside a text
write "activity": "Rest in a “real” hammock or behind closed shutters"`,
  ),
  edit(
    'JSON: a comment',
    'schedule/midday/index.json',
    '  "order": 3,',
    '  "order": 3, // after the morning',
    `
schedule/midday/index.json:‹"order": 3, //› broken-file
a comment: // after the morning
names and texts only; no page shows a comment, and this file cannot hold one
move the comment to your message for the commit, or delete it`,
  ),
  edit(
    'JSON: a name without quotes',
    'schedule/midday/index.json',
    '"order": 3',
    'order: 3',
    `
schedule/midday/index.json:‹order: 3,› broken-file
the name order without quotes
straight double quotes " around names and texts
write "order": 3,`,
  ),
  edit(
    'JSON: no colon after a name',
    'schedule/midday/index.json',
    '"order": 3',
    '"order" 3',
    `
schedule/midday/index.json:‹"order" 3,› broken-file
no colon after "order"
"name": "text"
write "order": 3,`,
  ),
];
