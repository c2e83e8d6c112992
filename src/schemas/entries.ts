/** The entries without a text: each is a card, a slide, a portrait or a list, and has no page of its own. */
import { z } from 'astro/zod';
import { groups, line, list, order, reference } from './fields.ts';
import { picture, type SchemaContext } from './media.ts';

/** A retreat activity: `content/activities/<slug>/index.json`. */
export const activity = (context: SchemaContext) =>
  z.strictObject({
    title: line(40, 'The name of the activity.'),
    order: order('the activities'),
    description: line(280, 'What guests do, in two sentences.'),
    service: reference('services', 'The service to read more about, by the name of its folder.'),
    image: picture(context, 'A picture other than that of the service.', {
      width: 720,
      height: 450,
    }).optional(),
  });

/** A gallery location with its photographs: `content/gallery/<slug>/index.json`. */
export const gallery = (context: SchemaContext) =>
  z.strictObject({
    title: line(40, 'The name of the location: “Meganisi, Greece”.'),
    order: order('the locations'),
    description: line(240, 'The location in a sentence or two.'),
    photos: list(
      'The photographs, in the order they are shown.',
      [1, 30],
      picture(context, 'A photograph.', { width: 1080, height: 640 }),
    ),
  });

/** The parts of a day in order, which are also the names of the folders in `content/schedule/`. */
export const DAY_PARTS = ['morning', 'mid-morning', 'midday', 'afternoon', 'evening'] as const;

/** A part of the retreat day with its timed lines: `content/schedule/<part>/index.json`. */
export const schedulePart = () =>
  z.strictObject({
    title: line(20, 'The name of the part, as its tab shows it.'),
    order: order('the parts of the day'),
    lines: groups('The timed lines, earliest first.', [1, 16], {
      time: z
        .string()
        .regex(
          /^([1-9]|1[0-2]):[0-5]\d (AM|PM)$|^Sun(rise|set)$/,
          'must be a time such as "6:00 AM", "Sunrise" or "Sunset"',
        )
        .meta({ description: 'When it begins: “6:00 AM”, “Sunrise” or “Sunset”.', role: 'time' }),
      activity: line(120, 'What happens then.'),
    }),
  });

/** A slide of the home page's Daily Schedule Overview: `content/schedule-slides/<slug>/index.json`. */
export const scheduleSlide = (context: SchemaContext) =>
  z.strictObject({
    title: line(60, 'The title: “Morning: Restore & Release”.'),
    order: order('the slides'),
    description: line(280, 'That part of the day in two sentences.'),
    part: z.enum(DAY_PARTS).meta({ description: 'The part of the full timetable it leads to.' }),
    image: picture(context, 'Its picture; calm on the left, where the words are.', {
      width: 1280,
      height: 720,
    }),
  });

/** A team portrait: `content/team/<slug>/index.json`. Name and role are left out until the operator provides them. */
export const teamMember = (context: SchemaContext) =>
  z.strictObject({
    area: line(40, 'What this person looks after: “Breath and movement”.'),
    text: line(120, 'What belongs to it, in a sentence.').optional(),
    order: order('the team'),
    portrait: picture(context, 'The portrait.', { width: 640, height: 800 }),
    name: line(60, 'The person’s name.').optional(),
    role: line(60, 'The person’s role.').optional(),
  });

/** A “Why choose us” card: `content/why/<slug>/index.json`. */
export const whyCard = (context: SchemaContext) =>
  z.strictObject({
    title: line(40, 'The point in two or three words.'),
    order: order('the cards'),
    description: line(240, 'The point made concrete, in two sentences.'),
    image: picture(context, 'The photograph of the card.', { width: 720, height: 540 }),
  });
