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
    broken-file: a text without its closing double quote
    add the missing ", perhaps here: "title": "IV Drips",
  `,
  ...mistakesIn('pages/yoga/index.json')`
    "Yoga"\n} → "Yoga"\n
    broken-file ‹"Yoga"›: a bracket that is never closed
    add the missing } or ] at the end
  `,
  ...mistakesIn('schedule/midday/index.json')`
    Rest in a hammock → Rest in a "real" hammock
    broken-file: a straight double quote inside a text, which ends the text there
    write "activity": "Rest in a “real” hammock or behind closed shutters"

      "order": 3, →   "order": 3, // after the morning
    broken-file: a comment: // after the morning
    delete it; a .json file cannot hold comments

    "order": 3 → order: 3
    broken-file: the name order without straight double quotes
    write "order": 3,

    "order": 3 → "order" 3
    broken-file: no colon after "order"
    write "order": 3,
  `,
];
