import sharp, { type Sharp } from 'sharp';
import { token } from '../styles/tokens.ts';
import { drawMark } from './mark.ts';

/** The mark as a transparent PNG without a margin, for browser tabs. */
export const drawFavicon = (size: number): Promise<Buffer> => png(rasterise(size));

/**
 * The mark as a PNG on the page's colour, with a margin that a round mask may cut off, for home screens.
 * @param size width and height in pixels
 */
export const drawAppIcon = (size: number): Promise<Buffer> => {
  const inner = Math.round(size * 0.6);
  const before = Math.floor((size - inner) / 2);
  const after = Math.ceil((size - inner) / 2);
  const background = token('ivory');
  const margin = { top: before, left: before, bottom: after, right: after };
  return png(
    rasterise(inner)
      .extend({ ...margin, background })
      .flatten({ background }),
  );
};

const rasterise = (size: number) =>
  sharp(Buffer.from(drawMark(token('accent-dark'))), { density: (72 * size) / 100 }).resize(size, size);

const png = (image: Sharp) => image.png({ compressionLevel: 9 }).toBuffer();

/** Wraps a PNG in an `.ico` file with one picture. */
export const toIco = (picture: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
};
