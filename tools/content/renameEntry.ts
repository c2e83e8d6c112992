/** Gives an entry another folder, and so another address. */
import { dirname } from 'node:path';
import { SLUG_MAX } from '../../src/schemas/fields.ts';
import { addressOf, movedIn } from './read/addresses.ts';
import { bodyOf } from './read/body.ts';
import type { Content, Entry } from './read/content.ts';
import { isTaken } from './read/routes.ts';
import { readSource } from './read/source.ts';
import { texts } from './read/textFields.ts';
import { rewritten } from './canonical.ts';
import { GROWING, folderOf } from './collections.ts';
import { nearest } from './check/suggest/nearest.ts';
import { isSlug, slugOf } from './slug.ts';

/** What must be written, and the folder that must then be moved. Paths are relative to the project’s folder. */
export interface Renaming {
  /** The new text of each file that changes, by its path before the move. */
  files: ReadonlyMap<string, string>;
  folder: { from: string; to: string };
  /** The address before and after, if the entry has a page. */
  address: { from: string; to: string } | undefined;
}

/** Puts texts into another text, each in place of what is between two offsets. */
const spliced = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end, to }) => whole.slice(0, start) + to + whole.slice(end), text);

interface Edit {
  start: number;
  end: number;
  to: string;
}

/** Every place of an entry that names another entry or links to it, with what it must say once that has another slug. */
const edits = (entry: Entry, { collection, id }: Entry, slug: string): Edit[] => {
  const { text } = entry.source;
  if (collection.single) return [];
  const { anchorsOn } = collection;
  const [before, after] = [addressOf({ collection, id }), addressOf({ collection, id: slug })];
  const swap = (value: string, isReference: boolean): string => {
    if (isReference) return value === id ? slug : value;
    if (anchorsOn && value === `${anchorsOn}#${id}`) return `${anchorsOn}#${slug}`;
    return before && after && (value === before || value.startsWith(`${before}#`))
      ? after + value.slice(before.length)
      : value;
  };
  const within = (start: number, end: number, value: string, isReference: boolean): Edit[] => {
    const to = swap(value, isReference);
    const at = text.lastIndexOf(value, end - 1);
    return to === value || at < start ? [] : [{ start: at, end: at + value.length, to }];
  };
  return [
    ...[...texts(entry)].flatMap(({ field, value, path }) => {
      const [start, end] = entry.source.rangeOf(path) ?? [0, 0];
      const isReference = field.collection === collection.name;
      return isReference || field.role === 'path' ? within(start, end, value, isReference) : [];
    }),
    ...bodyOf(entry.source).nodes.flatMap(({ node, offset }) =>
      node.type === 'link' || node.type === 'definition'
        ? within(offset, (entry.source.body?.offset ?? 0) + (node.position?.end.offset ?? 0), node.url, false)
        : [],
    ),
  ];
};

/** The files of other entries that name an entry or link to it. */
export const referrers = ({ entries }: Content, entry: Entry): string[] =>
  entries
    .filter((one) => one !== entry && edits(one, entry, `${entry.id}-`).length > 0)
    .map(({ source }) => source.file);

/**
 * The text of an entry’s file once further addresses lead to its page.
 * @param back an address that it is getting back
 */
export const ledTo = (entry: Entry, addresses: readonly string[], back?: string): string => {
  const known = movedIn({ entries: [entry] }).map(({ from }) => from);
  const formerAddresses = [...known.filter((from) => from !== back), ...addresses];
  const data = entry.source.data as { seo?: object };
  const isPage = entry.collection.single;
  return rewritten(
    entry,
    isPage ? { ...data, seo: { ...data.seo, formerAddresses } } : { ...data, formerAddresses },
  );
};

/**
 * What renaming an entry changes: its folder, all that names it or links to it, and its list of former addresses.
 * @param from the entry’s folder below the content folder: `services/sauna`
 * @param to the new one: `services/finnish-sauna`, or only `finnish-sauna`
 * @returns the reason if it cannot be done
 */
export const renameEntry = (content: Content, from: string, to: string): Renaming | string => {
  const below = (path: string) => path.replace(/\/+$/, '').replace(`${content.dir}/`, '');
  const [old, wanted] = [below(from), below(to)];
  const slug = wanted.split('/').at(-1) ?? '';
  const entries = content.entries.filter(({ collection }) =>
    GROWING.some(({ name }) => name === collection.name),
  );
  const nameOf = ({ collection, id }: Entry) => `${collection.folder}/${id}`;
  const entry = entries.find((one) => nameOf(one) === old);
  if (!entry || entry.collection.single) {
    const meant = nearest(old, entries.map(nameOf));
    return `There is no entry ${old} that can be renamed.${meant ? ` Did you mean ${meant}?` : ''}`;
  }
  const { collection } = entry;
  const folder = folderOf(content.dir, collection);
  if (wanted.includes('/') && dirname(wanted) !== collection.folder)
    return `An entry stays in its collection. Write ${collection.folder}/${slugOf(slug) || 'and-a-name'}.`;
  if (!isSlug(slug) || slug.length > SLUG_MAX)
    return `"${slug}" cannot be part of an address. Write ${slugOf(slug).slice(0, SLUG_MAX) || 'small letters and hyphens'}.`;
  const taken = [...content.files].some((file) => file.startsWith(`${folder}/${slug}/`));
  if (taken || (addressOf(entry) && isTaken(collection.route ?? '', slug)))
    return `${collection.folder}/${slug} is taken. Choose another name.`;
  if (entry.source.data === undefined)
    return `${entry.source.file} cannot be read. Correct it first: npm run content:check`;

  const [before, after] = [addressOf(entry), addressOf({ collection, id: slug })];
  const files = content.entries.flatMap((one) => {
    const all = edits(one, entry, slug);
    const text = spliced(one.source.text, all);
    if (one === entry && before && after) {
      const source = readSource(one.source.file, text);
      return [[source.file, ledTo({ ...one, source }, [before], after)] as const];
    }
    return all.length > 0 ? [[one.source.file, text] as const] : [];
  });
  return {
    files: new Map(files),
    folder: { from: entry.folder, to: `${folder}/${slug}` },
    address: before && after ? { from: before, to: after } : undefined,
  };
};
