/** What the content check proposes instead of what was written. */
import { expect, test } from 'vitest';
import { mendForm } from '../../tools/content/check/schema/field.ts';
import { mendTime } from '../../tools/content/check/schema/time.ts';
import { mendSpaces } from '../../tools/content/read/spaces.ts';
import { slugOf } from '../../tools/content/slug.ts';

test.each([
  ['18:30', 'write "6:30 PM"'],
  ['6.00 am', 'write "6:00 AM"'],
  ['06:45 AM', 'write "6:45 AM"'],
  ['6:45am', 'write "6:45 AM"'],
  ['7 p.m.', 'write "7:00 PM"'],
  ['7am', 'write "7:00 AM"'],
  ['12 pm', 'write "12:00 PM"'],
  ['0:15', 'write "12:15 AM"'],
  ['24:00', 'write "12:00 AM"'],
  ['19h30', 'write "7:30 PM"'],
  ['18:30 PM', 'write "6:30 PM"'],
  ['7 o’clock', 'write "7:00 AM" or "7:00 PM"'],
  ['8.45', 'write "8:45 AM" or "8:45 PM"'],
  ['Noon', 'write "12:00 PM"'],
  ['midnight', 'write "12:00 AM"'],
  ['sunset', 'write "Sunset"'],
])('the time %s', (written, fix) => expect(mendTime(written)).toBe(fix));

test.each([
  ['6:00 AM – 7:00 AM', 'write only when it begins'],
  ['6-7 am', 'write only when it begins'],
  ['25:00', 'correct the number'],
  ['9:75 AM', 'correct the number'],
  ['after breakfast', 'write the hour'],
  ['', 'write the hour'],
])('the time %j, which says no minute', (written, fix) => expect(mendTime(written)).toContain(fix));

test.each([
  ['address', 'www.example.com/rosebar', 'write https://www.example.com/rosebar'],
  ['address', 'http://example.com', 'write https://example.com'],
  ['address', 'https://example.com/home', 'write https://example.com'],
  ['address', 'our page', 'open the page in a browser and copy its whole address'],
  ['address', 'example', 'open the page in a browser and copy its whole address'],
  ['path', 'activities', 'begin it with /'],
  ['path', '/a b', 'write it in that form'],
  ['text', ' two\nlines ', 'write it on one line'],
  ['time', '18:30', 'write "6:30 PM"'],
  ['time', 18, 'write it in that form'],
])('a text of the role %s: %j', (role, written, fix) => {
  expect(mendForm(role, written, true, 'must be one line')).toContain(fix);
});

test.each([
  ['Łukasz Żółć', 'lukasz-zolc'],
  ['Đorđe Straße', 'dorde-strasse'],
  ['Smørrebrød', 'smorrebrod'],
  ['Cold & Heat', 'cold-and-heat'],
  ['  Crème fraîche!  ', 'creme-fraiche'],
  ['李小龙', ''],
])('the folder of %s', (title, slug) => expect(slugOf(title)).toBe(slug));

test.each([
  ['\u00A0 src: a', '  src: a'],
  ['-\u00A0Warmth', '- Warmth'],
  ['at 80\u00A0°C, warm\u00A0and&nbsp;calm', 'at 80\u00A0°C, warm and calm'],
  ['"time": "6:45\u00A0AM"', '"time": "6:45 AM"'],
  ['thin\u2009spaces', 'thin spaces'],
])('the spaces of %j', (text, mended) => expect(mendSpaces(text)).toBe(mended));
