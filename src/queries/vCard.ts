import { getSite } from './singles.ts';

/** A line of a vCard holds at most 75 octets; the next one continues it after a blank (RFC 6350, section 3.2). */
const fold = (text: string): string => {
  const lines = [''];
  for (const character of text) {
    const line = `${lines.at(-1) ?? ''}${character}`;
    if (Buffer.byteLength(line) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = line;
  }
  return lines.join('\r\n');
};

const escape = (text: string): string => text.replace(/[\\,;]/g, '\\$&');

/** The operator's contact details as a vCard, for a phone's contacts. Version 3.0, because not every phone reads 4.0. */
export const getVCard = async (url: string): Promise<string> => {
  const { name, address, phoneLink } = await getSite();
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escape(name)};;;;`,
    `FN:${escape(name)}`,
    `ORG:${escape(name)}`,
    `TEL;TYPE=WORK,VOICE:${phoneLink.slice('tel:'.length)}`,
    `ADR;TYPE=WORK:;;${address.map(escape).join('\\n')};;;;`,
    `URL:${url}`,
    'END:VCARD',
    '',
  ]
    .map(fold)
    .join('\r\n');
};
