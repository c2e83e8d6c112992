/**
 * How the built site is served, whoever serves it: the single source of headers, caching, addresses and types.
 * `npm start` reads it directly; the build writes it out for Netlify, Cloudflare Pages and nginx (`hosts.ts`);
 * `npm run deploy:check` compares a running site with it.
 */

/**
 * Sent with every response. What a page may run, load and send to is in its own `<meta>` (`tools/integrations/policy.ts`), with
 * the hashes of that page. Browsers enforce both policies, so the header must not repeat any of that: it contains only
 * what a meta tag cannot, or what must also apply to a response without one.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types page",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Cached, but checked with the server on every use. Netlify and Cloudflare Pages do the same by default. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Folders whose files have a hash of their content in their name, so that a file never changes under its name. */
export const HASHED_FOLDERS = ['/_astro/'] as const;

/** Cached for a year, without checking again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * A page that was seen is shown again from the browser's cache for four minutes, and for one more while it is asked for
 * anew. Reloading always asks.
 */
export const PAGE = 'max-age=240,stale-while-revalidate=60';

/** The Cache-Control of a file of the site. */
export const caching = (file: string): string => {
  if (HASHED_FOLDERS.some((folder) => file.startsWith(folder))) return IMMUTABLE;
  return file.endsWith('.html') ? PAGE : REVALIDATE;
};

/** Addresses with capital letters. Every other way to type them leads here. */
export const MIXED_CASE = ['/6R-Programme'] as const;

/** Folders with a not-found page of their own; everything else uses `/404.html`. Deepest first. */
export const NOT_FOUND_FOLDERS = ['/services/'] as const;

/** The page to send, with status 404, when there is nothing at an address. */
export const notFoundPage = (path: string): string =>
  `${NOT_FOUND_FOLDERS.find((folder) => path.startsWith(folder)) ?? '/'}404.html`;

/** The media types of text, which is UTF-8. The build puts a `.br` and a `.gz` beside each such file. */
const TEXT_TYPES = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/** The kinds of text, by the endings of their files. */
export const TEXT_KINDS: readonly string[] = Object.keys(TEXT_TYPES);

/** The Content-Type of each kind of file the site has. */
export const TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TEXT_TYPES).map(([kind, type]) => [kind, `${type}; charset=utf-8`])),
  avif: 'image/avif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/**
 * Files in the built folder that are not for visitors, besides those of hosts: compressed copies, and all whose name
 * begins with a dot, except in `.well-known`.
 */
export const NOT_SERVED = /\.(?:br|gz)$|\/\.(?!well-known\/)/;

/** The addresses of pages by their former addresses. */
export type Redirects = ReadonlyMap<string, string>;
