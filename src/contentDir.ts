import { existsSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';

/**
 * The folder whose content a build reads: `CONTENT_DIR` from the environment, else `content`.
 * @param root the project’s folder, which must contain it
 * @returns a path relative to the root, with `/` as separator and none at the end
 * @throws if there is no such folder
 */
export const contentDir = (root = process.cwd()): string => {
  const given = process.env['CONTENT_DIR'] ?? 'content';
  const from = process.env['CONTENT_DIR'] === undefined ? 'The content folder' : 'CONTENT_DIR';
  const dir = posix.normalize(given.replaceAll('\\', '/')).replace(/\/$/, '');
  if (isAbsolute(dir) || dir === '.' || dir.startsWith('..') || given === '')
    throw new Error(`${from} is "${given}"; expected a folder of this project, such as "content".`);
  if (!existsSync(join(root, dir))) throw new Error(`${from} is "${given}", and there is no such folder.`);
  return dir;
};

/**
 * The folder of Astro's cache for a content folder, relative to the project's folder. Astro keeps entries there by name
 * between builds, so two content folders cannot share one.
 */
export const cacheDirOf = (dir: string): string =>
  `node_modules/.astro${dir === 'content' ? '' : `/${dir.replaceAll('/', '-')}`}`;
