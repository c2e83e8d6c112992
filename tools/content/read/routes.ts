/** The addresses of the site and the anchors on its pages. */
import { globSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { SERVICE_GROUPS } from '../../../src/schemas/service.ts';
import { COLLECTIONS } from '../collections.ts';
import { entriesOf, textAt, type Content } from './content.ts';
import { headingIds } from './body.ts';

/** Pages that no link may lead to. */
const UNLINKED = new Set(['/404', '/services/404']);

/** Every address with the anchors on its page. */
export const routesOf = (content: Content): Map<string, Set<string>> => {
  const routes = new Map<string, Set<string>>();
  for (const file of globSync('**/*.astro', { cwd: join(content.root, 'src/pages') })) {
    const route = `/${file.replaceAll('\\', '/').replace(/\.astro$/, '')}`.replace(/\/index$/, '') || '/';
    const collection = COLLECTIONS.find((one) => !one.single && one.route === route);
    if (collection) {
      for (const { id, source } of entriesOf(content, collection.name))
        routes.set(route.replace(/\[\w+\]/, id), new Set(headingIds(source)));
    } else if (!UNLINKED.has(route)) routes.set(route, new Set());
  }
  const used = new Set(entriesOf(content, 'services').map((entry) => textAt(entry, 'group')));
  routes.set('/services', new Set(SERVICE_GROUPS.filter((group) => used.has(group))));
  for (const collection of COLLECTIONS) {
    if (collection.single || collection.anchorsOn === undefined) continue;
    for (const { id } of entriesOf(content, collection.name)) routes.get(collection.anchorsOn)?.add(id);
  }
  for (const places of routes.values()) places.add('main');
  return routes;
};

/** The names of the pages in the same folder as a route, which no entry can use. */
export const takenBeside = (root: string, route: string): string[] =>
  globSync('*.astro', { cwd: join(root, 'src/pages', dirname(route)) }).map((file) => parse(file).name);
