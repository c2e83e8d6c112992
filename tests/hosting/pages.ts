import { ask, sitemapPaths, UNLISTED } from './ask.ts';

/** A page as others read it. */
export interface ReadPage {
  path: string;
  html: string;
  /** The first group of a pattern, with character references resolved; empty where it does not occur. */
  find: (pattern: RegExp) => string;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#39': "'",
  '#38': '&',
};

const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => CHARACTERS[name] ?? whole);

const readPage = async (path: string): Promise<ReadPage> => {
  const html = (await ask(path)).body.toString();
  return { path, html, find: (pattern) => decode(pattern.exec(html)?.[1] ?? '') };
};

/** Every page that wants to be found. */
export const readListed = async (): Promise<ReadPage[]> => Promise.all((await sitemapPaths()).map(readPage));

/** Every page there is, the not-found pages included. */
export const readAll = async (): Promise<ReadPage[]> => [
  ...(await readListed()),
  ...(await Promise.all([...UNLISTED, '/nothing', '/services/nothing'].map(readPage))),
];

/** The address of the site as its pages give it, which need not be where it is tested. */
export const publishedOrigin = async (): Promise<string> =>
  new URL((await readPage('/')).find(/<link rel="canonical" href="([^"]*)"/)).origin;
