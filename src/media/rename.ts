import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a picture’s new name where the text beside it has the old one.
 * @returns whether the text named it
 */
export const renameInText = (root: string, from: string, to: string): boolean => {
  const beside = ['index.mdx', 'index.json'].map((name) => join(root, dirname(from), name));
  const entry = beside.find((file) => existsSync(file));
  if (entry === undefined) return false;
  const text = readFileSync(entry, 'utf8');
  const named = text.replaceAll(`./${basename(from)}`, `./${basename(to)}`);
  if (named !== text) writeFileSync(entry, named);
  return named !== text;
};
