import { z } from 'astro/zod';
import { date, group, line, link, list, paragraph, seo } from '../fields.ts';
import { film, type SchemaContext } from '../media.ts';
import { eyebrow, heading, paragraphs, sentence } from './parts.ts';

const retreat = z
  .strictObject({ from: date('The day guests arrive.'), to: date('The day they leave.') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must be a day on or after "from"' });

export const programmePage = (context: SchemaContext) =>
  z.strictObject({
    seo,
    eyebrow,
    heading,
    paragraphs: paragraphs(3),
    film: film(context, 'The programme film.'),
    stages: group('The heading over the six stages; they are a collection of their own.', {
      heading,
      text: sentence,
    }),
    activities: group('The invitation to the activities.', {
      heading,
      text: sentence,
      link: link('The link to the activities.'),
    }),
    practical: group('What guests ask before they come. Each part is shown once it is filled in.', {
      dates: list('The dates of the coming retreats.', [0, 24], retreat),
      gettingHere: paragraph('How to travel to the retreat.').optional(),
      rooms: paragraph('Where guests sleep.').optional(),
      food: paragraph('What guests eat, and whom to tell about allergies.').optional(),
      whatToBring: list('What guests should bring.', [0, 20], line(80, 'One thing to bring.')),
      ageLimits: paragraph('Who may come, by age.').optional(),
      askFirst: paragraph('Who should speak to you before booking, and about what.').optional(),
    }),
  });
