/** Data files that cannot be parsed. */
import { mistakesIn, type Mistake } from './mistake.ts';

export const json: readonly Mistake[] = [
  ...mistakesIn('activities/iv-drips/index.json')`
    "nad-drips"\n → "nad-drips",\n
    broken-file: a comma before the closing }
    delete this comma; the last item has none

    "order": 4, → "order": 4
    broken-file: no comma between two items
    write "order": 4,

    "IV Drips" → “IV Drips”
    broken-file: a “ where a straight double quote " belongs
    write "title": "IV Drips",

    "IV Drips" → "IV Drips
    broken-file: a text that is opened and never closed, or goes on over the end of its line
    add the missing "; perhaps "title": "IV Drips",
  `,
  ...mistakesIn('pages/yoga/index.json')`
    "Yoga"\n} → "Yoga"\n
    broken-file ‹"Yoga"›: a bracket that is never closed
    add the missing bracket at the end, } for { or ] for [, or bring the file back with Git
  `,
  ...mistakesIn('schedule/midday/index.json')`
    Rest in a hammock → Rest in a "real" hammock
    broken-file: straight quotation marks inside a text, where they end it
    write "activity": "Rest in a “real” hammock or behind closed shutters"

      "order": 3, →   "order": 3, // after the morning
    broken-file: a comment: // after the morning
    move the comment to the commit message, or delete it; this file cannot hold one

    "order": 3 → order: 3
    broken-file: the name order without straight double quotes
    write "order": 3,

    "order": 3 → "order" 3
    broken-file: no colon after "order"
    write "order": 3,
  `,
];
