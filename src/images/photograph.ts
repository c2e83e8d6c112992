import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { placeholderClass } from './placeholder.ts';

/** The files of a photograph, and what its `<img>` needs. */
export interface Photograph {
  /** The `srcset` of the AVIF files; a plain address if there is only one. */
  avif: string;
  /** The address of the WebP file, for browsers without AVIF. */
  webp: string;
  /** The class of the colour shown until the photograph loads. */
  placeholder: string;
  /** The size of the largest file, in pixels. */
  width: number;
  height: number;
}

/** The width of the WebP file: sharp on a phone, acceptable on a desktop, and few browsers request it. */
const FALLBACK_WIDTH = 800;

/**
 * Makes the files of a photograph.
 * @param widths in pixels; widths beyond that of the original are skipped
 * @param quality of the AVIF files, from 1 to 100, if not the usual one
 */
export const photograph = async (
  src: ImageMetadata,
  widths: readonly number[],
  quality?: number,
): Promise<Photograph> => {
  const fitting = widths.filter((width) => width <= src.width);
  const width = Math.max(...fitting);
  const avif = await getImage({
    src,
    format: 'avif',
    width,
    widths: fitting,
    ...(quality !== undefined && { quality }),
  });
  const webp = await getImage({ src, format: 'webp', width: Math.min(FALLBACK_WIDTH, width) });
  return {
    avif: fitting.length > 1 ? avif.srcSet.attribute : avif.src,
    webp: webp.src,
    placeholder: await placeholderClass(src),
    width,
    height: Math.round((width * src.height) / src.width),
  };
};
