import { HASHED_FOLDERS, HEADERS, IMMUTABLE, MIXED_CASE, NOT_FOUND_FOLDERS } from './rules.ts';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. What it does not say of caching both do by themselves:
 * every file without a hash in its name is asked after on each use.
 */
export const headersFile = (): string => {
  const block = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    block('/*', HEADERS),
    ...HASHED_FOLDERS.map((folder) => block(`${folder}*`, { 'Cache-Control': IMMUTABLE })),
  ].join('\n');
};

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Both know a page by its file's name without `.html`.
 * Netlify needs to be told of a folder's own not-found page and knows no case; Cloudflare finds that page by itself
 * (it reports such a line as one it does not use) and has to be told of each spelling.
 */
export const redirectsFile = (): string =>
  [
    ...MIXED_CASE.flatMap((path) => spellings(path).map((from) => `${from} ${path} 301`)),
    ...NOT_FOUND_FOLDERS.map((folder) => `${folder}* ${folder}404.html 404`),
    '',
  ].join('\n');

/** The ways people write an address with capitals: each word in lower case, capitalised or in capitals. */
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
