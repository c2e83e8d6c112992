/**
 * How the built site is served, whoever serves it: the one source of headers, caching, addresses and types.
 * `npm start` reads it directly; the build writes it out for Netlify, Cloudflare Pages and nginx
 * (`src/integrations/hosting.ts`); `npm run deploy:check` holds a live address against it.
 */

/**
 * Sent with every response. What a page may run, fetch and send to (scripts, styles, pictures, forms…) is in its own
 * `<meta>` (`policy.ts`), with the hashes of that page; two policies are both enforced, so the header must not
 * repeat it. It carries what a meta tag cannot say, or what should hold even for a response without one.
 */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types speculation-rules",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Kept, but asked after on every use. This is also what Netlify and Cloudflare Pages do when told nothing. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Folders whose files carry a hash of their content in their name, so that a name never changes its meaning. */
export const HASHED_FOLDERS = ['/_astro/'] as const;

/** For a year, without asking again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The Cache-Control of the file at an address. */
export const caching = (path: string): string =>
  HASHED_FOLDERS.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATE;

/** Addresses with capital letters. People type them in other ways; every other way leads to this one. */
export const MIXED_CASE = ['/6R-Programme'] as const;

/** Folders with a not-found page of their own, beside `/404.html` for all the rest; deepest first. */
export const NOT_FOUND_FOLDERS = ['/services/'] as const;

/** The page shown, with status 404, where there is nothing at an address. */
export const notFoundPage = (path: string): string =>
  `${NOT_FOUND_FOLDERS.find((folder) => path.startsWith(folder)) ?? '/'}404.html`;

/** The media type of each kind of file the site has. Text is UTF-8. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** The kinds that gain from compression; each such file gets a `.br` and a `.gz` beside it at build. */
export const TEXT_KINDS: readonly string[] = [
  'css',
  'html',
  'js',
  'json',
  'svg',
  'txt',
  'webmanifest',
  'xml',
];

/** Files in the built folder that are for hosts, not for visitors. */
export const NOT_SERVED = /^\/_(?:headers|redirects)$|\.(?:br|gz)$/;
