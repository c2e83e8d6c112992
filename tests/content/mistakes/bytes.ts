/** Files in other encodings, with other ends of lines, or very long. */
import type { Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

/** A mistake made by replacing a file with other bytes. */
const rewrite = (
  name: string,
  change: (text: string) => string | Uint8Array,
  ...says: readonly string[]
): Mistake => ({
  name,
  make: (site) => {
    site.write(SAUNA, change(site.read(SAUNA)));
    return { file: SAUNA, line: 1 };
  },
  says,
});

export const bytes: readonly Mistake[] = [
  rewrite('lines that end as Windows ends them', (text) => text.replaceAll('\n', '\r\n')),
  rewrite(
    'UTF-16',
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'encoding: a file saved as UTF-16; every content file is UTF-8',
    'in VS Code, select the encoding in the bar at the bottom, then choose “Save with Encoding” and “UTF-8”',
  ),
  rewrite(
    'Windows-1252',
    (text) => Buffer.from(text.replaceAll('’', '\u0092').replaceAll('—', '\u0097'), 'latin1'),
    'encoding ‹- A thorough s›: a file saved as Windows-1252: its “’” cannot be read as UTF-8; every content file is UTF-8',
    'in VS Code, select the encoding in the bar at the bottom, choose “Reopen with Encoding” and “Western (Windows 1252)”, then “Save with Encoding” and “UTF-8”',
  ),
  rewrite(
    'a text below the fields that fills several pages',
    (text) => `${text}\n${'It is warm here. '.repeat(220)}\n`,
    'too-long ‹---›: a text of 4446 characters; at most 4000 fit',
    'shorten it by at least 446 characters',
  ),
];
