import { expect, test } from 'vitest';
import { fill, formatBytes, formatDay, formatDays, phoneLink, placeholdersOf } from '../../src/format.ts';
import { PHONE } from '../../src/schemas/site.ts';

test('fill puts each value, as it is, in the place of its name', () => {
  const values = { stage: 'Renew', number: 3, count: 6, name: '$& {name}' };
  expect(fill('{stage}: {number} of {count}', values)).toBe('Renew: 3 of 6');
  expect(fill('{name}!', values)).toBe('$& {name}!');
  expect(fill('Menu', {})).toBe('Menu');
  expect(() => fill('Stage {place}', values)).toThrow('The label "Stage {place}" has no value for "place".');
  expect(placeholdersOf('{a} and {b c}, {a}')).toEqual(['a', 'b c', 'a']);
});

test.each([
  [149_999, '0.1 MB'],
  [150_001, '0.2 MB'],
  [12_000_000, '12.0 MB'],
])('%i bytes are shown as %s', (bytes, read) => expect(formatBytes(bytes)).toBe(read));

test('days are shown in words', () => {
  expect(formatDay('2027-05-03')).toBe('3 May 2027');
  expect(formatDays('2027-05-03', '2027-05-10')).toBe('3 to 10 May 2027');
  expect(formatDays('2027-09-27', '2027-10-04')).toBe('27 September to 4 October 2027');
});

test.each([
  ['+44 20 7946 0123', 'tel:+442079460123'],
  ['020 7946 0123', 'tel:02079460123'],
  ['+44 (0)20 7946 0123', 'tel:+442079460123'],
  ['(+44) 20.7946.0123', 'tel:+442079460123'],
  ['0049 30/1234567', 'tel:+49301234567'],
  ['+91 98765\u00A043210', 'tel:+919876543210'],
  ['+1 (415) 555-0132 ext. 5', 'tel:+14155550132;ext=5'],
  ['+1 415 555 0132 x27', 'tel:+14155550132;ext=27'],
  ['020 7946 0123#5', 'tel:02079460123;ext=5'],
])('%s rings %s', (phone, link) => {
  expect(phone).toMatch(PHONE);
  expect(phoneLink(phone)).toBe(link);
});
