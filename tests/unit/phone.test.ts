import { expect, test } from 'vitest';
import { PHONE, phoneLink } from '../../src/schemas/phone.ts';

test.each([
  ['+44 20 7946 0123', 'tel:+442079460123'],
  ['020 7946 0123', 'tel:02079460123'],
  ['(020) 7946-0123', 'tel:02079460123'],
  ['+44 (0)20 7946 0123', 'tel:+442079460123'],
  ['(+44) 20.7946.0123', 'tel:+442079460123'],
  ['0049 30/1234567', 'tel:+49301234567'],
  ['+91 98765\u00A043210', 'tel:+919876543210'],
  ['+1 (415) 555-0132 ext. 5', 'tel:+14155550132;ext=5'],
  ['+1 415 555 0132 x27', 'tel:+14155550132;ext=27'],
])('%s rings %s', (phone, link) => {
  expect(phone).toMatch(PHONE);
  expect(phoneLink(phone)).toBe(link);
});

test.each([
  '',
  '12345',
  'call us',
  '020 7946 0123 or 0124',
  '+44 20 7946 01x',
  '++44 20 7946 0123',
  '-- 1234567',
])('"%s" is no telephone number', (phone) => {
  expect(phone).not.toMatch(PHONE);
});
