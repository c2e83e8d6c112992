/** Collects findings, and turns a place in an entry into a file, a line and the name of a field. */
import type { Field } from '../fieldTree.ts';
import type { Entry } from '../read/content.ts';
import type { Finding } from './finding.ts';
import type { FieldPath } from '../read/problem.ts';

/** A mistake without its place. */
export type Words = Pick<Finding, 'kind' | 'note' | 'found' | 'expected' | 'fix'>;

export interface Report {
  /** A mistake in a field. */
  field: (entry: Entry, path: FieldPath, words: Words) => void;
  /** A mistake at a place in the file's text. */
  text: (entry: Entry, offset: number, part: string, words: Words) => void;
  /** A mistake about a whole file. */
  file: (file: string, what: string, words: Words) => void;
}

/** The field at a path, and the names of the fields that contain it. */
export const fieldAt = (tree: Field, path: FieldPath): { field: Field | undefined; names: string[] } => {
  let field: Field | undefined = tree;
  const names: string[] = [];
  for (const step of path) {
    if (field?.kind === 'list') {
      names.push(`item ${Number(step) + 1}`);
      field = field.item;
    } else {
      const child: Field | undefined = field?.kind === 'group' ? field.fields[String(step)] : undefined;
      names.push(child?.label ?? String(step));
      field = child;
    }
  }
  return { field, names };
};

/** A field in plain words, with what it is for: `Picture, alternative text – What the picture shows…`. */
const nameOf = (entry: Entry, path: FieldPath): string => {
  const { field, names } = fieldAt(entry.tree, path);
  const name = names.map((one, index) => (index === 0 ? one : one.charAt(0).toLowerCase() + one.slice(1)));
  const description = field?.description ?? '';
  return [name.join(', ') || `The ${entry.collection.one}`, description].filter(Boolean).join(' – ');
};

/** A report that adds its findings to a list. */
export const reportTo = (findings: Finding[]): Report => ({
  field: (entry, path, words) => {
    findings.push({
      file: entry.source.file,
      ...entry.source.at(path),
      field: nameOf(entry, path),
      ...words,
    });
  },
  text: (entry, offset, part, words) => {
    findings.push({ file: entry.source.file, ...entry.source.placeOf(offset), field: part, ...words });
  },
  file: (file, what, words) => {
    findings.push({ file, line: 1, column: 1, field: what, ...words });
  },
});
