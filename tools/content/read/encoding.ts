/** Reads the bytes of a text file. Every content file is UTF-8; other encodings are named. */
import type { Problem } from './problem.ts';

const SAVE = '“Save with Encoding” and “UTF-8”';
const IN_CODE = 'in VS Code, select the encoding in the bar at the bottom';

const problem = (offset: number, found: string, fix: string): Problem => ({
  kind: 'encoding',
  offset,
  found: `${found}; every content file is UTF-8`,
  fix,
});

/** The encoding of a file whose characters have two bytes; undefined for other files. */
const wide = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === undefined || second === undefined) return undefined;
  // It begins with a byte order mark, or every second byte of its plain letters is zero.
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return undefined;
};

/** The text of a file, and what is wrong with its encoding, if anything is. */
export const decode = (bytes: Uint8Array): { text: string; problem?: Problem } => {
  const units = wide(bytes);
  if (units) {
    const text = new TextDecoder(units).decode(bytes);
    return { text, problem: problem(0, 'a file saved as UTF-16', `${IN_CODE}, then choose ${SAVE}`) };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    const offset = bytes.findIndex((byte) => byte >= 0x80);
    const isWindows = bytes.some((byte) => byte >= 0x80 && byte < 0xa0);
    const name = isWindows ? 'Windows-1252' : 'Latin-1 (or Windows-1252)';
    const found = `a file saved as ${name}: its “${text[offset] ?? ''}” cannot be read as UTF-8`;
    const fix = `${IN_CODE}, choose “Reopen with Encoding” and “Western (Windows 1252)”, then ${SAVE}`;
    return { text, problem: problem(offset, found, fix) };
  }
};
