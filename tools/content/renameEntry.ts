/** Gives an entry another folder, and so another address. */
import { dirname } from 'node:path';
import { SLUG, SLUG_MAX } from '../../src/schemas/fields.ts';
import { addressOf, formerAddressesIn, isTaken } from './read/addresses.ts';
import { valueAt, type Content, type Entry } from './read/content.ts';
import { readSource } from './read/source.ts';
import { texts } from './read/textFields.ts';
import { rewritten } from './canonical.ts';
import { GROWING, folderOf } from './collections.ts';
import { nearest } from './check/suggest/nearest.ts';
import { slugOf } from './slug.ts';

/** An entry’s file once another entry has another slug; undefined if it neither names that nor links to it. */
const following = (entry: Entry, { collection, id }: Entry, slug: string): string | undefined => {
  const { data, body } = entry.source;
  if (collection.single || data === undefined) return undefined;
  const swap = (link: string): string => {
    const [page, place = ''] = link.split(/(?=#)/);
    if (page === addressOf({ collection, id })) return `${addressOf({ collection, id: slug })}${place}`;
    return page === collection.anchorsOn && place === `#${id}` ? `${page}#${slug}` : link;
  };
  const text = body?.text.replace(/(?<=\]\(<?)\/[^\s)>]*/g, (link) => swap(link));
  const now: unknown = structuredClone(data);
  let isSame = text === body?.text;
  for (const { field, value, path } of texts(entry)) {
    const named = field.collection === collection.name && value === id ? slug : value;
    const to = field.role === 'path' ? swap(value) : named;
    if (to === value) continue;
    isSame = false;
    Object.assign(valueAt(now, path.slice(0, -1)) as object, { [path.at(-1) ?? '']: to });
  }
  return isSame ? undefined : rewritten(entry, now as object, text);
};

/** The files of other entries that name an entry or link to it. */
export const referrers = ({ entries }: Content, entry: Entry): string[] =>
  entries
    .filter((one) => one !== entry && following(one, entry, `${entry.id}-`) !== undefined)
    .map(({ source }) => source.file);

/** The text of an entry’s file once further addresses lead to its page; `back` is one that it gets back. */
export const withFormerAddresses = (entry: Entry, addresses: readonly string[], back?: string): string => {
  const known = formerAddressesIn({ entries: [entry] }).map(({ from }) => from);
  const formerAddresses = [...known.filter((from) => from !== back), ...addresses];
  const data = entry.source.data as { seo?: object };
  const isPage = entry.collection.single;
  const where = isPage ? { seo: { ...data.seo, formerAddresses } } : { formerAddresses };
  return rewritten(entry, { ...data, ...where });
};

/**
 * What renaming an entry changes: its folder, all that names it or links to it, and its list of former addresses.
 * @param from the entry’s folder below the content folder: `services/sauna`
 * @param to the new one: `services/finnish-sauna`, or only `finnish-sauna`
 * @returns the new text of each file that changes, the folder that must then be moved, and the address of its page before and
 * after, if it has one: all paths from the project’s folder, as they are before the move. The reason if it cannot be done.
 */
export const renameEntry = (content: Content, from: string, to: string) => {
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
  if (!SLUG.test(slug) || slug.length > SLUG_MAX)
    return `"${slug}" cannot be part of an address. Write ${slugOf(slug).slice(0, SLUG_MAX) || 'small letters and hyphens'}.`;
  const taken = [...content.files].some((file) => file.startsWith(`${folder}/${slug}/`));
  if (taken || (addressOf(entry) && isTaken(collection.route ?? '', slug)))
    return `${collection.folder}/${slug} is taken. Choose another name.`;
  if (entry.source.data === undefined)
    return `${entry.source.file} cannot be read. Correct it first: npm run content:check`;

  const [before, after] = [addressOf(entry), addressOf({ collection, id: slug })];
  const files = new Map<string, string>();
  for (const one of content.entries) {
    const { file } = one.source;
    const text = following(one, entry, slug);
    if (text !== undefined) files.set(file, text);
    if (one === entry && before && after)
      files.set(
        file,
        withFormerAddresses({ ...one, source: readSource(file, text ?? one.source.text) }, [before], after),
      );
  }
  return {
    files,
    folder: { from: entry.folder, to: `${folder}/${slug}` },
    address: before && after ? { from: before, to: after } : undefined,
  };
};
