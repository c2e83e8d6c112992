/** Collects findings, and turns a place in an entry into a file, a line and the name of a field. */
import type { Field } from '../fieldTree.ts';
import type { Entry } from '../read/content.ts';
import type { FieldPath, Message } from '../read/problem.ts';
import type { Finding } from './finding.ts';

export interface Report {
  /** About a field. */
  field: (entry: Entry, path: FieldPath, message: Message) => void;
  /** About a place in the file’s text; a part other than the text below the fields is named. */
  text: (entry: Entry, offset: number, message: Message, part?: string) => void;
  /** About a whole file. */
  file: (file: string, what: string, message: Message) => void;
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
  field: (entry, path, message) => {
    const { source } = entry;
    findings.push({ file: source.file, ...source.at(path), field: nameOf(entry, path), ...message });
  },
  text: ({ source }, offset, message, part = 'The text below the fields') => {
    findings.push({ file: source.file, ...source.placeOf(offset), field: part, ...message });
  },
  file: (file, what, message) => {
    findings.push({ file, line: 1, column: 1, field: what, ...message });
  },
});
