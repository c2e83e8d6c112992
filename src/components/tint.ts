import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** The placeholder colours, by their class in `src/styles/_tints.scss`; six come near to any photograph. */
export const TINTS = {
  t1: [0x55, 0x55, 0x55],
  t2: [0x66, 0x77, 0x55],
  t3: [0x88, 0x88, 0x88],
  t4: [0x99, 0x99, 0x77],
  t5: [0x99, 0x77, 0x55],
  t6: [0xcc, 0xbb, 0x99],
} as const;

const distance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);

const known = new Map<string, Promise<string>>();

const nearest = async (file: string): Promise<string> => {
  const mean = [...(await sharp(file).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer())];
  const [[name] = ['']] = Object.entries(TINTS).sort(
    ([, one], [, other]) => distance(one, mean) - distance(other, mean),
  );
  return name;
};

/**
 * The class of the placeholder colour nearest to a photograph's mean, shown until the photograph arrives.
 * @throws when Astro no longer says where the photograph lies
 */
export const tintOf = (src: ImageMetadata): Promise<string> => {
  // Astro keeps the file's place beside the data, for its own use.
  const { fsPath } = src as ImageMetadata & { fsPath?: string };
  if (!fsPath) throw new Error(`${src.src} does not say which file it is of.`);
  const found = known.get(fsPath) ?? nearest(fsPath);
  known.set(fsPath, found);
  return found;
};
