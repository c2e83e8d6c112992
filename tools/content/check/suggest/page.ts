import type { Routes } from '../../read/addresses.ts';
import { nearest } from './nearest.ts';

/** What to do where no page of the site is close to an address. */
export const FIND_PAGE = 'find the page on the site, and copy what follows the site’s name in its address';

/** The page that was meant by an address, which may be written like the path of a file: `../cryotherapy/index.mdx`. */
export const pageFor = (path: string, routes: Routes): string | undefined => {
  const plain =
    `/${path.replace(/^(?:\.{0,2}\/)*(?:content\/)?/, '')}`.replace(
      /\/(index)?(\.\w+)?$|\.(?:html?|mdx?)$/,
      '',
    ) || '/';
  if (routes.has(plain)) return plain;
  if (plain === '/home') return '/';
  /** The only page whose address is like that. */
  const only = (isLike: (route: string) => boolean) => {
    const like = [...routes.keys()].filter((route) => isLike(route.toLowerCase()));
    return like.length === 1 ? like[0] : undefined;
  };
  const small = plain.toLowerCase();
  const last = small.slice(small.lastIndexOf('/'));
  return (
    only((route) => route.endsWith(small)) ??
    only((route) => route.startsWith(small)) ??
    nearest(plain, routes.keys()) ??
    only((route) => route.endsWith(last))
  );
};
