/**
 * The field types that every schema is made of. Each takes a description, which editors see in completion, hover text,
 * forms and messages, and rejects what a page could not show well. `role` is what a text stands for; the content check
 * and the visual editor depend on it. Each message completes the sentence “This …”: `must be one line`.
 */
import { z } from 'astro/zod';

/** What a text can stand for beyond its words. */
export type Role =
  | 'text'
  | 'alt'
  | 'path'
  | 'formerAddress'
  | 'address'
  | 'phone'
  | 'reference'
  | 'picture'
  | 'time'
  | 'confirmed';

/** The name of an entry's folder, which is also part of its address. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The longest name of an entry's folder. */
export const SLUG_MAX = 60;

const text = (role: Role, description: string, max: number, min: number) =>
  z
    .string()
    .min(min, min === 1 ? 'must not be empty' : `must be at least ${min} characters long`)
    .max(max, `must be at most ${max} characters long`)
    .regex(/^\S(.*\S)?$/u, 'must be one line, with no space at either end')
    .meta({ description, role });

/**
 * One line of plain text: not empty, no line break, no spaces at either end, `min` to `max` characters. Such spaces are
 * rejected rather than removed, so that the file contains exactly what the page shows.
 */
export const line = (max: number, description: string, { min = 1 } = {}) =>
  text('text', description, max, min);

/** A paragraph of plain text. */
export const paragraph = (description: string) => line(600, description);

/** The small line above a heading, the heading, and what stands below it: a sentence, or on some pages an introduction. */
export const eyebrow = line(60, 'The small line above the heading.');
export const heading = line(120, 'The heading.');
export const sentence = line(240, 'The sentence below the heading.');
export const introduction = line(320, 'The introduction below the heading.');

/** Alternative text of a picture or film. */
export const alt = (description: string) => text('alt', description, 160, 1);

/** Position in its list: a whole number from 1; lower comes first. */
export const order = (what: string) =>
  z
    .int()
    .min(1)
    .max(999)
    .meta({ description: `Position among ${what}: 1 comes first.` });

/**
 * The slug of an entry in another collection, which is named by its key in `collections.ts`. The schema checks only the
 * form of the slug; the content check makes sure that the entry exists.
 */
export const reference = (collection: string, description: string) =>
  z
    .string()
    .regex(SLUG, 'must be the name of a folder, such as "nad-drips"')
    .max(SLUG_MAX, `must be at most ${SLUG_MAX} characters long`)
    .meta({ description, role: 'reference', collection });

/** An address on this site (`/contact`, `/activities#evening`). */
export const path = (description: string) =>
  z
    .string()
    .regex(/^\/([\w-]+(\/[\w-]+)*)?(#[\w-]+)?$/, 'must be an address on this site, such as "/contact"')
    // A folder and an anchor.
    .max(140, 'must be at most 140 characters long')
    .meta({ description, role: 'path' });

/** An address elsewhere; only https. */
export const webAddress = (description: string) =>
  z
    .url({ protocol: /^https$/, error: 'must be an address that begins with https://' })
    .max(200, 'must be at most 200 characters long')
    .meta({ description, role: 'address' });

/** A button or link: its text, and the address on this site that it leads to. */
export const link = (description: string) =>
  group(description, {
    label: line(40, 'What the button says.'),
    href: path('Where it leads on this site.'),
  });

/** Fields that belong together. */
export const group = <Fields extends z.core.$ZodLooseShape>(description: string, fields: Fields) =>
  z.strictObject(fields).meta({ description });

/** A list of the given field, with `min` to `max` items. */
export const list = <Field extends z.ZodType>(
  description: string,
  [min, max]: readonly [min: number, max: number],
  field: Field,
) => z.array(field).min(min).max(max).meta({ description });

/** One to `max` paragraphs of plain text. */
export const paragraphs = (max: number) =>
  list(`One to ${max} paragraphs.`, [1, max], paragraph('One paragraph.'));

/** A list of groups of fields, with `min` to `max` items. */
export const groups = <Fields extends z.core.$ZodLooseShape>(
  description: string,
  range: readonly [min: number, max: number],
  fields: Fields,
) => list(description, range, z.strictObject(fields));

/**
 * A day: `2026-11-20`. Without quotes YAML reads a date, which becomes the text again; the content check refuses days
 * that no calendar has, which YAML moves to the next month.
 */
export const date = (description: string) =>
  z
    .preprocess(
      (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
      z.iso.date('must be a date such as "2026-11-20"'),
    )
    .meta({ type: 'string', format: 'date', description });
