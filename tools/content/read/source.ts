/** A content file, read with the place of everything in it. */
import { readFrontmatter } from './frontmatter.ts';
import { readJson } from './json.ts';
import type { FieldPath, Fields, Problem } from './problem.ts';
import { FIX_SPACE, structuralSpace } from './spaces.ts';

/** A place in a file, counted from 1. */
interface Place {
  line: number;
  column: number;
}

export interface Source extends Omit<Fields, 'bodyStart'> {
  /** Path relative to the project's folder, with `/` as separator. */
  file: string;
  text: string;
  /** The text below the fields and where it begins; undefined in a file that only has fields. */
  body: { text: string; offset: number } | undefined;
  /** The place of a field; see `offsetOf`. */
  at: (path: FieldPath) => Place;
  placeOf: (offset: number) => Place;
}

/** What makes a whole file unreadable, reported once: marks of a merge, and no-break spaces between its fields. */
const obstacle = (file: string, text: string): Problem | undefined => {
  const mark = /^(?:<{7}|\|{7}|>{7})(?: .*)?$/m.exec(text);
  if (mark) {
    const found = `${mark[0]}, a mark left by an unfinished merge`;
    const fix = 'keep the right lines, and delete those that begin with <<<<<<<, ======= and >>>>>>>';
    return { kind: 'merge', offset: mark.index, found, fix };
  }
  const fields = file.endsWith('.json') ? text : (/^\uFEFF?---[^]*?\n---/.exec(text)?.[0] ?? '');
  const offset = structuralSpace(fields);
  if (offset < 0) return undefined;
  return { kind: 'spaces', offset, found: 'a no-break space beside the name of a field', fix: FIX_SPACE };
};

/** The result for a file that cannot be read: no fields, only the reasons. */
const unread = (problem: Problem): Fields => ({
  data: undefined,
  problems: [problem],
  offsetOf: () => 0,
  rangeOf: () => undefined,
});

/**
 * Reads the fields and the text of a content file. What cannot be read is reported, never thrown.
 * @param problem what already keeps it from being read
 */
export const readSource = (
  file: string,
  text: string,
  problem: Problem | undefined = obstacle(file, text),
): Source => {
  const readFields = file.endsWith('.json') ? readJson : readFrontmatter;
  const { bodyStart, ...fields } = problem ? unread(problem) : readFields(text);
  const placeOf = (offset: number): Place => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const body = bodyStart === undefined ? undefined : { text: text.slice(bodyStart), offset: bodyStart };
  return { file, text, body, ...fields, at: (path) => placeOf(fields.offsetOf(path)), placeOf };
};
