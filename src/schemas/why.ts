import { z } from 'astro/zod';
import { line, order } from './fields.ts';
import { picture, type SchemaContext } from './media.ts';

/** A “Why choose us” card: `content/why/<slug>/index.json`. */
export const whyCard = (context: SchemaContext) =>
  z.strictObject({
    title: line(40, 'The point in two or three words.'),
    order: order('the cards'),
    description: line(240, 'The point made concrete, in two sentences.'),
    image: picture(context, 'The photograph of the card.', { width: 720, height: 540 }),
  });
