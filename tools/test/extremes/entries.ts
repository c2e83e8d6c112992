/** Entries made from the schemas, with no list of collections or fields here: what a schema allows is in the schema. */
import { basename, dirname } from 'node:path';
import { COLLECTIONS, type Collection } from '../../content/collections.ts';
import type { Field, GroupField, TextField } from '../../content/fieldTree.ts';
import { renditionsOf } from '../../content/read/files.ts';
import type { Extreme } from './extremes.ts';
import { photographsFor } from './fixture.ts';

export interface Made {
  collection: Collection;
  id: string;
  data: Record<string, unknown>;
  body?: string;
  /** The photographs and films that belong beside its text. */
  media: string[];
}

/** Where a value is. */
interface Spot {
  collection: Collection;
  extreme: Extreme;
  /** The place of its entry in its collection. */
  entry: number;
  /** Its place in its list; outside of a list that of its entry. */
  nth: number;
  /** How many texts its entry has so far, and how many all entries have. */
  texts: { entry: number; all: number };
  /** See `Made`. */
  media: string[];
}

/** Pages that exist whatever the content says; the menu must lead to the first. */
const PAGES = ['/services', '/contact', '/', '/about', '/gallery', '/6R-Programme', '/activities'];

/** @throws if a schema sets no maximum, because a page must bear all that it allows */
const maximumOf = ({ collection }: Spot, label: string, max: number | undefined): number => {
  if (max === undefined || max === Infinity)
    throw new Error(
      `The schema of ${collection.name} sets no maximum for the field “${label}”. Give it one.`,
    );
  return max;
};

/** Times of the day, one after another over all its parts. */
const timeOf = (entry: number, nth: number): string => {
  const minutes = (entry * 16 + nth) * 17;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** The names of the folders of a collection. */
const idsOf = (collection: Collection, { pick, id }: Extreme): readonly string[] =>
  collection.single
    ? ['']
    : (collection.slugs ?? Array.from({ length: pick(collection.count) }, (_, nth) => id(nth)));

const textOf = (field: TextField, spot: Spot): string => {
  const { collection, extreme, nth, entry, texts } = spot;
  const at = texts.entry;
  texts.entry += 1;
  texts.all += 1;
  switch (field.role) {
    case 'picture': {
      const files = photographsFor(field, collection.name);
      const file = files[nth % files.length] ?? '';
      spot.media.push(file, ...(field.film ? renditionsOf(dirname(file), basename(file)) : []));
      return `./${basename(file)}`;
    }
    case 'time':
      return timeOf(entry, nth);
    case 'phone':
      return extreme.phone;
    case 'path':
      return PAGES[nth % PAGES.length] ?? '/';
    case 'formerAddress':
      return `/former-${texts.all}.html?id=`.padEnd(maximumOf(spot, field.label, field.max), '1');
    case 'address':
      return extreme.host(at, maximumOf(spot, field.label, field.max));
    case 'reference': {
      const target = COLLECTIONS.find(({ name }) => name === field.collection);
      const ids = target ? idsOf(target, extreme) : [];
      return ids[(entry * 3 + nth) % ids.length] ?? '';
    }
    default:
      // Texts with a minimum are titles and descriptions in search results, which no two pages share.
      return extreme.write(
        field,
        field.min > 1 ? texts.all : at + entry * 31,
        maximumOf(spot, field.label, field.max),
      );
  }
};

const valueOf = (field: Field, spot: Spot): unknown => {
  const { extreme, nth } = spot;
  switch (field.kind) {
    case 'text':
      return textOf(field, spot);
    case 'number':
      return extreme.pick(field);
    case 'date':
      return '2026-02-28';
    case 'choice':
      return field.options[nth % field.options.length];
    case 'group':
      return groupOf(field, spot);
    case 'list': {
      const length = extreme.pick({ min: field.min, max: maximumOf(spot, field.label, field.max) });
      return Array.from({ length }, (_, index) => valueOf(field.item, { ...spot, nth: index }));
    }
  }
};

const groupOf = (field: GroupField, spot: Spot): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(field.fields)
      .filter(([, { required }]) => required || spot.extreme.optional)
      .map(([key, child]) => [key, valueOf(child, spot)]),
  );

/** Every entry of an extreme. */
export const makeEntries = (extreme: Extreme): Made[] => {
  const texts = { entry: 0, all: 0 };
  return COLLECTIONS.flatMap((collection) => {
    const ids = idsOf(collection, extreme);
    return ids.map((id, entry): Made => {
      texts.entry = 0;
      const media: string[] = [];
      const spot: Spot = { collection, extreme, entry, nth: entry, texts, media };
      const data = groupOf(collection.tree, spot);
      if (collection.single) return { collection, id, data, media };
      const order = collection.tree.fields['order'];
      const last = ids.length - 1;
      if (order?.kind === 'number')
        data['order'] = extreme.pick({ min: order.min + entry, max: order.max - last + entry });
      if (!collection.file.endsWith('.mdx')) return { collection, id, data, media };
      const max = maximumOf(spot, 'text below the fields', collection.textMax);
      const write = (length: number) => extreme.write({ min: 1 }, (texts.entry += 1), length);
      return { collection, id, data, media, body: extreme.body(write, max) };
    });
  });
};
