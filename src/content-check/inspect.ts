/** What a picture file is, seen without trusting its name. */
import { realpathSync, statSync } from 'node:fs';
import sharp from 'sharp';

/** The longest side of a picture that has been taken in, in pixels. */
export const LONGEST = 2560;

export interface Facts {
  width: number;
  height: number;
  format: string;
  /** What `npm run media` would change. */
  raw: string[];
}

const known = new Map<string, Promise<Facts | undefined>>();

const look = async (file: string): Promise<Facts | undefined> => {
  try {
    const { width, height, format, orientation, exif, xmp, iptc, icc, hasAlpha, space } =
      await sharp(file).metadata();
    // Decoding at thumbnail size finds what is cut off or damaged.
    await sharp(file, { failOn: 'warning' }).resize(32).raw().toBuffer();
    const raw = [
      Math.max(width, height) > LONGEST && `${width} x ${height} pixels`,
      orientation !== undefined && orientation !== 1 && 'lying on its side',
      (exif ?? xmp ?? iptc) && 'with the camera’s notes, perhaps the place it was taken',
      (icc !== undefined || space !== 'srgb') && 'in colours of its own',
      format === 'png' && !hasAlpha && 'a photograph kept as PNG',
      format !== 'jpeg' && format !== 'png' && `in the format ${format}`,
    ].filter((fact) => typeof fact === 'string');
    return { width, height, format, raw };
  } catch {
    return undefined;
  }
};

/**
 * Looks at a picture; a file that has not changed is looked at once.
 * @returns undefined when it is damaged or no picture
 */
export const inspect = (path: string): Promise<Facts | undefined> => {
  const file = realpathSync(path);
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const facts = known.get(key) ?? look(file);
  known.set(key, facts);
  return facts;
};
