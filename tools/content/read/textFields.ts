import type { Field, GroupField, TextField } from '../fieldTree.ts';
import type { Entry } from './content.ts';
import type { FieldPath } from './problem.ts';

export interface Found<F extends Field = Field> {
  entry: Entry;
  path: FieldPath;
  field: F;
  value: unknown;
  /** The group it belongs to, if there is one. */
  group: { field: GroupField; value: Record<string, unknown> } | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field of an entry whose value has the right type, in the order of the schema. */
export function* fields(entry: Entry): Generator<Found> {
  function* into(field: Field, value: unknown, path: FieldPath, group: Found['group']): Generator<Found> {
    yield { entry, path, field, value, group };
    if (field.kind === 'group' && isRecord(value)) {
      for (const [key, child] of Object.entries(field.fields)) {
        if (key in value) yield* into(child, value[key], [...path, key], { field, value });
      }
    }
    if (field.kind === 'list' && Array.isArray(value)) {
      for (const [index, item] of value.entries()) yield* into(field.item, item, [...path, index], undefined);
    }
  }
  yield* into(entry.tree, entry.source.data, [], undefined);
}

/** Every field of an entry that contains a text. */
export function* texts(entry: Entry): Generator<Found<TextField> & { value: string }> {
  for (const found of fields(entry)) {
    const { field, value } = found;
    if (field.kind === 'text' && typeof value === 'string') yield { ...found, field, value };
  }
}
