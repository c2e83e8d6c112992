/** Entries made from the schemas, with no list of collections or fields here: what a schema allows is in the schema. */
import { COLLECTIONS, type Collection } from '../../content/collections.ts';
import type { Field, GroupField, TextField } from '../../content/fieldTree.ts';
import type { Extreme } from './extremes.ts';

export interface Made {
  collection: Collection;
  id: string;
  data: Record<string, unknown>;
  body?: string;
}

/** Where a value is. */
interface Spot {
  /** Its collection, for messages. */
  name: string;
  extreme: Extreme;
  /** The place of its entry in its collection. */
  entry: number;
  /** Its place in its list; outside of a list that of its entry. */
  nth: number;
  /** How many texts its entry has so far, and how many the fixture site has. */
  texts: { entry: number; all: number };
}

/** Pages that exist whatever the content says; the menu must lead to the first. */
const PAGES = ['/services', '/contact', '/', '/about', '/gallery', '/6R-Programme', '/activities'];

/** @throws if a schema sets no maximum, because a page must bear all that it allows */
const maximumOf = ({ name }: Spot, { label }: Pick<Field, 'label'>, max: number | undefined): number => {
  if (max === undefined || max === Infinity)
    throw new Error(`The schema of ${name} sets no maximum for the field “${label}”. Give it one.`);
  return max;
};

/** Times of the day, one after another over all its parts. */
const timeOf = (entry: number, nth: number): string => {
  const minutes = (entry * 16 + nth) * 17;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** The names of the folders of a collection. */
const idsOf = (collection: Collection, { count, id }: Extreme): readonly string[] =>
  collection.single
    ? ['']
    : (collection.slugs ?? Array.from({ length: count(collection.count) }, (_, nth) => id(nth)));

const textOf = (field: TextField, spot: Spot): string => {
  const { extreme, nth, entry, texts } = spot;
  const at = texts.entry;
  texts.entry += 1;
  texts.all += 1;
  switch (field.role) {
    case 'picture':
      return `./picture-${at + 1}.jpg`;
    case 'time':
      return timeOf(entry, nth);
    case 'phone':
      return extreme.phone;
    case 'path':
      return PAGES[nth % PAGES.length] ?? '/';
    case 'address':
      return extreme.host(at, maximumOf(spot, field, field.max));
    case 'reference': {
      const target = COLLECTIONS.find(({ name }) => name === field.collection);
      const ids = target ? idsOf(target, extreme) : [];
      return ids[(entry * 3 + nth) % ids.length] ?? '';
    }
    default:
      return extreme.write(
        field,
        // Texts with a minimum are titles and descriptions in search results, which no two pages share.
        field.min > 1 ? texts.all : at + entry * 31,
        maximumOf(spot, field, field.max),
      );
  }
};

const valueOf = (field: Field, spot: Spot): unknown => {
  const { extreme, nth } = spot;
  switch (field.kind) {
    case 'text':
      return textOf(field, spot);
    case 'number':
      return extreme.number(field);
    case 'date':
      return '2026-02-28';
    case 'choice':
      return field.options[nth % field.options.length];
    case 'group':
      return groupOf(field, spot);
    case 'list': {
      const length = extreme.count({ min: field.min, max: maximumOf(spot, field, field.max) });
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

/** A text below the fields, as the words of a fixture site need to know it. */
const BODY: TextField = {
  kind: 'text',
  role: 'text',
  label: 'Text',
  description: '',
  required: true,
  min: 1,
  width: 0,
  height: 0,
  film: false,
};

/** Every entry of a fixture site. */
export const makeEntries = (extreme: Extreme, collections: readonly Collection[] = COLLECTIONS): Made[] => {
  let all = 0;
  const make = (collection: Collection, id: string, entry: number, last: number): Made => {
    const texts = { entry: 0, all };
    const spot: Spot = { name: collection.folder || collection.file, extreme, entry, nth: entry, texts };
    const data = groupOf(collection.tree, spot);
    all = texts.all;
    if (collection.single) return { collection, id, data };
    const order = collection.tree.fields[collection.order];
    if (order?.kind === 'number')
      data[collection.order] = extreme.number({ min: order.min + entry, max: order.max - last + entry });
    if (!collection.file.endsWith('.mdx')) return { collection, id, data };
    const max = maximumOf(spot, { label: 'text below the fields' }, collection.textMax);
    const write = (length: number) => extreme.write(BODY, (texts.entry += 1), length);
    return { collection, id, data, body: extreme.body(write, max) };
  };
  return collections.flatMap((collection) => {
    const ids = idsOf(collection, extreme);
    return ids.map((id, entry) => make(collection, id, entry, ids.length - 1));
  });
};
