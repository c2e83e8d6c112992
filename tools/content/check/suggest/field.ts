/** Where a field of an unknown name belongs, and what it was meant to be called. */
import type { Field } from '../../fieldTree.ts';
import { valueAt, type Entry } from '../../read/content.ts';
import type { FieldPath, Message } from '../../read/problem.ts';
import { anyOf } from '../phrases.ts';
import { fieldAt } from '../report.ts';
import { nearest } from './nearest.ts';

/** The field names that a group can have, those it has and those it lacks. */
const namesIn = (entry: Entry, group: FieldPath) => {
  const { field } = fieldAt(entry.tree, group);
  const known = field?.kind === 'group' ? Object.keys(field.fields) : [];
  const present = Object.keys(Object(valueAt(entry.source.data, group)) as object);
  const free = known.filter((name) => !present.includes(name));
  return { known, free, unknown: present.filter((name) => !known.includes(name)) };
};

/** Where in an entry a field of this name belongs: the names of its groups, and nothing for the top. */
const placesOf = (tree: Field, name: string): string[][] => {
  if (tree.kind === 'list') return placesOf(tree.item, name);
  if (tree.kind !== 'group') return [];
  const below = Object.entries(tree.fields).flatMap(([key, field]) =>
    placesOf(field, name).map((place) => [key, ...place]),
  );
  return name in tree.fields ? [[], ...below] : below;
};

/** How to move a field that is only in the wrong place; undefined for one that belongs nowhere. */
const move = ({ tree, source }: Entry, name: string): string | undefined => {
  const places = placesOf(tree, name);
  const [first] = places;
  if (!first) return undefined;
  if (first.length === 0) return `move "${name}" out of this group, up to the file’s own fields`;
  const listed = (groups: readonly string[][]) => anyOf(groups.map((place) => `"${place.join('", "')}"`));
  const open = places.filter((place) => valueAt(source.data, [...place, name]) === undefined);
  if (open.length === 0) return `delete it; ${listed([first])} has its own "${name}"`;
  const indent = source.file.endsWith('.json') ? '' : ', indented by two more spaces';
  return `move "${name}" into ${listed(open)}${indent}`;
};

/** Whether fields of a missing group stand beside it instead of in it. */
export const isBeside = (entry: Entry, path: FieldPath): boolean => {
  const { field } = fieldAt(entry.tree, path);
  const { unknown } = namesIn(entry, path.slice(0, -1));
  return field?.kind === 'group' && unknown.some((name) => name in field.fields);
};

/** Whether a missing field stands above its group, as when its indent was lost. */
export const isAbove = (entry: Entry, path: FieldPath): boolean =>
  path
    .slice(1)
    .some((_, index) => namesIn(entry, path.slice(0, index)).unknown.includes(String(path.at(-1))));

/** Whether a missing field is present under a misspelt name. */
export const isMisspelt = (entry: Entry, path: FieldPath): boolean => {
  const { unknown, free } = namesIn(entry, path.slice(0, -1));
  return unknown.some((name) => nearest(name, free) === path.at(-1));
};

/** A message for each unknown field of a group, with its path. */
export const unknownFields = (
  entry: Entry,
  group: FieldPath,
  names: readonly string[],
): (Message & { path: FieldPath })[] => {
  const { known, free } = namesIn(entry, group);
  return names.map((name) => {
    const meant = nearest(name, free);
    const fix =
      meant === undefined
        ? (move(entry, name) ?? `delete "${name}"; the fields here are ${known.join(', ')}`)
        : `rename "${name}" to "${meant}"`;
    return { path: [...group, name], kind: 'unknown-field', found: `a field named "${name}"`, fix };
  });
};
