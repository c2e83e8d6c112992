/** Takes a photograph in: upright, without the camera’s notes, at most 2560 pixels, sRGB, under a plain name. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join, parse } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { inspect, LONGEST } from '../content-check/inspect.ts';
import { slugOf } from '../schemas/fields.ts';

/** Where originals are kept; it is outside the content, and never published. */
const ORIGINALS = 'originals';

/** Quality of the stored JPEG: nothing an eye would miss, as the site’s own files are made from it. */
const QUALITY = 88;

/** What came of a picture. Paths are absolute. */
export type Outcome =
  | { state: 'sound' }
  | { state: 'taken in'; file: string; original: string; did: string[] }
  | { state: 'refused'; reason: string };

/** A path in a folder that no file has yet. */
const free = (folder: string, name: string, extension: string): string => {
  for (let number = 1; ; number++) {
    const file = join(folder, `${name}${number === 1 ? '' : `-${number}`}${extension}`);
    if (!existsSync(file)) return file;
  }
};

/** Writes the new picture into a folder of its own. */
const convert = async (file: string, work: string): Promise<string> => {
  const { isOpaque } = await sharp(file).stats();
  const upright = sharp(file, { failOn: 'warning' })
    .autoOrient()
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const finished = join(work, isOpaque ? 'finished.jpg' : 'finished.png');
  await (isOpaque ? upright.removeAlpha().jpeg({ quality: QUALITY, mozjpeg: true }) : upright.png()).toFile(
    finished,
  );
  return finished;
};

/** Whether a picture is already as it should be, name and ending included. */
const isSound = async (file: string): Promise<boolean> => {
  const facts = await inspect(file);
  const { name, ext } = parse(file);
  const endings = facts?.format === 'png' ? ['.png'] : ['.jpg', '.jpeg'];
  return facts?.raw.length === 0 && endings.includes(ext) && /^[A-Za-z0-9][\w.-]*$/.test(name);
};

/** What was done, for people. */
const deeds = (before: Metadata, after: Metadata, renamed: string | undefined): string[] =>
  [
    before.orientation !== undefined && before.orientation > 1 && 'turned upright',
    (before.exif ?? before.xmp ?? before.iptc) && 'removed the camera’s notes',
    Math.max(before.width, before.height) > LONGEST &&
      `made smaller, from ${before.autoOrient.width} x ${before.autoOrient.height} to ${after.width} x ${after.height}`,
    before.format !== after.format && `stored as ${after.format.toUpperCase()}`,
    renamed !== undefined && `renamed to ${renamed}`,
  ].filter((done) => typeof done === 'string');

/**
 * Takes one picture in. The original is moved below `originals/` before the new file takes its place; whatever goes
 * wrong before that, the content still holds the old file, and never a half-written one.
 * @param root the project’s folder
 * @param file path from there
 */
export const takeIn = async (root: string, file: string): Promise<Outcome> => {
  const path = join(root, file);
  if (await isSound(path)) return { state: 'sound' };
  const before = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (!before) {
    const telephone = /\.hei[cf]$/i.test(file);
    return {
      state: 'refused',
      reason: telephone ? 'HEIC; export it as JPEG first' : 'it is damaged, or no picture',
    };
  }
  const work = mkdtempSync(join(dirname(path), '.intake-'));
  try {
    const finished = await convert(path, work);
    const after = await sharp(finished).metadata();
    const { dir, name } = parse(path);
    const wanted = join(dir, `${slugOf(name) || 'picture'}${extname(finished)}`);
    const place =
      wanted === path || !existsSync(wanted)
        ? wanted
        : free(dir, slugOf(name) || 'picture', extname(finished));
    const kept = join(root, ORIGINALS, dirname(file));
    mkdirSync(kept, { recursive: true });
    const original = free(kept, name, extname(file));
    renameSync(path, original);
    renameSync(finished, place);
    const did = deeds(before, after, place === path ? undefined : basename(place));
    return { state: 'taken in', file: place, original, did };
  } catch (error) {
    return { state: 'refused', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
};
