/** What is done to files that the visual editor saves, before anything is written. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { canonical } from '../content/canonical.ts';
import { readContent } from '../content/read/content.ts';
import { isPicture } from '../content/read/files.ts';
import { free, importPhoto, neededSizes } from '../media/importPhoto.ts';
import { renamePicture } from '../media/renamePicture.ts';
import type { Addition } from './addresses.ts';
import { UPLOADED } from './fields.ts';

const UPLOAD = new RegExp(`^(.*)${UPLOADED}\\d+(\\.\\w+)$`);

/** Gives an uploaded picture the plainest name that is free, in the text beside it as well. */
const settle = (stage: string, path: string): string => {
  const [, place = '', ending = ''] = UPLOAD.exec(path) ?? [];
  if (place === '') return path;
  const settled = relative(stage, free(join(stage, dirname(path)), basename(place), ending));
  renameSync(join(stage, path), join(stage, settled));
  renamePicture(stage, path, settled);
  return settled;
};

/** Imports pictures as `npm run media` does, and names the new files in the text beside them. */
const importPictures = async (stage: string, dir: string, given: readonly string[]) => {
  const pictures = given.map((path) => settle(stage, path));
  const needed = neededSizes(readContent(stage, dir));
  for (const path of pictures) {
    const outcome = await importPhoto(stage, path, needed.get(path));
    if (outcome.state === 'refused') throw new Error(`${path} cannot be used: ${outcome.reason}.`);
    if (outcome.state === 'imported') renamePicture(stage, path, relative(stage, outcome.file));
  }
};

/** Puts texts into their canonical form, so that a save changes only what the editor changed. */
const formatEntries = (root: string, stage: string, dir: string) => {
  const before = new Map(readContent(root, dir).entries.map((entry) => [entry.source.file, entry]));
  for (const entry of readContent(stage, dir).entries) {
    const formatted = canonical(entry, before.get(entry.source.file));
    if (formatted !== undefined) writeFileSync(join(stage, entry.source.file), formatted);
  }
};

const isSame = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

/**
 * Prepares a save in a folder of its own: a copy of what is there, with the files that are saved.
 * @param root the project’s folder
 * @param dir the content folder, from there
 * @returns the files that differ from what is there. Originals of pictures are kept where `npm run media` keeps them.
 * @throws if a picture cannot be taken; then nothing has changed
 */
export const takeIn = async (root: string, dir: string, given: readonly Addition[]): Promise<Addition[]> => {
  using made = mkdtempDisposableSync(join(tmpdir(), 'save-'));
  const { path: stage } = made;
  const pictures = given.map(({ path }) => path).filter(isPicture);
  mkdirSync(join(stage, dir), { recursive: true });
  for (const folder of new Set(pictures.map(dirname)))
    if (existsSync(join(root, folder))) cpSync(join(root, folder), join(stage, folder), { recursive: true });
  for (const { path, contents } of given) {
    mkdirSync(join(stage, dirname(path)), { recursive: true });
    writeFileSync(join(stage, path), contents, 'base64');
  }
  await importPictures(stage, dir, pictures);
  formatEntries(root, stage, dir);
  const originals = join(stage, 'originals');
  // An original of that name that is there already stays: it was uploaded before.
  if (existsSync(originals)) cpSync(originals, join(root, 'originals'), { recursive: true, force: false });
  return readdirSync(join(stage, dir), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(stage, join(file.parentPath, file.name)))
    .filter((path) => !isSame(join(stage, path), join(root, path)))
    .map((path) => ({
      path: path.replaceAll('\\', '/'),
      contents: readFileSync(join(stage, path), 'base64'),
    }));
};
