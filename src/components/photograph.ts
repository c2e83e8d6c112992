import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { tintOf } from './tint.ts';

/** A photograph made ready for a place on a page. */
export interface Photograph {
  /** `srcset` of the AVIF files; the address alone where there is one. */
  avif: string;
  /** Address of the one WebP file, for browsers without AVIF. */
  webp: string;
  /** Class of the colour that stands in its place until it arrives. */
  tint: string;
  /** Width and height of the largest file, in pixels. */
  width: number;
  height: number;
}

/** Width of the WebP file: sharp on a phone, bearable on a desk; few browsers ask for it. */
const FALLBACK_WIDTH = 800;

/**
 * Makes the files of a photograph.
 * @param widths in pixels; those wider than the original are left out
 */
export const photograph = async (src: ImageMetadata, widths: readonly number[]): Promise<Photograph> => {
  const fitting = widths.filter((width) => width <= src.width);
  const width = Math.max(...fitting);
  const avif = await getImage({ src, format: 'avif', width, widths: fitting });
  const webp = await getImage({ src, format: 'webp', width: Math.min(FALLBACK_WIDTH, width) });
  return {
    avif: fitting.length > 1 ? avif.srcSet.attribute : avif.src,
    webp: webp.src,
    tint: await tintOf(src),
    width,
    height: Math.round((width * src.height) / src.width),
  };
};
