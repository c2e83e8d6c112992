import { expect, test, vi } from 'vitest';
import { getSite } from '../../src/queries/singles.ts';
import { getVCard } from '../../src/queries/vCard.ts';

const SITE = vi.hoisted(() => ({
  name: 'Sixfold; Rest, & Co',
  address: ['A house with a name that is long enough to be folded: Μεγανήσι', '1, Example Street'],
  phoneLink: 'tel:+442079460123',
}));
vi.mock('../../src/queries/singles.ts', () => ({ getSite: vi.fn(() => Promise.resolve(SITE)) }));

test('a vCard has the name, the phone number and the address, in lines that end with CRLF', async () => {
  const card = await getVCard('https://www.example.org/');
  expect(vi.mocked(getSite)).toHaveBeenCalled();
  expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  expect(card.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Sixfold\\; Rest\\, & Co;;;;',
    'FN:Sixfold\\; Rest\\, & Co',
    'ORG:Sixfold\\; Rest\\, & Co',
    'TEL;TYPE=WORK,VOICE:+442079460123',
    `ADR;TYPE=WORK:;;${SITE.address[0] ?? ''}\\n1\\, Example Street;;;;`,
    'URL:https://www.example.org/',
    'END:VCARD',
  ]);
});

test('no line of a vCard is longer than 75 octets', async () => {
  const lines = (await getVCard('https://www.example.org/')).split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
});
