import type { CollectionEntry, CollectionKey } from 'astro:content';
import { phoneLink } from '../format.ts';
import { getSingle } from './entries.ts';

type PageName = CollectionKey extends infer Key ? (Key extends `${infer Page}Page` ? Page : never) : never;

/** The texts of a page, by its name. */
export type PageTexts<P extends PageName> = CollectionEntry<`${P}Page`>['data'];

/** The texts of a page: `getPage('home')` reads `content/pages/home/index.json`. */
export const getPage = <P extends PageName>(page: P) => getSingle(`${page}Page`);

export type Labels = CollectionEntry<'labels'>['data'];

/** Short texts that do not belong to a single page. */
export const getLabels = (): Promise<Labels> => getSingle('labels');

export type Site = Awaited<ReturnType<typeof getSite>>;

/** The facts about the operator, with the link that rings the number and the label of the venue, which combines two names. */
export const getSite = async () => {
  const site = await getSingle('site');
  return {
    ...site,
    phoneLink: phoneLink(site.phone),
    venue: { ...site.venue, label: `${site.name} @ ${site.venue.name}` },
  };
};
