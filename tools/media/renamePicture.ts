import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { valueAt } from '../content/read/content.ts';
import { pathsIn } from '../content/read/problem.ts';
import { readSource } from '../content/read/source.ts';

/** Two spellings of one name: an accent as a character of its own, or another case, as some systems do not tell them apart. */
const isAlike = (one: unknown, other: string) =>
  typeof one === 'string' && one.normalize().toLowerCase() === other.normalize().toLowerCase();

/** Replaces a picture’s old name in the fields of the entry beside it, and nothing else. Returns whether there were any. */
export const renamePicture = (root: string, from: string, to: string): boolean => {
  const beside = ['index.mdx', 'index.json'].map((name) => join(root, dirname(from), name));
  const entry = beside.find((file) => existsSync(file));
  if (entry === undefined) return false;
  const source = readSource(entry, readFileSync(entry, 'utf8'));
  const ranges = pathsIn(source.data)
    .filter((path) => isAlike(valueAt(source.data, path), `./${basename(from)}`))
    .map((path) => source.rangeOf(path));
  const name = `./${basename(to)}`;
  let { text } = source;
  // From the end, so that earlier offsets stay valid.
  for (const range of ranges.toReversed()) {
    if (!range) continue;
    const [start, end] = range;
    // A folded text includes the end of its line.
    const lineEnd = text.slice(start, end).endsWith('\n') ? '\n' : '';
    const value = entry.endsWith('.json') ? JSON.stringify(name) : name;
    text = text.slice(0, start) + value + lineEnd + text.slice(end);
  }
  if (text !== source.text) writeFileSync(entry, text);
  return text !== source.text;
};
