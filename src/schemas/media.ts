/** The fields for pictures and films. */
import type { ImageMetadata } from 'astro';
import { z } from 'astro/zod';
import { alt, group } from './fields.ts';

/** What Astro, or a tool, passes to a schema: how to read the path of a picture in the entry's folder. */
export interface SchemaContext {
  image: () => z.ZodType<ImageMetadata>;
}

/** The smallest size at which a picture is sharp in its place, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The sides that the subject of a picture can be on. Where the picture is cropped, that side stays in view. */
export const FOCUS = ['left', 'right', 'top', 'bottom'] as const;

const focus = z.enum(FOCUS).optional().meta({
  description:
    'The side its subject is on, which stays in view where it is cropped. In the middle: leave it out.',
});

/** A picture with its alternative text. Neither is valid without the other. */
export const picture = ({ image }: SchemaContext, description: string, size: PictureSize) =>
  group(description, {
    src: image().meta({
      description: 'The picture file, beside this text: “./name.jpg”.',
      role: 'picture',
      ...size,
    }),
    alt: alt('What the picture shows, for those who cannot see it.'),
    focus,
  });

/** The least size of a film’s first frame, in pixels. */
export const POSTER = { width: 1280, height: 720 };

/** The least size of the first frame of a film for upright phones, in pixels. */
export const UPRIGHT_POSTER = { width: 720, height: 900 };

/**
 * A film: its poster and, in the same folder, the renditions named after it: `<poster>.phone.av1.mp4`,
 * `.phone.h264.mp4`, `.desktop.av1.mp4`, `.desktop.h264.mp4`.
 */
export const film = ({ image }: SchemaContext, description: string) =>
  group(description, {
    poster: image().meta({
      description: 'The film’s first frame, beside this text: “./name.jpg”.',
      role: 'picture',
      film: true,
      ...POSTER,
    }),
    uprightPoster: image()
      .optional()
      .meta({
        description: 'The first frame of the films for phones, if those are upright: “./name-upright.jpg”.',
        role: 'picture',
        ...UPRIGHT_POSTER,
      }),
    alt: alt('What the film shows, for those who cannot see it.'),
    focus,
  });
