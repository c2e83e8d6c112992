/** The timetable. */
import { edit, type Mistake } from './mistake.ts';

export const times: readonly Mistake[] = [
  edit(
    'a time that does not exist',
    'schedule/morning/index.json',
    '"8:45 AM"',
    '"8.45"',
    `
schedule/morning/index.json:‹"time": "8.45",› schedule
the text "8.45"
a time such as "6:00 AM", or "Sunset"
write "8:45 AM" or "8:45 PM"`,
  ),
  edit(
    'times that run backwards',
    'schedule/morning/index.json',
    '"8:45 AM"',
    '"7:45 AM"',
    `
schedule/morning/index.json:‹"time": "7:45› schedule
7:45 AM, after 8:00 AM
8:00 AM or later; 12:00 PM is noon, 12:00 AM midnight
correct the time or move the line; check AM and PM`,
  ),
  edit(
    'noon taken for midnight',
    'schedule/midday/index.json',
    '"12:30 PM"',
    '"12:30 AM"',
    `
schedule/midday/index.json:‹"time": "12:30› schedule
12:30 AM, after 12:00 PM
12:00 PM or later; 12:00 PM is noon, 12:00 AM midnight
correct the time or move the line; check AM and PM`,
  ),
  edit(
    'the same line twice',
    'schedule/midday/index.json',
    '"12:30 PM",\n      "activity": "Slow lunch: many plants, something fermented, no phones at the table"',
    '"12:00 PM",\n      "activity": "Short walk in full daylight to mark the middle of the day"',
    `
schedule/midday/index.json:‹"activity": "S› repeated
"Short walk in full daylight to mark the middle of the day" at 12:00 PM for the second time
each line once
change one of the two, or remove it`,
  ),
  edit(
    'a part of the day out of order',
    'schedule/evening/index.json',
    '"order": 5',
    '"order": 3',
    `
schedule/evening/index.json:‹"order":› schedule
the number 3, before afternoon with 4
the parts in this order: morning, mid-morning, midday, afternoon, evening
give it a number above 4`,
    `
schedule/midday/index.json:‹"order":› repeated
the number 3, which content/schedule/evening/index.json has too
one for each part of the day
give one of the two another number`,
  ),
  edit(
    'a slide that leads to no part of the day',
    'schedule-slides/evening/index.json',
    '"part": "evening"',
    '"part": "night"',
    `
schedule-slides/evening/index.json:‹"part":› choice
the text "night"
one of morning, mid-morning, midday, afternoon or evening
choose one of them, letter for letter`,
  ),
  edit(
    'a time on a clock of 24 hours',
    'schedule/evening/index.json',
    '"Sunset"',
    '"18:30"',
    `
schedule/evening/index.json:‹"time": "18:30",› schedule
the text "18:30"
a time such as "6:00 AM", or "Sunset"
write "6:30 PM"`,
  ),
];
