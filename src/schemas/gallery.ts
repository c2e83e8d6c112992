import { z } from 'astro/zod';
import { line, order } from './fields.ts';
import { picture, type SchemaContext } from './media.ts';

/** A gallery location with its photographs: `content/gallery/<slug>/index.json`. */
export const gallery = (context: SchemaContext) =>
  z.strictObject({
    title: line(40, 'The name of the place: “Meganisi, Greece”.'),
    order: order('the locations'),
    description: line(240, 'The place in a sentence or two.'),
    photos: z
      .array(picture(context, 'A photograph.', { width: 1080, height: 640 }))
      .min(1)
      .max(30)
      .meta({ description: 'The photographs, in the order they are shown.' }),
  });
