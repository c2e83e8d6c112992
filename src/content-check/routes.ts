/** The addresses of the site and the places on its pages that can be linked to. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_GROUPS } from '../schemas/service.ts';
import type { CollectionName } from '../schemas/collections.ts';
import { entriesOf, textAt, type Content } from './content.ts';
import { headingIds } from './body.ts';

/** Which collection fills a route’s parameter. */
const FILLED: Readonly<Record<string, CollectionName>> = { '[stage]': 'stages', '[service]': 'services' };

/** Pages nobody links to. */
const UNLINKED = new Set(['/404', '/services/404']);

/** Every address with the anchors on its page. */
export const routesOf = (content: Content): Map<string, Set<string>> => {
  const routes = new Map<string, Set<string>>();
  const ids = (name: CollectionName) => entriesOf(content, name).map(({ id }) => id);
  const pages = globSync('**/*.astro', { cwd: join(content.root, 'src/pages') });
  for (const file of pages) {
    const route = `/${file.replaceAll('\\', '/').replace(/\.astro$/, '')}`.replace(/\/index$/, '') || '/';
    const parameter = /\[\w+\]/.exec(route)?.[0] ?? '';
    const name = FILLED[parameter];
    if (name === undefined) {
      if (!UNLINKED.has(route)) routes.set(route, new Set());
      continue;
    }
    for (const entry of entriesOf(content, name))
      routes.set(route.replace(parameter, entry.id), new Set(headingIds(entry.source)));
  }
  const used = new Set(entriesOf(content, 'services').map((entry) => textAt(entry, 'group')));
  const anchors: Readonly<Record<string, readonly string[]>> = {
    '/gallery': ids('gallery'),
    '/services': SERVICE_GROUPS.filter((group) => used.has(group)),
    '/activities': ids('schedule'),
  };
  for (const [route, names] of Object.entries(anchors)) routes.set(route, new Set(names));
  for (const places of routes.values()) places.add('main');
  return routes;
};

/** Addresses that pages of their own have, which no entry may take. */
export const takenBy = (root: string, folder: string): string[] =>
  globSync('*.astro', { cwd: join(root, 'src/pages', folder) }).map((file) => file.replace(/\.astro$/, ''));
