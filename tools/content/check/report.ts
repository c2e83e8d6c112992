/** Collects findings, and turns a place in an entry into a file, a line and the name of a field. */
import type { Field } from '../fieldTree.ts';
import { valueAt, type Entry } from '../read/content.ts';
import type { FieldPath, Message } from '../read/problem.ts';
import type { Finding } from './finding.ts';

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

/** Whether an entry lists words as meant. */
const isConfirmed = ({ source }: Entry, about = ''): boolean => {
  const listed = valueAt(source.data, ['confirmed']);
  const plain = (words: unknown) => String(words).replaceAll(/\s+/g, ' ').trim();
  if (about === '' || !Array.isArray(listed)) return false;
  return listed.map(plain).some((words) => words.includes(plain(about)) || plain(about).includes(words));
};

/** A report that adds its findings to a list. */
export const reportTo = (findings: Finding[]) => {
  const add = (entry: Entry, offset: number, field: string, message: Message) => {
    const { file, placeOf } = entry.source;
    if (!isConfirmed(entry, message.about)) findings.push({ file, ...placeOf(offset), field, ...message });
  };
  return {
    /** About a field. */
    field: (entry: Entry, path: FieldPath, message: Message) =>
      add(entry, entry.source.offsetOf(path), nameOf(entry, path), message),
    /** About a place in the file’s text; a part other than the text below the fields is named. */
    text: (entry: Entry, offset: number, message: Message, part = 'The text below the fields') =>
      add(entry, offset, part, message),
    /** About a whole file. */
    file: (file: string, field: string, message: Message) =>
      findings.push({ file, line: 1, column: 1, field, ...message }),
  };
};

export type Report = ReturnType<typeof reportTo>;
