import { attribute, parsePage, textOf, type Element } from '../../tools/integrations/parsePage.ts';
import { ask, sitemapPaths, UNLISTED } from './ask.ts';

/** A page as search engines and other programs read it. */
export interface ReadPage {
  path: string;
  elements: readonly Element[];
  /** The text of the first matching element; empty if there is none. */
  text: (tagName: string, attributes?: Attributes) => string;
  /** An attribute of the first matching element; empty if there is none. */
  value: (tagName: string, attributes: Attributes, name: string) => string;
}

type Attributes = Readonly<Record<string, string>>;

/** Parses a page. */
export const asPage = (path: string, html: string): ReadPage => {
  const elements = parsePage(html);
  const find = (tagName: string, attributes: Attributes) =>
    elements.find(
      (element) =>
        element.tagName === tagName &&
        Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
    );
  return {
    path,
    elements,
    text: (tagName, attributes = {}) => {
      const element = find(tagName, attributes);
      return element ? textOf(element) : '';
    },
    value: (tagName, attributes, name) => {
      const element = find(tagName, attributes);
      return (element && attribute(element, name)) ?? '';
    },
  };
};

/** Requests a page and parses it. */
const readPage = async (path: string): Promise<ReadPage> => asPage(path, (await ask(path)).body.toString());

/** Every page in the sitemap. */
export const readListed = async (): Promise<ReadPage[]> => Promise.all((await sitemapPaths()).map(readPage));

/** Every page, including the not-found pages. */
export const readAll = async (): Promise<ReadPage[]> => [
  ...(await readListed()),
  ...(await Promise.all([...UNLISTED, '/nothing', '/services/nothing'].map(readPage))),
];

/** The origin of the site as its pages give it, which may differ from the one under test. */
export const publishedOrigin = async (): Promise<string> =>
  new URL((await readPage('/')).value('link', { rel: 'canonical' }, 'href')).origin;
