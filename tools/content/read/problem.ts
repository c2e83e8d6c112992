/** Why a file, or a part of it, cannot be read, explained to the person who wrote it. */
export interface Problem {
  /** The kind of mistake, if it is not a file that cannot be read. */
  kind?: string;
  /** The offset in the file, in characters. */
  offset: number;
  found: string;
  expected: string;
  fix: string;
}

export type ProblemWords = Omit<Problem, 'offset'>;

export const DUPLICATE_FIELD: ProblemWords = {
  found: 'the same field twice',
  expected: 'every field once',
  fix: 'remove one of the two',
};

export type FieldPath = readonly PropertyKey[];

/** The fields of a file, read with the place of each. All offsets are those of the file. */
export interface Fields {
  /** Undefined when they cannot be read. */
  data: unknown;
  problems: Problem[];
  /**
   * Where a field begins: its name, or the first character of a list's item. A missing field has the place of its
   * group.
   */
  offsetOf: (path: FieldPath) => number;
  /** Where a value begins and ends; undefined where there is none, or it is a list or group. */
  rangeOf: (path: FieldPath) => readonly [start: number, end: number] | undefined;
}
