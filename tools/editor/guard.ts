/** Which requests the visual editor's API answers: those of its own page, for files of the content. */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { dirname, join, posix, relative } from 'node:path';
import { COLLECTIONS, folderOf, type Collection } from '../content/collections.ts';

/** Whether a browser says that a page of this server sent the request. No other page can make a browser say so. */
export const isOwn = (method: string, headers: IncomingHttpHeaders): boolean => {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (site !== 'same-origin' || host === undefined) return false;
  // Browsers leave the origin out of a request that only reads.
  if (origin === undefined) return method === 'GET';
  return origin === `http://${host}` || origin === `https://${host}`;
};

/** Pictures and films: nothing else is written beside an entry. */
const MEDIA = /\.(avif|gif|heic|heif|jpe?g|mp4|png|tiff?|webm|webp)$/i;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

/** Whether a collection has a place for a file. */
const hasPlaceFor = (dir: string, path: string, collection: Collection, writing: boolean): boolean => {
  const { single, file, folder } = collection;
  const [parent, name] = [posix.dirname(path), posix.basename(path)];
  const [home, entry] = single ? [parent, 'entry'] : [posix.dirname(parent), posix.basename(parent)];
  if (home !== folderOf(dir, collection) || !NAME.test(entry)) return false;
  if (name === file) return true;
  // A file of facts has nothing beside it.
  return folder !== '' && NAME.test(name) && (!writing || MEDIA.test(name));
};

/** A path with all links followed; its end need not exist. */
const followed = (path: string): string => {
  if (existsSync(path)) return realpathSync(path);
  return lstatSync(path, { throwIfNoEntry: false })
    ? ''
    : join(followed(dirname(path)), posix.basename(path));
};

/**
 * Whether a path is that of an entry, or of a file beside one.
 * @param root the project’s folder
 * @param dir the content folder, from there
 * @param path as the editor names it, from there
 * @param writing whether the file is about to be written
 */
export const isContent = (root: string, dir: string, path: string, writing: boolean): boolean => {
  if (posix.normalize(path) !== path || /[\\\0]/.test(path)) return false;
  if (!COLLECTIONS.some((collection) => hasPlaceFor(dir, path, collection, writing))) return false;
  // A link could lead to another place.
  const place = relative(realpathSync(join(root, dir)), followed(join(root, path)));
  return place.replaceAll('\\', '/') === posix.relative(dir, path);
};
