/** What is wrong in a file, explained to the person who wrote it, and where each of its fields is. */

/** What was found, and what to do about it, as an instruction. */
export interface Words {
  found: string;
  fix: string;
}

/** A mistake without its place. */
export interface Message extends Words {
  /** The kind of mistake, which is also the name of the page in `docs/editing/mistakes/` that explains it. */
  kind: string;
  /** A note stops nothing. Without this, the content is refused. */
  severity?: 'note' | undefined;
  /** The words that it is about. Where the entry confirms them, nothing is said. */
  about?: string;
}

/** A mistake at a place in a file. Without a kind, it makes the file unreadable: `broken-file`. */
export interface Problem extends Words {
  kind?: string;
  /** Counted in characters from the beginning of the file. */
  offset: number;
}

export const DUPLICATE_FIELD: Words = { found: 'the same field twice', fix: 'delete one of the two' };

export type FieldPath = readonly PropertyKey[];

/** The paths of everything in a value, groups before what is in them. */
export const pathsIn = (value: unknown, path: FieldPath = []): FieldPath[] => {
  if (typeof value !== 'object' || value === null) return [path];
  const children = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [path, ...children.flatMap(([key, child]) => pathsIn(child, [...path, key]))];
};

/** The fields of a file, read with the place of each. All offsets are those of the file. */
export interface Fields {
  /** Undefined when they cannot be read. */
  data: unknown;
  problems: Problem[];
  /** Where the text below the fields begins; undefined where there is none. */
  bodyStart?: number | undefined;
  /** Where a field begins: its name, or the first character of a list's item. A missing field has the place of its group. */
  offsetOf: (path: FieldPath) => number;
  /** Where a value begins and ends; undefined where there is none, or it is a list or group. */
  rangeOf: (path: FieldPath) => readonly [start: number, end: number] | undefined;
}
