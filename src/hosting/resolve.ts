import { MIXED_CASE, NOT_SERVED, notFoundPage } from './rules.ts';

/** What to send for a request: a file of the built site (a path from its root), another address, or a refusal. */
export type Answer =
  { status: 200 | 404; file: string } | { status: 301; location: string } | { status: 400 };

/**
 * Decides what an address means. Every page has exactly one; its other spellings (a slash at the end, `.html`,
 * doubled slashes, needless escapes, wrong case where case is mixed) lead there. Where nothing is, the nearest not-found page stands.
 * @param target the request target as it came: path and query, undecoded
 * @param exists whether the built site has a file
 */
export const resolve = (target: string, exists: (file: string) => boolean): Answer => {
  const [raw = '', ...rest] = target.split('?');
  const query = rest.join('?') && `?${rest.join('?')}`;
  const path = normalise(raw);
  if (path === undefined) return { status: 400 };

  const page = pageOf(path);
  const file = page === '/' ? '/index.html' : `${page ?? ''}.html`;
  if (page !== undefined && exists(file)) {
    return target === page + query ? { status: 200, file } : { status: 301, location: page + query };
  }
  if (!NOT_SERVED.test(path) && !path.endsWith('.html') && exists(path)) return { status: 200, file: path };
  return { status: 404, file: notFoundPage(path) };
};

/**
 * The path with escapes decoded, slashes merged and dot segments resolved.
 * @returns undefined for what no honest browser sends: a broken escape, a NUL, a climb above the root
 */
const normalise = (raw: string): string | undefined => {
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || path.includes('\0')) return undefined;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (!['', '.', '..'].includes(segment)) segments.push(segment);
  }
  return `/${segments.join('/')}${/\/\.{0,2}$/.test(path) && segments.length > 0 ? '/' : ''}`;
};

/** The one address of the page that a normalised path may mean, whether or not there is such a page. */
const pageOf = (path: string): string | undefined => {
  const page = /^\/(?:index(?:\.html)?)?$/.test(path)
    ? '/'
    : /^(\/[\w/-]*[\w-])(?:\/|\.html)?$/.exec(path)?.[1];
  // The not-found pages are answers, not addresses.
  if (page === undefined || page.endsWith('/404')) return undefined;
  return MIXED_CASE.find((mixed) => mixed.toLowerCase() === page.toLowerCase()) ?? page;
};
