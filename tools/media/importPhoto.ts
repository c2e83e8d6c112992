/** Imports a photograph: upright, without metadata, at most 2560 pixels, sRGB, under a plain name. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join, parse } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { Content } from '../content/read/content.ts';
import { beside } from '../content/read/files.ts';
import {
  foreignKind,
  importedSize,
  inspectPicture,
  isSrgb,
  LONGEST,
  readPicture,
  tooLarge,
  type Picture,
} from '../content/read/picture.ts';
import { allTexts } from '../content/read/textFields.ts';
import { slugOf } from '../content/slug.ts';
import { reasonOf } from '../reasonOf.ts';

type PictureSize = Picture['imported'];

/** The smallest size of each picture that a field names, by its path from the project’s folder. */
export const neededSizes = (content: Content): ReadonlyMap<string, PictureSize> =>
  new Map(
    [...allTexts(content)]
      .filter(({ field }) => field.role === 'picture')
      .map(({ entry, field, value }) => [beside(entry.folder, value), field]),
  );

/** Where originals are kept; it is outside the content, and never published. */
const ORIGINALS = 'originals';

/** Quality of the stored JPEG: without visible loss, because the site’s own files are made from it. */
const QUALITY = 88;

/** The most bytes of a stored JPEG; ordinary photographs stay far below. */
const HEAVIEST = 1_600_000;

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

/** A JPEG no heavier than it may be: noise, which costs most bytes, goes first. */
const lightJpeg = async (upright: Sharp, finished: string): Promise<void> => {
  const pixels = await upright.removeAlpha().png({ compressionLevel: 0 }).toBuffer();
  for (const [quality, blur] of [
    [QUALITY, 0],
    [80, 0],
    [72, 0.6],
    [66, 1],
    [60, 1.6],
  ] as const) {
    const picture = blur > 0 ? sharp(pixels).blur(blur) : sharp(pixels);
    const { size } = await picture.jpeg({ quality, mozjpeg: true }).toFile(finished);
    if (size <= HEAVIEST) return;
  }
};

/** Writes the new picture into a folder of its own. */
const convert = async (file: string, work: string): Promise<string> => {
  const { bytes } = readPicture(file);
  const { isOpaque } = await sharp(bytes).stats();
  const upright = sharp(bytes, { failOn: 'warning' })
    .autoOrient()
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const finished = join(work, isOpaque ? 'finished.jpg' : 'finished.png');
  await (isOpaque ? lightJpeg(upright, finished) : upright.png().toFile(finished));
  return finished;
};

/** Whether a picture needs no import: its contents, name and extension are already right. */
const isSound = async (file: string): Promise<boolean> => {
  const facts = await inspectPicture(file);
  const { name, ext } = parse(file);
  const endings = facts?.format === 'png' ? ['.png'] : ['.jpg', '.jpeg'];
  return facts?.changes.length === 0 && endings.includes(ext) && /^[A-Za-z0-9][\w.-]*$/.test(name);
};

/** A readable summary of what was done. */
const deeds = (before: Metadata, after: Metadata, renamed: string | undefined): string[] =>
  [
    before.orientation !== undefined && before.orientation > 1 && 'turned upright',
    before.icc !== undefined && !isSrgb(before.icc) && 'colours converted to sRGB',
    (before.exif ?? before.xmp ?? before.iptc) && 'camera data removed',
    Math.max(before.width, before.height) > LONGEST &&
      `reduced from ${before.autoOrient.width} x ${before.autoOrient.height} to ${after.width} x ${after.height}`,
    before.format !== after.format && `saved as ${after.format.toUpperCase()}`,
    renamed !== undefined && `renamed to ${renamed}`,
  ].filter((done) => typeof done === 'string');

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
  const needsNothing = await isSound(path);
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
  if (needsNothing) return { state: 'sound' };
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
