/**
 * The few field shapes every schema is made of. Each helper takes the description an editor reads
 * (it reaches completion, hover text, forms and messages) and refuses what could not be shown well.
 * `role` says what a text stands for; whoever checks or edits content goes by it (`tree.ts`).
 * A message is the end of the sentence “This …”: `must be one line`.
 */
import { z } from 'astro/zod';

/** What a text can stand for beyond its words. */
export type Role = 'text' | 'alt' | 'path' | 'address' | 'phone' | 'reference' | 'picture' | 'time';

/** What a schema needs from its surroundings: a schema for the path of a picture beside the entry. */
export interface SchemaContext<Picture extends z.ZodType = z.ZodType> {
  image: () => Picture;
}

/** The least a picture must measure to stay sharp in its place, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a name can be an entry's folder, and with it a part of an address. */
export const isSlug = (name: string) => SLUG.test(name);

/** The name of an entry's folder, or of a file, that a title makes; `''` when it has no letter or digit. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const text = (role: Role, description: string, max: number) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(max, `must be at most ${max} characters long`)
    .regex(/^\S(.*\S)?$/u, 'must be one line without blanks at either end')
    .meta({ description, role });

/**
 * One line of plain text: trimmed at both ends, not empty, no line break, `max` characters at most.
 * Surrounding blanks are refused rather than removed, so that the file says exactly what the page shows.
 */
export const line = (max: number, description: string) => text('text', description, max);

/** The words that stand in for a picture or film. */
const alt = (description: string) => text('alt', description, 160);

/** Position among its siblings: a whole number from 1; lower comes first. */
export const order = (what: string) =>
  z
    .int()
    .min(1)
    .max(999)
    .meta({ description: `Position among ${what}: 1 comes first.` });

/**
 * The slug of an entry in another collection. The schema checks its form and says which collection it points to;
 * that the entry exists is checked where all entries are known.
 */
export const reference = (collection: 'services', description: string) =>
  z
    .string()
    .regex(SLUG, 'must be a slug such as "nad-drips"')
    .meta({ description, role: 'reference', collection });

/** An address on this site (`/contact`, `/activities#evening`). */
export const path = (description: string) =>
  z
    .string()
    .regex(/^\/([\w-]+(\/[\w-]+)*)?(#[\w-]+)?$/, 'must be an address on this site such as "/contact"')
    .meta({ description, role: 'path' });

/** An address elsewhere; only https. */
export const webAddress = (description: string) =>
  z
    .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
    .meta({ description, role: 'address' });

/** A picture with the words that stand in for it. Neither comes without the other. */
export const picture = <P extends z.ZodType>(
  { image }: SchemaContext<P>,
  description: string,
  size: PictureSize,
) =>
  z
    .strictObject({
      src: image().meta({
        description: 'The picture file, beside this text: “./name.jpg”.',
        role: 'picture',
        ...size,
      }),
      alt: alt('What the picture shows, for those who cannot see it.'),
    })
    .meta({ description });

/**
 * A film: its poster, and beside the poster the renditions named after it:
 * `<poster>.phone.av1.mp4`, `.phone.h264.mp4`, `.desktop.av1.mp4`, `.desktop.h264.mp4`.
 */
export const film = <P extends z.ZodType>({ image }: SchemaContext<P>, description: string) =>
  z
    .strictObject({
      poster: image().meta({
        description: 'The film’s first frame, beside this text: “./name.jpg”.',
        role: 'picture',
        film: true,
        width: 1280,
        height: 720,
      }),
      alt: alt('What the film shows, for those who cannot see it.'),
    })
    .meta({ description });

/** A button or link: what it says and where on this site it leads. */
export const link = (description: string) =>
  z
    .strictObject({
      label: line(40, 'What the button says.'),
      href: path('Where it leads on this site.'),
    })
    .meta({ description });

/** When an entry last changed: `'2026-11-20'`, in quotes, so that YAML and JSON read the same text. */
export const updated = z.iso
  .date('must be a date in quotes such as "2026-11-20"')
  .optional()
  .meta({ description: 'The day its words or pictures last changed; search engines are told.' });

/** Title and description of a page, for search results and link previews. */
export const seo = z
  .strictObject({
    title: line(60, 'The page’s title in search results, without the site’s name.'),
    description: line(160, 'The page in a sentence or two, for search results.'),
    updated,
  })
  .meta({ description: 'What search engines and link previews show.' });
