/** Makes a photograph what the content keeps: upright, sRGB, at most 2560 pixels, without metadata. */
import { join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { isSrgb, LONGEST, readPicture } from '../content/read/picture.ts';

/** Quality of the stored JPEG: without visible loss, because the site’s own files are made from it. */
const QUALITY = 88;

/** The most bytes of a stored JPEG; ordinary photographs stay far below. */
const HEAVIEST = 1_600_000;

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

/**
 * Writes a picture as the content keeps it.
 * @param work the folder to write into
 * @returns the path of the new file
 */
export const convert = async (file: string, work: string): Promise<string> => {
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

/** A readable summary of what was done. */
export const deeds = (before: Metadata, after: Metadata, renamed: string | undefined): string[] =>
  [
    before.orientation !== undefined && before.orientation > 1 && 'turned upright',
    before.icc !== undefined && !isSrgb(before.icc) && 'colours converted to sRGB',
    (before.exif ?? before.xmp ?? before.iptc) && 'camera data removed',
    Math.max(before.width, before.height) > LONGEST &&
      `reduced from ${before.autoOrient.width} x ${before.autoOrient.height} to ${after.width} x ${after.height}`,
    before.format !== after.format && `saved as ${after.format.toUpperCase()}`,
    renamed !== undefined && `renamed to ${renamed}`,
  ].filter((done) => typeof done === 'string');
