import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { token } from '../styles/tokens.ts';

const PAPER = token('ivory');

/**
 * The site's mark as a PNG, from the one source `public/favicon.svg`.
 * @param options.size in pixels, both ways
 * @param options.paper on the site's paper, with a margin that a round mask may cut; else on nothing, edge to edge
 */
export const drawIcon = async ({ size, paper }: { size: number; paper: boolean }): Promise<Buffer> => {
  const inner = paper ? Math.round(size * 0.6) : size;
  const margin = { before: Math.floor((size - inner) / 2), after: Math.ceil((size - inner) / 2) };
  const mark = sharp(readFileSync('public/favicon.svg'), { density: (72 * inner) / 100 }).resize(
    inner,
    inner,
  );
  const background = paper ? PAPER : '#0000';
  return mark
    .extend({
      top: margin.before,
      left: margin.before,
      bottom: margin.after,
      right: margin.after,
      background,
    })
    .flatten(paper ? { background } : false)
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** Wraps a PNG as an `.ico` of one picture. */
export const icoOf = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};
