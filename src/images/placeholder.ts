import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { channels } from '../styles/colour.ts';
import { PLACEHOLDERS } from '../styles/tokens.ts';

const distance = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);

const nearest = async (file: string): Promise<string> => {
  const mean = [...(await sharp(file).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer())];
  const [[name] = ['']] = Object.entries(PLACEHOLDERS).sort(
    ([, one], [, other]) => distance(channels(one), mean) - distance(channels(other), mean),
  );
  return `placeholder-${name}`;
};

const known = new Map<string, Promise<string>>();

/**
 * The class of the placeholder colour nearest to a photograph's mean, shown until the photograph loads.
 * @throws if Astro no longer provides the path of the photograph
 */
export const placeholderClass = (src: ImageMetadata): Promise<string> => {
  // Astro keeps the path in the metadata for internal use; the type does not include it.
  const { fsPath } = src as ImageMetadata & { fsPath?: string };
  if (!fsPath) throw new Error(`${src.src} has no file path.`);
  const found = known.get(fsPath) ?? nearest(fsPath);
  known.set(fsPath, found);
  return found;
};
