/** The words and pictures of the home page, section by section. */
import { z } from 'astro/zod';
import { eyebrow, group, heading, line, link, list, paragraphs, sentence } from './fields.ts';
import { film, picture, type SchemaContext } from './media.ts';
import { seo } from './seo.ts';

export const homePage = (context: SchemaContext) =>
  z.strictObject({
    seo,
    hero: group('The first view, over the film.', {
      eyebrow,
      heading,
      text: line(240, 'The line below the heading.'),
      film: film(context, 'The film behind the message; it starts by itself where that is welcome.'),
    }),
    teaser: group('The retreat in short, beside a picture.', {
      eyebrow,
      heading,
      paragraphs: paragraphs(3),
      pillars: line(240, 'The words above the six pillars, which are the stages.'),
      image: picture(context, 'The picture beside the text.', { width: 1200, height: 800 }),
      link: link('The call to action.'),
    }),
    banner: group('A wide picture with a few words beside it.', {
      heading,
      text: sentence,
      image: picture(context, 'The picture beside the words.', {
        width: 1920,
        height: 800,
      }),
      link: link('The call to action.'),
    }),
    schedule: group('The parts of the day, which turn like pages.', {
      eyebrow,
      heading,
      link: link('The way to the full timetable.'),
    }),
    why: group('The heading over the reasons; they are a collection of their own.', { eyebrow, heading }),
    callToAction: group('The invitation to get in touch.', {
      heading,
      text: sentence,
      link: link('The call to action.'),
    }),
    india: group('The retreat that is still being planned.', {
      eyebrow,
      heading,
      status: line(40, 'The words over the pictures: “Coming Soon”.'),
      paragraphs: paragraphs(3),
      images: list(
        'The pictures of the carousel.',
        [2, 12],
        picture(context, 'A picture.', { width: 1280, height: 720 }),
      ),
    }),
  });
