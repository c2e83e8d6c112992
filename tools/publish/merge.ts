/** Merges a content file that two people changed, field by field. */
import { rewritten } from '../content/canonical.ts';
import type { FieldPath } from '../content/read/problem.ts';
import { isRecord } from '../content/read/textFields.ts';
import { entryIn, isSame, nameOf, titleOf, valuesOf, words, type Values } from './values.ts';

/** A field that two people changed, each in another way. */
export interface Conflict {
  /** By which a choice names it. */
  id: string;
  entry: string;
  name: string;
  mine: string | undefined;
  theirs: string | undefined;
}

/** Which version of a field is kept, by the id of its conflict. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

type Choose = (path: FieldPath, mine: unknown, theirs: unknown) => unknown;

/** Merges two versions of a value; asks `choose` about what both have changed. */
const merge = (base: unknown, mine: unknown, theirs: unknown, path: FieldPath, choose: Choose): unknown => {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  // Every save sets it to its day.
  if (path.at(-1) === 'updated') return [mine, theirs].map(words).sort().at(-1);
  const versions = [base, mine, theirs];
  const isList = versions.every(Array.isArray) && new Set(versions.map(({ length }) => length)).size === 1;
  if (!isList && !(isRecord(mine) && isRecord(theirs))) return choose(path, mine, theirs);
  const [old, one, other] = versions.map((version) => ({ ...(version as Values | undefined) }));
  const merged = Object.keys({ ...one, ...other })
    .map((key) => [key, merge(old?.[key], one?.[key], other?.[key], [...path, key], choose)] as const)
    .filter(([, value]) => value !== undefined);
  return isList ? merged.map(([, value]) => value) : Object.fromEntries(merged);
};

/**
 * Merges two versions of a file with the one they come from.
 * @param versions the one they come from, mine and theirs
 * @returns what the file holds, undefined if it is deleted; and the conflicts that no choice settles
 */
export const mergeFile = (
  dir: string,
  file: string,
  versions: readonly (Buffer | undefined)[],
  choices: Choices,
): { whole: string | Buffer | undefined; conflicts: Conflict[] } => {
  const [base, mine, theirs] = versions.map((bytes) => entryIn(dir, file, bytes?.toString()));
  const conflicts: Conflict[] = [];
  const isTheirs = (id: string, name: string, ours: unknown, other: unknown) => {
    const entry = titleOf(dir, file);
    if (!choices[id]) conflicts.push({ id, entry, name, mine: words(ours), theirs: words(other) });
    return choices[id] === 'theirs';
  };
  if (!mine || !theirs) {
    const [ours, other] = versions.slice(1).map((bytes) => (bytes ? '(changed)' : '(deleted)'));
    return { whole: versions[isTheirs(file, 'The whole file', ours, other) ? 2 : 1], conflicts };
  }
  const values = merge(base && valuesOf(base), valuesOf(mine), valuesOf(theirs), [], (path, ours, other) =>
    isTheirs([file, ...path].join('#'), nameOf(mine, path), ours, other) ? other : ours,
  );
  const { body, ...fields } = values as Values & { body?: string[] };
  return { whole: rewritten(mine, fields, body?.join('\n\n')), conflicts };
};
