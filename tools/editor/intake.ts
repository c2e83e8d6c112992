/** Pictures that are uploaded in the visual editor go through the same intake as with `npm run media`. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { isPicture } from '../content/read/files.ts';
import { readContent } from '../content/read/content.ts';
import { importPhoto } from '../media/importPhoto.ts';
import { neededSizes } from '../media/needed.ts';
import { renamePicture } from '../media/renamePicture.ts';

/** A file to be written: its path from the project’s folder, and what it holds in base64. */
export interface Addition {
  path: string;
  contents: string;
}

/** The files as they shall be written, or why none of them is. */
export type Taken = { additions: Addition[] } | { refused: string };

/**
 * Imports the pictures among the files that are about to be saved: upright, without the camera’s notes, as JPEG. The
 * texts beside them then name the new files. Originals are kept where `npm run media` keeps them.
 * @param root the project’s folder
 * @param dir the content folder, from there
 */
export const takeIn = async (root: string, dir: string, given: readonly Addition[]): Promise<Taken> => {
  const pictures = given.filter(({ path }) => isPicture(path));
  if (pictures.length === 0) return { additions: [...given] };
  const work = mkdtempSync(join(tmpdir(), 'uploaded-'));
  try {
    for (const { path, contents } of given) {
      mkdirSync(join(work, dirname(path)), { recursive: true });
      writeFileSync(join(work, path), contents, 'base64');
    }
    // Their names are taken, so that no new picture replaces one of them.
    for (const folder of new Set(pictures.map(({ path }) => dirname(path))))
      for (const name of existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
        if (!existsSync(join(work, folder, name))) writeFileSync(join(work, folder, name), '');
    const needed = neededSizes(readContent(work, dir));
    const paths = new Map(given.map(({ path }) => [path, path]));
    for (const { path } of pictures) {
      const outcome = await importPhoto(work, path, needed.get(path));
      if (outcome.state === 'refused') return { refused: `${path} was not taken: ${outcome.reason}` };
      if (outcome.state === 'sound') continue;
      const now = relative(work, outcome.file).replaceAll('\\', '/');
      if (now !== path) renamePicture(work, path, now);
      paths.set(path, now);
    }
    const additions = [...paths.values()].map((path) => ({
      path,
      contents: readFileSync(join(work, path), 'base64'),
    }));
    // An original of that name that is there already stays: it was uploaded before.
    if (existsSync(join(work, 'originals')))
      cpSync(join(work, 'originals'), join(root, 'originals'), { recursive: true, force: false });
    return { additions };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
