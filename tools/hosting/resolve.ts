import { HOST_FILES } from './hosts.ts';
import { MIXED_CASE, NOT_SERVED, notFoundPage, type Redirects } from './rules.ts';

/** What to send for a request: a file of the built site (a path from its root), another address, or a refusal. */
export type Answer =
  { status: 200 | 404; file: string } | { status: 301; location: string } | { status: 400 };

/**
 * Decides what to send for an address. Every page has exactly one address; other spellings (a slash at the end,
 * `.html`, doubled slashes, needless escapes, the wrong case of a mixed-case address) redirect there, and so does a former
 * address. If there is no such page, the nearest not-found page is sent.
 * @param target the request target as received: path and query, not decoded
 * @param exists whether the built site has a file
 */
export const resolve = (
  target: string,
  exists: (file: string) => boolean,
  redirects: Redirects = new Map(),
): Answer => {
  const [raw = '', ...rest] = target.split('?');
  const query = rest.join('?') && `?${rest.join('?')}`;
  const path = normalise(raw);
  if (path === undefined) return { status: 400 };
  const withQuery = redirects.get(path + query);
  const stem = path.replace(/\/$/, '');
  const now = withQuery ?? redirects.get(stem) ?? redirects.get(`${stem}/`);
  if (now !== undefined) return { status: 301, location: withQuery ?? now + query };

  const page = pageOf(path);
  const file = page === '/' ? '/index.html' : `${page ?? ''}.html`;
  if (page !== undefined && exists(file)) {
    return target === page + query ? { status: 200, file } : { status: 301, location: page + query };
  }
  const hidden = NOT_SERVED.test(path) || HOST_FILES.includes(path.slice(1)) || path.endsWith('.html');
  if (!hidden && exists(path)) return { status: 200, file: path };
  return { status: 404, file: notFoundPage(path) };
};

/**
 * The path with escapes decoded, slashes merged and dot segments resolved.
 * @returns undefined for what no ordinary browser sends: a broken escape, a NUL, a path that leaves the root
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

/** The one address of the page that a normalised path may stand for, whether or not there is such a page. */
const pageOf = (path: string): string | undefined => {
  const page = /^\/(?:index(?:\.html)?)?$/.test(path)
    ? '/'
    : /^(\/[\w/-]*[\w-])(?:\/|\.html)?$/.exec(path)?.[1];
  // Not-found pages have no address of their own.
  if (page === undefined || page.endsWith('/404')) return undefined;
  return MIXED_CASE.find((mixed) => mixed.toLowerCase() === page.toLowerCase()) ?? page;
};
