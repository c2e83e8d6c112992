/** The addresses of entries, and those that led to them before. */
import { PATHS } from '../../../src/paths.ts';
import type { Content, Entry } from './content.ts';
import type { FieldPath } from './problem.ts';
import { texts } from './textFields.ts';

/** The address of an entry's page; undefined if it has no page of its own. */
export const addressOf = ({ collection, id }: Pick<Entry, 'collection' | 'id'>): string | undefined => {
  if (!collection.single) return collection.route?.replace(/\[\w+\]/, id);
  const page = collection.folder.replace('pages/', '');
  return page in PATHS ? PATHS[page as keyof typeof PATHS] : undefined;
};

/** A former address: where it leads now, and the field that says so. */
export interface FormerAddress {
  from: string;
  to: string;
  entry: Entry;
  path: FieldPath;
}

/** Every former address. */
export const formerAddressesIn = ({ entries }: Pick<Content, 'entries'>): FormerAddress[] =>
  entries.flatMap((entry) =>
    [...texts(entry)]
      .filter(({ field }) => field.role === 'formerAddress')
      .map(({ value, path }) => ({ from: value, to: addressOf(entry) ?? PATHS.home, entry, path })),
  );

/** Where hosts send visitors on from, and where to. */
export const redirectsOf = (content: Content): Map<string, string> =>
  new Map(formerAddressesIn(content).map(({ from, to }) => [from, to]));
