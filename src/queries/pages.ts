import type { CollectionKey } from 'astro:content';
import { getSingle } from './entries.ts';

/** The texts of a page: `getPage('home')` reads `content/pages/home/index.json`. */
export const getPage = <P extends PageName>(page: P) => getSingle(`${page}Page`);

type PageName = CollectionKey extends infer Key ? (Key extends `${infer Page}Page` ? Page : never) : never;
