/** Which page an address was meant for, and whether visitors can follow one elsewhere, and where that leads. */
import type { Routes } from '../../read/addresses.ts';
import type { Message } from '../../read/problem.ts';
import { quote } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';
import { readTable } from '../tables/table.ts';

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
    only((route) => route.endsWith(last)) ??
    only((route) => route.endsWith(last.replace('/', '-')))
  );
};

/** Redirects that record who follows a link; what they are is the query parameter with the real address. */
const REDIRECTS = readTable('redirects');

/** Query parameters that track visitors. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|mc_[ce]id|igshid|igsh|_hs\w+|vero_id|ref_src|li_fat_id|srsltid)$/;

const NOT_PUBLIC = readTable('hosts');

/** The address behind redirects, without tracking parameters. */
const realOf = (address: URL): URL => {
  for (const { looks, is } of REDIRECTS) {
    const inner = looks.test(address.hostname) ? URL.parse(address.searchParams.get(is) ?? '') : null;
    if (inner) return realOf(inner);
  }
  const real = new URL(address);
  for (const name of address.searchParams.keys()) if (TRACKING.test(name)) real.searchParams.delete(name);
  return real;
};

const [BEGINNINGS, UNUSABLE] = [readTable('beginnings'), readTable('unusable')];

const COPY = 'open the page in a browser and copy its whole address';

/**
 * What is wrong with an address elsewhere, or with something that is not an address, if anything is.
 * @param own the address of this site
 * @param words those of a link; none for an address in a field
 */
export const wrongAddress = (
  url: string,
  own: string,
  routes: Routes,
  words?: string,
): Message | undefined => {
  if (/^mailto:[^@\s/]+@[^@\s]+\.[^@\s]+$|^tel:\+?(?:-?\d){6,15}$/.test(url)) return undefined;
  const isWeb = /^(?:http|www\.)/.test(url);
  const kind = isWeb ? 'web-address' : 'link';
  const beginning = isWeb ? 'does not begin with https://' : 'begins with neither / nor https://';
  /** How to write a link of a text, or an address in a field, where there are no words. */
  const written = (address: string) => {
    const isBare = words === undefined || (words === url && !address.startsWith('/'));
    return `write ${isBare ? address : `[${words}](${address})`}`;
  };
  const say = (is: string, fix: string): Message => ({
    kind,
    about: url,
    // The parser makes a link of “www.example.org” by itself.
    found: `${quote(words && url.endsWith(`//${words}`) ? words : url)}, ${is}`,
    fix,
  });
  const isComplete = ({ hostname }: URL) =>
    /\.\p{L}[\p{L}\d-]+$/u.test(hostname.replace(/^www\./, '')) && !hostname.includes('..');
  const row = BEGINNINGS.find(
    ({ looks, fix: begins }) =>
      looks.test(url) && !(begins === 'https://' && /^https:\/\/(?!https?\b)/.test(url)),
  );
  const mended = row ? url.replace(row.looks, row.fix) : url;
  const parts = URL.parse(row?.fix === 'tel:' ? mended.replaceAll(/\(0\)|[().-]/g, '') : mended);
  const unusable = UNUSABLE.find(({ looks }) => looks.test(parts?.href ?? url));
  if (!parts || !/^(?:https?|tel|mailto):$/.test(parts.protocol)) {
    if (unusable) return say(unusable.is, unusable.fix);
    const meant = /^[\w./-]+$/.test(url) ? pageFor(url, routes) : undefined;
    const fix = 'write the address of a page of this site from the first /, or of another site from https://';
    return say(`which ${beginning}`, meant ? written(meant) : fix);
  }
  if (unusable && !parts.protocol.startsWith('http'))
    return row && /^tel:\+?\d{6,15}$|^mailto:[^@\s/]+@[^@\s]+\.[^@\s]+$/.test(parts.href)
      ? say(row.is, written(parts.href))
      : say(unusable.is, unusable.fix);
  const path = parts.pathname.replace(/(?<=.)\/$/, '');
  const secret = NOT_PUBLIC.find(({ looks }) =>
    [parts.hostname, parts.hostname + parts.pathname + parts.search].some((address) => looks.test(address)),
  );
  const isPublic = /^docs\.google\.com\/(?:forms\/|.*\/(?:pub|viewform|formResponse)\b)/.test(
    parts.hostname + parts.pathname,
  );
  if (secret && !isPublic)
    return say(secret.is, routes.has(path) && path !== '/' ? written(path + parts.hash) : secret.fix);
  if (!isComplete(parts) || parts.username)
    return say(
      parts.username ? 'which has a name and a password in it' : 'which is not a complete web address',
      COPY,
    );
  const real = realOf(parts);
  const isOwn =
    own !== '' && [own, own.replace('://www.', '://')].includes(real.origin.replace('http:', 'https:'));
  const here = real.href.slice(real.origin.length);
  if (isOwn && words !== undefined) {
    const meant = routes.has(real.pathname) ? here : pageFor(real.pathname, routes);
    const isTracked = real.href !== parts.href;
    const full = meant === here ? 'the full address of a page of this site' : 'but there is no such page';
    const is = isTracked ? 'which has tracking parameters' : full;
    return { ...say(is, meant ? written(meant) : FIND_PAGE), kind: isTracked ? 'web-address' : 'link' };
  }
  if (isOwn && here === '/') return say('which is this site itself', 'write the address of the other site');
  if (real.origin !== parts.origin)
    return say('which goes through a redirect that records who follows it', written(real.href));
  if (real.href !== parts.href)
    return {
      ...say('which has tracking parameters', written(real.href)),
      severity: isOwn || /chatgpt|openai|perplexity|copilot|claude/i.test(parts.search) ? undefined : 'note',
    };
  return row ? say(row.is || `which ${beginning}`, written(mended)) : undefined;
};
