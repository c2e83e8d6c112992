import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { FOCUS } from '../schemas/media.ts';
import { placeholderClass } from './placeholder.ts';
import { from } from '../styles/tokens.ts';

/** What decides which files of a photograph a browser may fetch. */
export interface ResponsivePicture {
  src: ImageMetadata;
  /** Another photograph for upright phones, across their whole width. */
  upright?: ImageMetadata | undefined;
  /** Phones show it cropped to 4:3, around its focus. */
  cropped?: boolean;
  /** The side that stays in view where it is cropped. */
  focus?: (typeof FOCUS)[number] | undefined;
  /** The widths of the files, in pixels. Widths beyond that of the original are skipped. */
  widths: readonly number[];
  /** The `sizes` attribute, needed if there is more than one width. */
  sizes?: string | undefined;
}

/** The pictures shown until a film plays. */
interface Film {
  poster: ImageMetadata;
  /** The one of upright phones, which then play the films for phones. */
  uprightPoster?: ImageMetadata | undefined;
}

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

/** How the pictures that lead a page are shown: by a section, and by the head of the page, which preloads them. */
export const LEADING = {
  film: { widths: [480, 800, 1280, 1920, 2560], sizes: '100vw' },
  gallery: {
    widths: [480, 800, 1280, 1600, 1920, 2560],
    sizes: `(orientation:portrait) and ${from('tablet')} 150vw, 100vw`, // An upright tablet crops it.
  },
  service: { widths: [400, 800, 1200, 1600], sizes: `${from('desktop')} 58vw, 100vw` },
} as const;

/** The poster of a film. */
export const posterOf = ({ poster, uprightPoster }: Film): ResponsivePicture => ({
  src: poster,
  upright: uprightPoster,
  ...LEADING.film,
  // Upright phones have their own. A tablet crops this one, so it needs more pixels than its window is wide.
  ...(uprightPoster && { widths: [1280, 1920, 2560] }),
});

/** The media condition of all screens but upright phones. */
export const EXCEPT_UPRIGHT_PHONES = `(orientation:landscape),${from('tablet')}`;

/** The width of the WebP file: sharp on a phone, acceptable on a desktop, and few browsers request it. */
const FALLBACK_WIDTH = 800;

/** The size of an original. Astro would publish the original too if anything read its metadata directly. */
const sizeOf = async (src: ImageMetadata) => {
  const { width = 0, height = 0 } = (await getImage({ src })).options;
  return { width, height };
};

/** The AVIF files, and the width of the largest. */
const avifFiles = async (src: ImageMetadata, widths: readonly number[], quality?: number) => {
  const original = await sizeOf(src);
  const fitting = widths.filter((width) => width <= original.width);
  const width = Math.max(...fitting);
  const image = await getImage({
    src,
    format: 'avif',
    width,
    widths: fitting,
    ...(quality !== undefined && { quality }),
  });
  const height = Math.round((width * original.height) / original.width);
  return { avif: fitting.length > 1 ? image.srcSet.attribute : image.src, width, height };
};

/** Makes the files of a photograph. AVIF files have the quality given (0 to 100), or the one Astro is configured with. */
export const photograph = async (
  { src, widths }: Pick<ResponsivePicture, 'src' | 'widths'>,
  quality?: number,
): Promise<Photograph> => {
  const files = await avifFiles(src, widths, quality);
  const webp = await getImage({ src, format: 'webp', width: Math.min(FALLBACK_WIDTH, files.width) });
  return { ...files, webp: webp.src, placeholder: await placeholderClass(src) };
};

/** The attributes of the `<source>` elements of a photograph, which are also those of the links that preload it. */
export const sourcesOf = async ({ src, upright, cropped, focus, widths, sizes }: ResponsivePicture) => {
  const type = 'image/avif';
  const { avif } = await avifFiles(src, widths);
  if (cropped) {
    const size = { width: 800, height: 600, fit: 'cover', position: focus ?? 'center' };
    // Low enough to keep the page within its budget on a phone.
    const phone = await getImage({ src, ...size, format: 'avif', quality: 38 });
    return [
      { media: from('tablet'), type, srcset: avif, sizes },
      { type, srcset: phone.src },
    ];
  }
  if (!upright) return [{ type, srcset: avif, sizes }];
  // The largest paint of a phone. It is enlarged to the height of the screen, which hides what the quality costs.
  const files = await avifFiles(upright, [480, 720], 36);
  return [
    { media: `(orientation:portrait) and (not ${from('tablet')})`, type, srcset: files.avif, sizes: '100vw' },
    { media: EXCEPT_UPRIGHT_PHONES, type, srcset: avif, sizes },
  ];
};
