/** The addresses of the site, those that led to them before, and the anchors on its pages. */
import { basename, dirname } from 'node:path';
import { PATHS } from '../../../src/paths.ts';
import { SERVICE_GROUPS } from '../../../src/schemas/service.ts';
import { folderOf } from '../collections.ts';
import type { Redirects } from '../../hosting/rules.ts';
import { headingIds } from './body.ts';
import { entriesOf, textAt, unreadTexts, type Content, type Entry } from './content.ts';
import { texts } from './textFields.ts';

/** The address of an entry's page; undefined if it has no page of its own. */
export const addressOf = ({ collection, id }: Pick<Entry, 'collection' | 'id'>): string | undefined => {
  if (!collection.single) return collection.route?.replace(/\[\w+\]/, id);
  const page = collection.folder.replace('pages/', '');
  return page in PATHS ? PATHS[page as keyof typeof PATHS] : undefined;
};

/** Every former address: where it leads now, and the field that says so. */
export const formerAddressesIn = ({ entries }: Pick<Content, 'entries'>) =>
  entries.flatMap((entry) =>
    texts(entry)
      .filter(({ field }) => field.role === 'formerAddress')
      .map(({ value, path }) => ({ from: value, to: addressOf(entry) ?? PATHS.home, entry, path })),
  );

/** Where hosts send visitors on from, and where to. */
export const redirectsOf = (content: Content): Redirects =>
  new Map(formerAddressesIn(content).map(({ from, to }) => [from, to]));

/** The pages that links may lead to, besides those of entries. */
const PAGES: readonly string[] = Object.values(PATHS).filter(
  (path) => path !== PATHS.vCard && path !== PATHS.thanks,
);

/** Every address with the anchors on its page. */
export type Routes = ReadonlyMap<string, ReadonlySet<string>>;

/** Every address of the site. */
export const routesOf = (content: Content): Routes => {
  const routes = new Map(PAGES.map((path) => [path, new Set<string>()]));
  const used = new Set(entriesOf(content, 'services').map((entry) => textAt(entry, 'group')));
  routes.set(PATHS.services, new Set(SERVICE_GROUPS.filter((group) => used.has(group))));
  // An entry whose file is misnamed or misplaced is reported by name, and links to it are not.
  for (const folder of unreadTexts(content).flatMap((file) => [dirname(file), file.replace(/\.\w+$/, '')]))
    for (const collection of content.collections) {
      const address = addressOf({ collection, id: basename(folder) });
      if (address !== undefined && dirname(folder) === folderOf(content.dir, collection))
        routes.set(address, new Set());
    }
  for (const { collection, id, source } of content.entries) {
    if (collection.single) continue;
    const address = addressOf({ collection, id });
    if (address !== undefined) routes.set(address, new Set(headingIds(source)));
    routes.get(collection.anchorsOn ?? '')?.add(id);
  }
  // A part of the day that is missing is reported, and links to it are not.
  for (const collection of content.collections)
    if (!collection.single)
      for (const slug of collection.slugs ?? []) routes.get(collection.anchorsOn ?? '')?.add(slug);
  for (const places of routes.values()) places.add('main');
  return routes;
};

/** Whether the address of an entry is that of another page. */
export const isTaken = (route: string, id: string): boolean =>
  [...PAGES, '/index', '/404', '/services/index', '/services/404'].includes(route.replace(/\[\w+\]/, id));
