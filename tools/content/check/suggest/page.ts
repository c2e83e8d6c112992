import type { routesOf } from '../../read/routes.ts';
import { nearest } from './nearest.ts';

/** What to do where no page of the site is close to an address. */
export const FIND_PAGE = 'open the page in a browser and copy what follows the site’s name';

/** The page that was meant by an address, which may be written like the path of a file: `../cryotherapy/index.mdx`. */
export const pageFor = (path: string, routes: ReturnType<typeof routesOf>): string | undefined => {
  const plain =
    `/${path.replace(/^(?:\.{0,2}\/)*(?:content\/)?/, '')}`.replace(
      /\/(index)?(\.\w+)?$|\.(?:html?|mdx?)$/,
      '',
    ) || '/';
  const ends = [...routes.keys()].filter((route) => route.toLowerCase().endsWith(plain.toLowerCase()));
  if (routes.has(plain)) return plain;
  return plain !== '/' && ends.length === 1 ? ends[0] : nearest(path, routes.keys());
};
