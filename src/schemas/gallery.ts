import { z } from 'astro/zod';
import { line, list, order } from './fields.ts';
import { picture, type SchemaContext } from './media.ts';

/** A gallery location with its photographs: `content/gallery/<slug>/index.json`. */
export const gallery = (context: SchemaContext) =>
  z.strictObject({
    title: line(40, 'The name of the place: “Meganisi, Greece”.'),
    order: order('the locations'),
    description: line(240, 'The place in a sentence or two.'),
    photos: list(
      'The photographs, in the order they are shown.',
      [1, 30],
      picture(context, 'A photograph.', { width: 1080, height: 640 }),
    ),
  });
