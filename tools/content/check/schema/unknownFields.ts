/** Fields that are not in the schema, often because they are misspelt. */
import { valueAt, type Entry } from '../../read/content.ts';
import type { FieldPath } from '../../read/problem.ts';
import { fieldAt, type Words } from '../report.ts';
import type { Field } from '../../fieldTree.ts';
import { anyOf, expecting, nearest } from '../suggest.ts';

/** The field names that a group can have, those it has and those it lacks. */
const namesIn = (entry: Entry, group: FieldPath) => {
  const { field } = fieldAt(entry.tree, group);
  const known = field?.kind === 'group' ? Object.keys(field.fields) : [];
  const present = Object.keys(Object(valueAt(entry.source.data, group)) as object);
  return { known, present, free: known.filter((name) => !present.includes(name)) };
};

/** Where else in an entry a field of this name belongs: the names of its groups, and nothing for the top. */
const placesOf = (tree: Field, name: string, within: readonly string[] = []): string[][] => {
  if (tree.kind === 'list') return placesOf(tree.item, name, within);
  if (tree.kind !== 'group') return [];
  const here = name in tree.fields ? [[...within]] : [];
  return [
    ...here,
    ...Object.entries(tree.fields).flatMap(([key, field]) => placesOf(field, name, [...within, key])),
  ];
};

const listed = (places: readonly string[][]) => anyOf(places.map((place) => `"${place.join('", "')}"`));

/** What to do about a field that belongs nowhere here; one that is only in the wrong place is moved, not removed. */
const putRight = (entry: Entry, name: string): string => {
  const places = placesOf(entry.tree, name);
  if (places.some((place) => place.length === 0))
    return `move "${name}" out of this group, to the fields that begin the file`;
  const [first] = places;
  if (!first) return `remove "${name}"`;
  const open = places.filter((place) => valueAt(entry.source.data, [...place, name]) === undefined);
  if (open.length === 0)
    return `${listed([first])} has its own "${name}": keep the better of the two there, and delete this one`;
  const indent = entry.source.file.endsWith('.json') ? '' : ', two spaces further in than its name';
  return `move "${name}" into ${listed(open)}${indent}`;
};

/** Whether the fields of an empty group are there, and only in the wrong place. */
export const isBeside = (entry: Entry, path: FieldPath): boolean => {
  const { field } = fieldAt(entry.tree, path);
  const { known, present } = namesIn(entry, path.slice(0, -1));
  if (field?.kind !== 'group') return false;
  return present.some((name) => !known.includes(name) && name in field.fields);
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
      expected: expecting(`only the fields ${known.join(', ')}`, meant),
      fix: meant === undefined ? putRight(entry, name) : `rename "${name}" to "${meant}"`,
    };
    return { path: [...group, name], words };
  });
};

/** Whether a missing field is present under a misspelt name. */
export const isMisspelt = (entry: Entry, path: FieldPath): boolean => {
  const { known, present, free } = namesIn(entry, path.slice(0, -1));
  return present.some((name) => !known.includes(name) && nearest(name, free) === path.at(-1));
};
