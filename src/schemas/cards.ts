import { z } from 'astro/zod';
import { line, order, picture, type SchemaContext } from './fields.ts';

/** A “Why choose us” card: `content/why/<slug>/index.json`. */
export const whyCard = <P extends z.ZodType>(context: SchemaContext<P>) =>
  z.strictObject({
    title: line(40, 'The point in two or three words.'),
    order: order('the cards'),
    description: line(240, 'The point made concrete, in two sentences.'),
    image: picture(context, 'The photograph of the card.', { width: 720, height: 540 }),
  });

/** A team portrait: `content/team/<slug>/index.json`. Name and role stay out until the operator fills them. */
export const teamMember = <P extends z.ZodType>(context: SchemaContext<P>) =>
  z.strictObject({
    area: line(40, 'What this person looks after: “Breath and movement”.'),
    order: order('the team'),
    portrait: picture(context, 'The portrait.', { width: 640, height: 800 }),
    name: line(60, 'The person’s name.').optional(),
    role: line(60, 'The person’s role.').optional(),
  });
