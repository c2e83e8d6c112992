import type { Host } from '../host.ts';
import { HASHED_FOLDERS, HEADERS, IMMUTABLE, MIXED_CASE, NOT_FOUND_FOLDERS } from '../rules.ts';

/** The ways people type an address with capital letters: each word in lower case, capitalised or in capitals. */
const spellings = (path: string): string[] => {
  const ways = path
    .slice(1)
    .split('-')
    .map((word) => [
      word.toLowerCase(),
      word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
      word.toUpperCase(),
    ])
    .reduce((starts, words) => starts.flatMap((start) => words.map((word) => `${start}-${word}`)), [''])
    .map((way) => `/${way.slice(1)}`);
  return [...new Set(ways)].filter((way) => way !== path);
};

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. It sets caching only for hashed files; by default both hosts
 * make browsers revalidate every other file on each use.
 */
const headersFile = (): string => {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block('/*', HEADERS),
    ...HASHED_FOLDERS.map((folder) => block(`${folder}*`, { 'Cache-Control': IMMUTABLE })),
  ].join('\n');
};

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Both serve a page under its file name without `.html`. Netlify
 * ignores case but needs a rule for a folder's own not-found page; Cloudflare finds that page by itself (and reports
 * the line as unused), but needs a rule for each spelling.
 */
const redirectsFile = (): string =>
  [
    ...MIXED_CASE.flatMap((path) => spellings(path).map((from) => `${from} ${path} 301`)),
    ...NOT_FOUND_FOLDERS.map((folder) => `${folder}* ${folder}404.html 404`),
    '',
  ].join('\n');

const netlifyCloudflare: Host = {
  inSite: { _headers: headersFile(), _redirects: redirectsFile() },
};

export default netlifyCloudflare;
