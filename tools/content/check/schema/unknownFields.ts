/** Fields that are not in the schema, often because they are misspelt. */
import { valueAt, type Entry } from '../../read/content.ts';
import type { FieldPath } from '../../read/problem.ts';
import { fieldAt, type Words } from '../report.ts';
import { didYouMean, nearest } from '../suggest.ts';

/** The field names that a group can have, those it has and those it lacks. */
const namesIn = (entry: Entry, group: FieldPath) => {
  const { field } = fieldAt(entry.tree, group);
  const known = field?.kind === 'group' ? Object.keys(field.fields) : [];
  const present = Object.keys(Object(valueAt(entry.source.data, group)) as object);
  return { known, present, free: known.filter((name) => !present.includes(name)) };
};

/** A mistake and the field it is in. */
export interface Refusal {
  path: FieldPath;
  words: Words;
}

/** A mistake for each unknown field of a group. */
export const unknownFields = (entry: Entry, group: FieldPath, names: readonly string[]): Refusal[] => {
  const { known, free } = namesIn(entry, group);
  return names.map((name) => {
    const meant = nearest(name, free);
    const words: Words = {
      kind: 'unknown-field',
      found: `a field named "${name}"`,
      expected: `only the fields ${known.join(', ')}.${didYouMean(name, free)}`,
      fix: meant === undefined ? `remove "${name}"` : `rename "${name}" to "${meant}"`,
    };
    return { path: [...group, name], words };
  });
};

/** Whether a missing field is present under a misspelt name. */
export const isMisspelt = (entry: Entry, path: FieldPath): boolean => {
  const { known, present, free } = namesIn(entry, path.slice(0, -1));
  return present.some((name) => !known.includes(name) && nearest(name, free) === path.at(-1));
};
