/** The parts that pages have in common. */
import { line, list, paragraph } from '../fields.ts';

export const eyebrow = line(60, 'The small line above the heading.');

export const heading = line(120, 'The heading.');

/** The sentence below a heading. */
export const sentence = line(240, 'The sentence below it.');

export const introduction = line(320, 'The introduction.');

export const paragraphs = (max: number) =>
  list(`One to ${max} paragraphs.`, [1, max], paragraph('One paragraph.'));
