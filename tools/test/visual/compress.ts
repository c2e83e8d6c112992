import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

/** How far a channel may move to reduce the number of colours. The tolerance of a comparison is five. */
const SNAP = 1;
const PALETTE = 256;

/**
 * Replaces each colour by the most frequent one near it. Anti-aliased text has hundreds of colours that nobody can
 * distinguish, and a picture of 256 colours takes a third of the bytes.
 * @returns `undefined` when more colours than fit in a palette would be left
 */
const snap = (pixels: Buffer): Buffer | undefined => {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const near = (one: number, other: number) =>
    [16, 8, 0].every((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) <= SNAP);
  const kept: number[] = [];
  const becomes = new Map<number, number>();
  for (const [colour] of [...counts].sort(([, one], [, other]) => other - one)) {
    const found = kept.find((one) => near(one, colour));
    if (found === undefined && kept.push(colour) > PALETTE) return undefined;
    becomes.set(colour, found ?? colour);
  }
  const snapped = Buffer.alloc(pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    snapped.writeUIntBE(becomes.get(colour) ?? colour, at, 3);
  }
  return snapped;
};

/** Rewrites a baseline in as few bytes as possible. */
export const compress = async (file: string): Promise<void> => {
  const original = sharp(readFileSync(file)).removeAlpha();
  const { data, info } = await original.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const raw = { width, height, channels: 3 } as const;
  const written = [await sharp(data, { raw }).png({ compressionLevel: 9 }).toBuffer()];
  const snapped = snap(data);
  if (snapped) {
    const indexed = await sharp(snapped, { raw }).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
    const kept = await sharp(indexed).removeAlpha().raw().toBuffer();
    if (kept.equals(snapped)) written.push(indexed);
  }
  const [smallest] = written.sort((one, other) => one.length - other.length);
  if (smallest) writeFileSync(file, smallest);
};
