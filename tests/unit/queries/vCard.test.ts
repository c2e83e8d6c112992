import { afterAll, expect, test, vi } from 'vitest';

const SINGLES = '../../../src/queries/singles.ts';
const SITE = {
  name: 'Sixfold; Rest, & Co',
  address: ['A house with a name that is long enough to be folded: Μεγανήσι', '1, Example Street'],
  phoneLink: 'tel:+442079460123',
};

afterAll(() => {
  vi.doUnmock(SINGLES);
  vi.resetModules();
});

test('a vCard has the name, the number and the address, in lines of at most 75 octets that end with CRLF', async () => {
  vi.resetModules();
  vi.doMock(SINGLES, () => ({ getSite: () => Promise.resolve(SITE) }));
  const { getVCard } = await import('../../../src/queries/vCard.ts');
  const card = await getVCard('https://www.example.org/');
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Sixfold\\; Rest\\, & Co;;;;',
    'FN:Sixfold\\; Rest\\, & Co',
    'ORG:Sixfold\\; Rest\\, & Co',
    'TEL;TYPE=WORK,VOICE:+442079460123',
    `ADR;TYPE=WORK:;;${SITE.address[0] ?? ''}\\n1\\, Example Street;;;;`,
    'URL:https://www.example.org/',
    'END:VCARD',
    '',
  ]);
});
