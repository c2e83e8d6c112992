/** Files and folders that tests make and change. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder outside the project. Whoever makes it removes it. */
export const temporaryFolder = (name: string): string => mkdtempSync(join(tmpdir(), `${name}-`));

/** Replaces a text that occurs exactly once in a file. Throws if it does not occur, or occurs more than once. */
export const replaceOnce = (file: string, from: string, to: string): void => {
  const parts = readFileSync(file, 'utf8').split(from);
  if (parts.length !== 2)
    throw new Error(`${JSON.stringify(from)} occurs ${parts.length - 1} times in ${file}.`);
  writeFileSync(file, parts.join(to));
};
