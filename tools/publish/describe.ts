/** What differs between two versions of a content file, field by field. */
import { addressOf } from '../content/read/addresses.ts';
import { entryOf } from '../content/read/content.ts';
import type { FieldPath } from '../content/read/problem.ts';
import { isRecord } from '../content/read/textFields.ts';
import { escapeHtml } from '../html.ts';
import { entryIn, isSame, nameOf, titleOf, valuesOf, words, type Values } from './values.ts';

export interface Change {
  /** Path from the project’s folder. */
  file: string;
  /** What editors call the entry, with its name. */
  entry: string;
  what: 'added' | 'changed' | 'deleted';
  /** The address of the entry’s page, if it has one. */
  page: string | undefined;
  /** Each in words, and undefined where there was none, or is none. Empty for pictures and films. */
  fields: { name: string; before: string | undefined; after: string | undefined }[];
}

/** The items of two lists by index, without those that are alike at their beginning and end. */
const middles = (one: unknown[], other: unknown[]): Values[] => {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && isSame(one[start], other[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(one.at(-1 - end), other.at(-1 - end))) end += 1;
  return [one, other].map((list) => Object.fromEntries([...list.entries()].slice(start, list.length - end)));
};

/** Every field that differs. */
const differences = (
  before: unknown,
  after: unknown,
  path: FieldPath = [],
): [FieldPath, unknown, unknown][] => {
  if (isSame(before, after)) return [];
  const isList = Array.isArray(before) && Array.isArray(after);
  const [one, other] = isList ? middles(before, after) : [before ?? {}, after ?? {}];
  if (!isRecord(one) || !isRecord(other) || (before ?? after ?? null) === null)
    return [[path, before, after]];
  return Object.keys({ ...one, ...other }).flatMap((key) =>
    differences(one[key], other[key], [...path, key]),
  );
};

/** A change of one file in words. A version that there is not is undefined. */
export const describe = (dir: string, file: string, before?: string, after?: string): Change => {
  const known = entryOf(dir, file);
  const [old, now] = [before, after].map((text) => entryIn(dir, file, text));
  const isRead = !before === !old && !after === !now;
  const all = isRead
    ? differences(old && valuesOf(old), now && valuesOf(now))
    : [[[], before, after] as const];
  return {
    file,
    entry: titleOf(dir, file),
    what: before === undefined ? 'added' : after === undefined ? 'deleted' : 'changed',
    page: known && addressOf(known),
    fields: known
      ? all.map(([path, one, other]) => ({
          name: nameOf(known, path),
          before: words(one),
          after: words(other),
        }))
      : [],
  };
};

/** A change as HTML. */
export const changeHtml = ({ file, entry, what, page, fields }: Change): string => {
  const mark = (tag: string, text = '') => (text ? [`<${tag}>${escapeHtml(text)}</${tag}>`] : []);
  const said = fields.map(({ name, before, after }) => {
    const versions = [...mark('del', before), ...mark('ins', after)].join(' → ');
    return `<li>${escapeHtml(name)}: ${versions}</li>`;
  });
  return `<h3>${escapeHtml(entry)}: ${what}</h3>
<p>${page === undefined ? '' : `On ${escapeHtml(page)}. `}<code>${escapeHtml(file)}</code></p>
<ul>${said.join('')}</ul>`;
};
