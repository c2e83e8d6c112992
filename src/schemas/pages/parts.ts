/** The parts that pages have in common. */
import { z } from 'astro/zod';
import { line, paragraph } from '../fields.ts';

export const eyebrow = line(60, 'The small line above the heading.');

export const heading = line(120, 'The heading.');

/** The sentence below a heading. */
export const sentence = line(240, 'The sentence below it.');

export const introduction = line(320, 'The introduction.');

export const paragraphs = (max: number) =>
  z
    .array(paragraph('One paragraph.'))
    .min(1)
    .max(max)
    .meta({ description: `One to ${max} paragraphs.` });

/** A group of fields that belong to one part of a page. */
export const section = <S extends z.core.$ZodLooseShape>(description: string, shape: S) =>
  z.strictObject(shape).meta({ description });
