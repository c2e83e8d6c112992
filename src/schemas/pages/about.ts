import { z } from 'astro/zod';
import { group, groups, line, seo } from '../fields.ts';
import { film, type SchemaContext } from '../media.ts';
import { eyebrow, heading, paragraphs, sentence } from './parts.ts';

export const aboutPage = (context: SchemaContext) =>
  z.strictObject({
    seo,
    film: film(context, 'The full-screen film.'),
    motto: line(120, 'The motto below the brand heading.'),
    paragraphs: paragraphs(6),
    themes: groups('What the retreat works with.', [3, 6], {
      title: line(30, 'The theme.'),
      text: line(240, 'What it means here.'),
    }),
    team: group('The heading over the team; its members are a collection of their own.', {
      eyebrow,
      heading,
      text: sentence,
    }),
  });
