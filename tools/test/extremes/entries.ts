/** Entries made from the schemas, with no list of collections or fields here: what a schema allows is in the schema. */
import { basename, dirname, join } from 'node:path';
import { COLLECTIONS, type Collection } from '../../content/collections.ts';
import type { Field, TextField } from '../../content/fieldTree.ts';
import { renditionsOf } from '../../content/read/files.ts';
import { FIXTURE, type Extreme } from './extremes.ts';

interface Made {
  collection: Collection;
  id: string;
  data: Record<string, unknown>;
  body?: string;
  /** The photographs and films that belong beside its text. */
  media: string[];
}

/** Pages that exist whatever the content says; the menu must lead to the first. */
const PAGES = ['/services', '/contact', '/', '/about', '/gallery', '/6R-Programme', '/activities'];

/** Times of the day from 1:00 AM, one after another over all its parts. */
const timeOf = (entry: number, nth: number): string => {
  const minutes = 60 + (entry * 16 + nth) * 17;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/**
 * The photographs of the fixture site that are large enough for a field, each with a name of its own. Those of the field's
 * own collection come first, because they have been processed for this place before.
 */
const photographsFor = ({ width, height, film }: TextField, { name }: Collection): string[] => {
  const fit = FIXTURE.filter(
    ({ field }) =>
      field.role === 'picture' && field.width >= width && field.height >= height && (field.film || !film),
  );
  const [own = [], others = []] = [true, false].map((isOwn) =>
    fit.filter(({ entry }) => (entry.collection.name === name) === isOwn),
  );
  const files = [...own, ...others].map(({ entry, value }) => join(entry.folder, value));
  return files.filter((file, at) => files.findIndex((one) => basename(one) === basename(file)) === at);
};

/** The names of the folders of a collection. */
const idsOf = (collection: Collection, { pick, id }: Extreme): readonly string[] =>
  collection.single
    ? ['']
    : (collection.slugs ?? Array.from({ length: pick(collection.count) }, (_, nth) => id(nth)));

/** Every entry of an extreme. Throws if a schema sets no maximum, because a page must bear all that it allows. */
export const makeEntries = (extreme: Extreme): Made[] => {
  /** How many texts all entries have so far. */
  let all = 0;
  /** @param entry the place of the entry in its collection */
  const makeEntry = (collection: Collection, id: string, entry: number, last: number): Made => {
    const media: string[] = [];
    /** How many texts this entry has so far. */
    let own = 0;
    const maximumOf = ({ label, max = Infinity }: { label: string; max?: number }): number => {
      if (max < Infinity) return max;
      throw new Error(
        `The schema of ${collection.name} sets no maximum for the field “${label}”. Give it one.`,
      );
    };
    const textOf = (field: TextField, nth: number): string => {
      const at = own++;
      all += 1;
      switch (field.role) {
        case 'picture': {
          const files = photographsFor(field, collection);
          const file = files[nth % files.length] ?? '';
          media.push(file, ...(field.film ? renditionsOf(dirname(file), basename(file)) : []));
          return `./${basename(file)}`;
        }
        case 'time':
          return timeOf(entry, nth);
        case 'phone':
          return extreme.phone;
        case 'path':
          return PAGES[nth % PAGES.length] ?? '/';
        case 'formerAddress':
          return `/former-${all}.html?id=`.padEnd(maximumOf(field), '1');
        case 'address':
          return extreme.host(at, maximumOf(field));
        case 'reference': {
          const target = COLLECTIONS.find(({ name }) => name === field.collection);
          const ids = target ? idsOf(target, extreme) : [];
          return ids[(entry * 3 + nth) % ids.length] ?? '';
        }
        default:
          // No two pages share a heading, or a title or description in search results; these two have a minimum.
          return extreme.write(
            field,
            field.min > 1 || collection.single ? all : at + entry * 31,
            maximumOf(field),
          );
      }
    };
    /** @param nth the place of the value in its list; outside of a list that of its entry */
    const valueOf = (field: Field, nth: number): unknown => {
      switch (field.kind) {
        case 'text':
          return textOf(field, nth);
        case 'number':
          return extreme.pick(field);
        case 'date':
          return '2026-02-28';
        case 'choice':
          return field.options[nth % field.options.length];
        case 'group':
          return groupOf(field.fields, nth);
        case 'list': {
          const length = extreme.pick({ min: field.min, max: maximumOf(field) });
          return Array.from({ length }, (_, index) => valueOf(field.item, index));
        }
      }
    };
    const groupOf = (fields: Readonly<Record<string, Field>>, nth: number): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(fields)
          .filter(([, { required }]) => required || extreme.optional)
          .map(([key, child]) => [key, valueOf(child, nth)]),
      );
    const { fields } = collection.tree;
    const made: Made = { collection, id, data: groupOf(fields, entry), media };
    if (collection.single) return made;
    const { order } = fields;
    if (order?.kind === 'number')
      made.data['order'] = extreme.pick({ min: order.min + entry, max: order.max - last + entry });
    if (!collection.file.endsWith('.mdx')) return made;
    const write = (length: number) => extreme.write({ min: 1 }, ++own, length);
    const { textMax: max = Infinity } = collection;
    return { ...made, body: extreme.body(write, maximumOf({ label: 'text below the fields', max })) };
  };
  return COLLECTIONS.flatMap((collection) => {
    const ids = idsOf(collection, extreme);
    return ids.map((id, entry) => makeEntry(collection, id, entry, ids.length - 1));
  });
};
