/** What a picture file really contains, whatever its name. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import sharp from 'sharp';
import { remembered } from './files.ts';

/** The longest side of an imported picture, in pixels. */
export const LONGEST = 2560;

/** The properties of a picture. */
export interface Picture {
  width: number;
  height: number;
  format: string;
  /** The same for pictures that look the same, whatever their name. */
  looks: string;
  /** Its size once it is imported, in pixels. */
  imported: { width: number; height: number };
  /** What `npm run media` would change. */
  changes: string[];
}

/** The size of an upright picture once it is imported. */
export const importedSize = (width: number, height: number): Picture['imported'] => {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/**
 * Inspects a picture.
 * @returns undefined if it is damaged or not a picture
 */
export const inspectPicture = remembered(async (file): Promise<Picture | undefined> => {
  try {
    const { width, height, autoOrient, format, orientation, exif, xmp, iptc, icc, hasAlpha, space } =
      await sharp(file).metadata();
    // Decoding finds files that are cut off or damaged; a thumbnail is enough.
    const thumbnail = await sharp(file, { failOn: 'warning' }).resize(32).raw().toBuffer();
    const isSolid = format === 'png' && (!hasAlpha || (await sharp(file).stats()).isOpaque);
    const changes = [
      Math.max(width, height) > LONGEST &&
        `is ${width} x ${height} pixels; the longest side may have ${LONGEST}`,
      orientation !== undefined && orientation !== 1 && 'lies on its side',
      (exif ?? xmp ?? iptc) && 'holds camera data, perhaps including where it was taken',
      (icc !== undefined || space !== 'srgb') && 'has colours that some screens show wrongly',
      isSolid && 'is a photograph saved as PNG',
      format !== 'jpeg' && format !== 'png' && `is in the format ${format.toUpperCase()}`,
    ].filter((fact) => typeof fact === 'string');
    const looks = createHash('sha1').update(thumbnail).digest('hex');
    const imported = importedSize(autoOrient.width, autoOrient.height);
    return { width, height, format, looks, imported, changes };
  } catch {
    return undefined;
  }
});

/** Kinds of files that look like pictures to people and cannot be imported, by their first bytes. */
const FOREIGN: readonly (readonly [starts: RegExp, kind: string, fix: string])[] = [
  [
    /^.{4}ftyp(?:hei[cfmsx]|hev[cx]|mif1|msf1)/s,
    'HEIC, the format of iPhones',
    'open it in Photos or Preview and export it as JPEG',
  ],
  [
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg/is,
    'SVG, a drawing',
    'export it as PNG or JPEG, 2560 pixels wide',
  ],
  [/^%PDF/, 'PDF', 'export the page as JPEG'],
  [/^.{4}ftyp(?!avi[fs])/s, 'a film', 'use a still from it'],
  [/^\s*<(?:!DOCTYPE html|html)/i, 'a web page', 'open the page and save the picture itself'],
];

/** What a file that cannot become a picture really is, and what to do; undefined if that is not known. */
export const foreignKind = (path: string): { kind: string; fix: string } | undefined => {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(1024);
    const start = bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0));
    const [, kind, fix] = FOREIGN.find(([starts]) => starts.test(start)) ?? [];
    return kind === undefined || fix === undefined ? undefined : { kind, fix };
  } finally {
    closeSync(file);
  }
};
