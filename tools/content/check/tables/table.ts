import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '../../read/problem.ts';

/** A pattern of something that is wrong. */
export interface Row {
  kind: string;
  severity?: 'note' | undefined;
  /** What it is for: the path of a field, the type of a node, or the place of a text. Without it, everything. */
  where: RegExp;
  looks: RegExp;
  is: string;
  /** What to do; `$<words>` is the pattern’s group of that name. */
  fix: string;
}

const patternIn = (text: string): RegExp => {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
};

/**
 * Reads one of the tables in this folder. A line that is not indented says what its patterns find, and what to do:
 * `kind: what it is → what to do`. `note ` before it says that it stops nothing, and `/…/` after the kind for which fields
 * it is. Lines that begin with # are comments.
 */
export const readTable = (name: string): Row[] => {
  const rows: Row[] = [];
  let head: Omit<Row, 'looks'> | undefined;
  for (const line of readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8').split(/\r?\n/)) {
    const [, note, kind = '', where, is = '', fix = ''] =
      /^(note )?([a-z-]+)(?: (\/.*?\/))?: (.*) → (.*)$/.exec(line) ?? [];
    if (line.startsWith('  ') && head) rows.push({ ...head, looks: patternIn(line.trim()) });
    else if (kind !== '')
      head = { kind, severity: note ? 'note' : undefined, where: patternIn(where ?? '//'), is, fix };
  }
  return rows;
};

/** What the first row says whose pattern is the whole line; `$1` is the pattern’s first group. */
export const saidOf = (rows: readonly Row[], line: string): Words | undefined => {
  const row = rows.find(({ looks }) => looks.test(line));
  return row && { found: line.replace(row.looks, row.is), fix: line.replace(row.looks, row.fix) };
};
