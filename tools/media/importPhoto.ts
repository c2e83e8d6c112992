/** Imports a photograph: upright, without metadata, at most 2560 pixels, sRGB, under a plain name. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join, parse } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { Content } from '../content/read/content.ts';
import { beside } from '../content/read/files.ts';
import {
  foreignKind,
  importedSize,
  inspectPicture,
  tooLarge,
  type Picture,
} from '../content/read/picture.ts';
import { allTexts } from '../content/read/textFields.ts';
import { slugOf } from '../content/slug.ts';
import { reasonOf } from '../reasonOf.ts';
import { convert, deeds } from './convertPhoto.ts';

type PictureSize = Picture['imported'];

/** The smallest size of each picture that a field names, by its path from the project’s folder. */
export const neededSizes = (content: Content): ReadonlyMap<string, PictureSize> =>
  new Map(
    allTexts(content)
      .filter(({ field }) => field.role === 'picture')
      .map(({ entry, field, value }) => [beside(entry.folder, value), field]),
  );

/** Where originals are kept; it is outside the content, and never published. */
const ORIGINALS = 'originals';

/** The result for one picture. Paths are absolute. */
export type Outcome =
  | { state: 'sound' }
  | { state: 'imported'; file: string; original: string; did: string[] }
  | { state: 'refused'; reason: string };

/** An unused path in a folder. */
export const free = (folder: string, name: string, extension: string): string => {
  for (let number = 1; ; number++) {
    const file = join(folder, `${name}${number === 1 ? '' : `-${number}`}${extension}`);
    if (!existsSync(file)) return file;
  }
};

/** Why a picture is too small for its place once it is imported, if it is. */
const tooSmall = ({ autoOrient: { width, height } }: Metadata, needed: PictureSize): string | undefined => {
  const after = importedSize(width, height);
  if (after.width >= needed.width && after.height >= needed.height) return undefined;
  const least = `at least ${needed.width} x ${needed.height} are needed`;
  return after.width < width
    ? `it would be reduced to ${after.width} x ${after.height} pixels, but ${least}; crop it to a shape closer to that`
    : `it is ${width} x ${height} pixels, but ${least}; use a larger original`;
};

/** Whether a picture needs no import: its contents, name and extension are already right. */
const isSound = async (file: string): Promise<boolean> => {
  const facts = await inspectPicture(file);
  const { name, ext } = parse(file);
  const endings = facts?.format === 'png' ? ['.png'] : ['.jpg', '.jpeg'];
  return facts?.changes.length === 0 && endings.includes(ext) && /^[A-Za-z0-9][\w.-]*$/.test(name);
};

/**
 * Imports one picture. The original moves to `originals/` before the new file takes its place. If anything fails before
 * that, the content still has the old file, never a half-written one.
 * @param root the project’s folder
 * @param file path from there
 * @param needed the smallest size for its place; a picture that is smaller, or would be once it is imported, is refused
 */
export const importPhoto = async (
  root: string,
  file: string,
  needed: PictureSize = { width: 0, height: 0 },
): Promise<Outcome> => {
  const path = join(root, file);
  const foreign = foreignKind(path);
  if (foreign) return { state: 'refused', reason: `it is really ${foreign.kind}; ${foreign.fix}` };
  const large = await tooLarge(path);
  if (large !== undefined) return { state: 'refused', reason: `it is ${large}; make it smaller first` };
  const before = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!before) return { state: 'refused', reason: 'it cannot be read as a picture; copy the original again' };
  const small = tooSmall(before, needed);
  if (small !== undefined) return { state: 'refused', reason: small };
  if (await isSound(path)) return { state: 'sound' };
  const work = mkdtempSync(join(dirname(path), '.import-'));
  try {
    const finished = await convert(path, work);
    const after = await sharp(finished).metadata();
    const { dir, name } = parse(path);
    const [slug, extension] = [slugOf(name) || 'picture', extname(finished)];
    const place = path === join(dir, slug + extension) ? path : free(dir, slug, extension);
    const kept = join(root, ORIGINALS, dirname(file));
    mkdirSync(kept, { recursive: true });
    const original = free(kept, name, extname(file));
    renameSync(path, original);
    renameSync(finished, place);
    const did = deeds(before, after, place === path ? undefined : basename(place));
    return { state: 'imported', file: place, original, did };
  } catch (error) {
    return { state: 'refused', reason: reasonOf(error) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
