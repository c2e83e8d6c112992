/** What each host is told about the site. For another host, add its files here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  httpBlock,
  plainServer,
  secureServers,
  serverBlock,
  wholeConfiguration,
} from './nginx/configuration.ts';
import {
  HASHED_FOLDERS,
  HEADERS,
  IMMUTABLE,
  MIXED_CASE,
  NOT_FOUND_FOLDERS,
  PAGE,
  type Redirects,
} from './rules.ts';

/** Texts by the name of their file. */
type Files = Readonly<Record<string, string>>;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. It sets caching only for pages and hashed files; by default both hosts
 * make browsers revalidate every other file on each use. Pages are listed, because both hosts would join the values of two
 * rules that match. (Cloudflare takes a hundred rules.)
 */
const headersFile = (pages: readonly string[]): string => {
  const block = (path: string, headers: Files) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block('/*', HEADERS),
    ...HASHED_FOLDERS.map((folder) => block(`${folder}*`, { 'Cache-Control': IMMUTABLE })),
    ...pages.map((path) => block(path, { 'Cache-Control': PAGE })),
  ].join('\n');
};

/** The ways people type an address with capital letters: each word in lower case, capitalised or in capitals. */
const spellings = (path: string): string[] => {
  const words = path.slice(1).toLowerCase().split('-');
  const ways = words
    .map((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start}-${end}`)))
    .map((way) => `/${way}`);
  return [...new Set(ways)].filter((way) => way !== path);
};

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Both serve a page under its file name without `.html`. Netlify
 * needs a rule for a folder's own not-found page; Cloudflare finds that page by itself (and reports the line as unused),
 * but needs a rule for each spelling. Those rules show the page where it was asked for, and the page names its one
 * address: Netlify’s Pretty URLs redirect capitals to small letters, so that a rule that leads back would never end.
 */
const redirectsFile = (redirects: Redirects): string => {
  // The first rule that matches counts, and one without a query matches any.
  const queriesFirst = [...redirects].sort(
    ([one], [other]) => Number(other.includes('?')) - Number(one.includes('?')),
  );
  return [
    // Netlify has the query of an address in a word of its own. Cloudflare cannot redirect by a query, and says so.
    ...queriesFirst.map(([from, to]) => `${from.replace('?', ' ').replaceAll('&', ' ')} ${to} 301`),
    ...MIXED_CASE.flatMap((path) => spellings(path).map((from) => `${from} ${path} 200`)),
    ...NOT_FOUND_FOLDERS.map((folder) => `${folder}* ${folder}404.html 404`),
    '',
  ].join('\n');
};

/**
 * What the build adds to the site for hosts that read it there. It is not for visitors, and our servers do not send it.
 * @param pages the addresses of all pages
 */
export const siteFiles = (redirects: Redirects, pages: readonly string[]): Files => ({
  _headers: headersFile(pages),
  _redirects: redirectsFile(redirects),
});

/** The names of those files. */
export const HOST_FILES: readonly string[] = Object.keys(siteFiles(new Map(), []));

/** The first line of every file that the build writes for servers. */
const GENERATED = '# Generated from tools/hosting/ by the build. The next build overwrites any change.';

/**
 * What the build writes into `deploy/`: the configuration of a machine of one's own, and a container.
 * @param address the address of the site
 */
export const deployFiles = (address: URL, redirects: Redirects): Files => {
  const files = {
    'nginx/http.conf': httpBlock(HOST_FILES, redirects),
    'nginx/server.conf': serverBlock(),
    'nginx/nginx.conf': wholeConfiguration({ servers: secureServers({ address }), user: 'www-data' }),
    'nginx/container.conf': wholeConfiguration({ servers: plainServer(), scratch: '/tmp' }),
    // Debian's nginx with its brotli module, and the built site. It runs without root.
    Containerfile: readFileSync(join(import.meta.dirname, 'Containerfile'), 'utf8'),
  };
  return {
    'redirects.json': `${JSON.stringify(Object.fromEntries(redirects), null, 2)}\n`,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, `${GENERATED}\n\n${text}`])),
  };
};
