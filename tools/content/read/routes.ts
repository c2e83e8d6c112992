/** The addresses of the site and the anchors on its pages. */
import { basename, dirname } from 'node:path';
import { PATHS } from '../../../src/paths.ts';
import { SERVICE_GROUPS } from '../../../src/schemas/service.ts';
import { folderOf } from '../collections.ts';
import { addressOf } from './addresses.ts';
import { headingIds } from './body.ts';
import { entriesOf, textAt, unreadTexts, type Content } from './content.ts';

/** The pages that links may lead to, besides those of entries. */
const PAGES: readonly string[] = Object.values(PATHS).filter(
  (path) => path !== PATHS.vCard && path !== PATHS.thanks,
);

/** Every address with the anchors on its page. */
export const routesOf = (content: Content): Map<string, Set<string>> => {
  const routes = new Map(PAGES.map((path) => [path, new Set<string>()]));
  const used = new Set(entriesOf(content, 'services').map((entry) => textAt(entry, 'group')));
  routes.set(PATHS.services, new Set(SERVICE_GROUPS.filter((group) => used.has(group))));
  // An entry whose file is misnamed is reported by name, and links to it are not.
  for (const folder of unreadTexts(content).map((file) => dirname(file)))
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
  for (const places of routes.values()) places.add('main');
  return routes;
};

/** Whether the address of an entry is that of another page. */
export const isTaken = (route: string, id: string): boolean =>
  [...PAGES, '/index', '/404', '/services/index', '/services/404'].includes(route.replace(/\[\w+\]/, id));
