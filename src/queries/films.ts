import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionEntry } from 'astro:content';
import { contentDir } from '../contentDir.ts';
import { getLabels, type Labels } from './singles.ts';

/** A video file. */
interface Rendition {
  /** Where it is served. */
  url: string;
  /** Size of the file in bytes. */
  bytes: number;
}

/** The renditions of one film: for phones and for larger screens, in AV1 and H.264. */
type Renditions = Record<'phone' | 'desktop', Record<'av1' | 'h264', Rendition>>;

type Fields = CollectionEntry<'stages'>['data']['film'];

/** A film of an entry, with its files and the labels of its button. */
export interface EntryFilm extends Fields {
  renditions: Renditions;
  labels: Labels['film'];
}

// An alias for the content folder, because the pattern cannot be computed; `astro.config.mjs` sets it.
const files = import.meta.glob<string>('~content/**/*.mp4', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/**
 * The renditions of the film of an entry.
 * @param folder the entry's folder below the content folder, such as `stages/restore`
 * @throws when one of the four is missing
 */
export const getRenditions = (folder: string): Renditions => {
  const home = `${contentDir()}/${folder}`;
  const rendition = (screen: string, codec: string): Rendition => {
    const ending = `.${screen}.${codec}.mp4`;
    const path = Object.keys(files).find((key) => key.startsWith(`/${home}/`) && key.endsWith(ending));
    const url = path === undefined ? undefined : files[path];
    if (path === undefined || url === undefined) {
      throw new Error(`${home} has no film ending in "${ending}". Make it with: npm run media:film`);
    }
    return { url, bytes: statSync(join(process.cwd(), path)).size };
  };
  const both = (screen: string) => ({ av1: rendition(screen, 'av1'), h264: rendition(screen, 'h264') });
  return { phone: both('phone'), desktop: both('desktop') };
};

/**
 * A film with its files and labels.
 * @param folder the entry's folder below the content folder
 * @param fields the film's fields in the entry
 */
export const getFilm = async (folder: string, fields: Fields): Promise<EntryFilm> => ({
  ...fields,
  renditions: getRenditions(folder),
  labels: (await getLabels()).film,
});
