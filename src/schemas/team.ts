import { z } from 'astro/zod';
import { line, order } from './fields.ts';
import { picture, type SchemaContext } from './media.ts';

/** A team portrait: `content/team/<slug>/index.json`. Name and role are left out until the operator provides them. */
export const teamMember = (context: SchemaContext) =>
  z.strictObject({
    area: line(40, 'What this person looks after: “Breath and movement”.'),
    order: order('the team'),
    portrait: picture(context, 'The portrait.', { width: 640, height: 800 }),
    name: line(60, 'The person’s name.').optional(),
    role: line(60, 'The person’s role.').optional(),
  });
