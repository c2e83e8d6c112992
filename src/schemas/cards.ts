import { z } from 'astro/zod';
import { line, order, picture, type SchemaContext } from './fields.ts';

/** A “Why choose us” card: `content/why/<slug>/index.json`. */
export const whyCard = (context: SchemaContext) =>
  z.strictObject({
    title: line(40, 'The point in two or three words.'),
    order: order('the cards'),
    description: line(240, 'The point made concrete, in two sentences.'),
    image: picture(context, 'The photograph of the card.'),
  });

/** A team portrait: `content/team/<slug>/index.json`. Name and role stay out until the operator fills them. */
export const teamMember = (context: SchemaContext) =>
  z.strictObject({
    area: line(40, 'What this person looks after: “Breath and movement”.'),
    order: order('the team'),
    portrait: picture(context, 'The portrait.'),
    name: line(60, 'The person’s name.').optional(),
    role: line(60, 'The person’s role.').optional(),
  });
