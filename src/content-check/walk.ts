import type { Field, GroupField, TextField } from '../schemas/tree.ts';
import type { Entry } from './content.ts';
import type { FieldPath } from './source.ts';

export interface Found<F extends Field = Field> {
  entry: Entry;
  path: FieldPath;
  field: F;
  value: unknown;
  /** The fields and values beside it, where it belongs to a group. */
  group: { field: GroupField; value: Record<string, unknown> } | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every field of an entry that holds something of the right shape, in the order of the schema. */
function* walk(entry: Entry): Generator<Found> {
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

/** Every text of an entry, as far as it is one. */
export function* texts(entry: Entry): Generator<Found<TextField> & { value: string }> {
  for (const found of walk(entry)) {
    const { field, value } = found;
    if (field.kind === 'text' && typeof value === 'string') yield { ...found, field, value };
  }
}
