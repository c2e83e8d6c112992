/** What a picture file really contains, whatever its name. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import sharp from 'sharp';
import { readTable } from '../check/tables/table.ts';
import { remembered } from './files.ts';

/** The longest side of an imported picture, in pixels. */
export const LONGEST = 2560;

/** The most pixels of a picture that can be decoded: sharp’s own limit. */
const MOST = 0x3fff ** 2;

/** Red and green of sRGB, as every profile of it has them: X, Y and Z, which other colour spaces have elsewhere. */
const SRGB: Readonly<Record<string, readonly number[]>> = {
  rXYZ: [0.436, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
};

/** Whether a colour profile is one of sRGB, whoever made it. */
export const isSrgb = (icc: Buffer): boolean =>
  Object.entries(SRGB).every(([name, colour]) => {
    const tag = icc.indexOf(name, 128, 'latin1');
    const at = tag < 0 ? Infinity : icc.readUInt32BE(tag + 4) + 8;
    return colour.every(
      (part, index) =>
        at + 12 <= icc.length && Math.abs(icc.readInt32BE(at + 4 * index) / 0x10000 - part) < 0.01,
    );
  });

/**
 * The bytes of a picture. Phones write JPEGs whose scan claims to end with its first coefficient; every program shows them
 * whole, but the decoder warns of them as it does of damage. The claim is put right.
 */
export const readPicture = (path: string): { bytes: Buffer; isMended: boolean } => {
  const bytes = readFileSync(path);
  let isMended = false;
  for (let at = 2, isBaseline = false; bytes[at] === 0xff && at + 4 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xc0 || marker === 0xc1) isBaseline = true;
    if (marker === 0xda) {
      isMended = isBaseline && next <= bytes.length && bytes[next - 2] !== 63;
      if (isMended) bytes.set([0, 63, 0], next - 3);
      break;
    }
    at = next;
  }
  return { bytes, isMended };
};

/** Why a picture cannot be decoded: it has more pixels than the decoder takes. */
export const tooLarge = async (path: string): Promise<string | undefined> => {
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width * height > MOST
    ? `too large: ${width} x ${height} pixels, where at most ${Math.floor(MOST / 1e6)} million can be read`
    : undefined;
};

/** The properties of a picture. */
export interface Picture {
  width: number;
  height: number;
  format: string;
  /** The same for pictures that look the same, whatever their name. */
  looks: string;
  /** Whether it is one colour all over. */
  isBlank: boolean;
  /** Its size once it is imported, in pixels. */
  imported: { width: number; height: number };
  /** What `npm run media` would change. */
  changes: string[];
}

/** Whether the camera’s notes say where a picture was taken. Other notes are left out of what is published. */
const hasPlace = (exif: Buffer | undefined, xmp: Buffer | undefined): boolean =>
  /\x88\x25\0\x04|\x25\x88\x04\0/.test(exif?.toString('latin1') ?? '') ||
  /GPSL(?:at|ong)itude/.test(xmp?.toString('latin1') ?? '');

/** The size of an upright picture once it is imported. */
export const importedSize = (width: number, height: number): Picture['imported'] => {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** Inspects a picture. Returns undefined if it is damaged or not a picture. */
export const inspectPicture = remembered(async (file): Promise<Picture | undefined> => {
  try {
    const { width, height, autoOrient, format, orientation, exif, xmp, icc, hasAlpha, space } =
      await sharp(file).metadata();
    // Decoding finds files that are cut off or damaged; a thumbnail is enough.
    const { bytes, isMended } = readPicture(file);
    const strict = sharp(bytes, { failOn: 'warning' });
    const thumbnail = await strict.clone().resize(32).raw().toBuffer({ resolveWithObject: true });
    const { data, info } = thumbnail;
    const isBlank = data.every((value, index) => Math.abs(value - (data[index % info.channels] ?? 0)) < 3);
    if (isMended) await strict.raw().toBuffer();
    const isSolid = format === 'png' && (!hasAlpha || (await sharp(file).stats()).isOpaque);
    const changes = [
      Math.max(width, height) > LONGEST &&
        `is ${width} x ${height} pixels; the longest side may have ${LONGEST}`,
      orientation !== undefined && orientation !== 1 && 'lies on its side',
      hasPlace(exif, xmp) && 'says where it was taken',
      (space !== 'srgb' || (icc !== undefined && !isSrgb(icc))) &&
        'has colours that some screens show wrongly',
      isSolid && 'is a photograph saved as PNG',
      format !== 'jpeg' && format !== 'png' && `is in the format ${format.toUpperCase()}`,
    ].filter((fact) => typeof fact === 'string');
    const looks = createHash('sha1').update(data).digest('hex');
    const imported = importedSize(autoOrient.width, autoOrient.height);
    return { width, height, format, looks, isBlank, imported, changes };
  } catch {
    return undefined;
  }
});

const FOREIGN = readTable('foreign');

/** What a file that cannot become a picture really is, and what to do; undefined if that is not known. */
export const foreignKind = (path: string): { kind: string; fix: string } | undefined => {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(1024);
    const start = bytes.toString('latin1', 0, readSync(file, bytes, 0, bytes.length, 0));
    const row = FOREIGN.find(({ looks }) => looks.test(start));
    return row && { kind: row.is, fix: row.fix };
  } finally {
    closeSync(file);
  }
};
