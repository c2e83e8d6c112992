import { basename } from 'node:path';
import type { Field, TextField } from '../fieldTree.ts';
import type { Content, Entry } from './content.ts';
import { beside, isPicture } from './files.ts';
import type { FieldPath } from './problem.ts';

/** A field that contains a text. */
export interface FoundText {
  entry: Entry;
  path: FieldPath;
  field: TextField;
  value: string;
  /** The values of its group, by name. */
  group: Readonly<Record<string, unknown>>;
}

/** Whether a value is a group of fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

function* textsIn(entry: Entry): Generator<FoundText> {
  function* into(
    field: Field,
    value: unknown,
    path: FieldPath,
    group: FoundText['group'],
  ): Generator<FoundText> {
    if (field.kind === 'text' && typeof value === 'string') yield { entry, path, field, value, group };
    if (field.kind === 'group' && isRecord(value)) {
      for (const [key, child] of Object.entries(field.fields))
        yield* into(child, value[key], [...path, key], value);
    }
    if (field.kind === 'list' && Array.isArray(value)) {
      for (const [index, item] of value.entries()) yield* into(field.item, item, [...path, index], {});
    }
  }
  yield* into(entry.tree, entry.source.data, [], {});
}

const known = new WeakMap<Entry, readonly FoundText[]>();

/** Every field of an entry that contains a text, in the order of the schema. */
export const texts = (entry: Entry): readonly FoundText[] => {
  const found = known.get(entry) ?? [...textsIn(entry)];
  known.set(entry, found);
  return found;
};

/** The same for all entries. */
export const allTexts = ({ entries }: Content): FoundText[] => entries.flatMap(texts);

/** The pictures of this name that no entry shows. */
export const strayPictures = (content: Content, name: string): string[] => {
  const shown = new Set(allTexts(content).map(({ entry, value }) => beside(entry.folder, value)));
  return [...content.files].filter((path) => basename(path) === name && isPicture(path) && !shown.has(path));
};
