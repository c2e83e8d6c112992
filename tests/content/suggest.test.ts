/** What the content check proposes instead of what was written. */
import { expect, test } from 'vitest';
import { suggestDate } from '../../tools/content/check/suggest/date.ts';
import { nearest } from '../../tools/content/check/suggest/nearest.ts';
import { suggestTime } from '../../tools/content/check/suggest/time.ts';
import { ordinarySpaces } from '../../tools/content/read/spaces.ts';
import { slugOf } from '../../tools/content/slug.ts';

test.each([
  ['18:30', 'write "6:30 PM"'],
  ['6.00 am', 'write "6:00 AM"'],
  ['6:45am', 'write "6:45 AM"'],
  ['7 p.m.', 'write "7:00 PM"'],
  ['0:15', 'write "12:15 AM"'],
  ['24:00', 'write "12:00 AM"'],
  ['19h30', 'write "7:30 PM"'],
  ['18:30 PM', 'write "6:30 PM"'],
  ['7 o’clock', 'write "7:00 AM" or "7:00 PM"'],
  ['Noon', 'write "12:00 PM"'],
  ['sunset', 'write "Sunset"'],
  ['6-7 am', 'write only when it begins; the next line says when it ends'],
  ['25:00', 'correct the number: a day has 24 hours, an hour 60 minutes'],
  ['', 'write a time such as "6:00 AM", "Sunrise" or "Sunset"'],
])('the time %j', (written, fix) => expect(suggestTime(written)).toBe(fix));

test.each([
  ['2026/5/3', 'write 2026-05-03'],
  ['20260503', 'write 2026-05-03'],
  ['3.5.26', 'write 2026-05-03'],
  ['Sunday, 3rd of May, 2026', 'write 2026-05-03'],
  ['May 3, 2026', 'write 2026-05-03'],
  ['2026-13-01', 'correct the month: there is no month 13'],
  ['31 June 2026', 'correct the day: June 2026 has 30 days'],
  ['soon', 'write the year, month and day, as in 2026-11-20'],
])('the date %s', (written, fix) => expect(suggestDate(written, false)).toBe(fix));

test('a close word is suggested, a distant one is not', () => {
  expect(nearest('suana', ['grounding', 'sauna'])).toBe('sauna');
  expect(nearest('x', ['grounding', 'sauna'])).toBeUndefined();
  expect(nearest('sauna', [])).toBeUndefined();
});

test.each([
  ['  Café & Körper: “NAD+” 2 ', 'cafe-and-korper-nad-2'],
  ['Łukasz Żółć', 'lukasz-zolc'],
  ['Đorđe Straße', 'dorde-strasse'],
  ['李小龙', ''],
])('the folder of %s', (title, slug) => expect(slugOf(title)).toBe(slug));

test.each([
  ['\u00A0 src: a', '  src: a'],
  ['-\u00A0Warmth', '- Warmth'],
  ['at 80\u00A0°C, warm\u00A0and&nbsp;calm', 'at 80\u00A0°C, warm and calm'],
  ['"time": "6:45\u00A0AM"', '"time": "6:45 AM"'],
  ['thin\u2009spaces', 'thin spaces'],
])('the spaces of %j', (text, ordinary) => expect(ordinarySpaces(text)).toBe(ordinary));
