/**
 * The words and pictures of each page: `content/pages/<page>/index.json`. The home page is in `homePage.ts`, and those whose
 * words depend on whether the form delivers messages are in `enquiryPages.ts`.
 */
import { z } from 'astro/zod';
import {
  date,
  eyebrow,
  group,
  groups,
  heading,
  introduction,
  line,
  link,
  list,
  paragraph,
  paragraphs,
  sentence,
} from './fields.ts';
import { film, picture, type SchemaContext } from './media.ts';
import { seo, seoWithoutAddress } from './seo.ts';

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
    picture: picture(context, 'The picture beside the themes.', { width: 1200, height: 800 }).optional(),
    team: group('The heading over the team; its members are a collection of their own.', {
      eyebrow,
      heading,
      text: sentence,
    }),
  });

const retreat = z
  .strictObject({ from: date('The day guests arrive.'), to: date('The day they leave.') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must be on or after "from"' });

export const programmePage = (context: SchemaContext) =>
  z.strictObject({
    seo,
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
      image: picture(context, 'The picture beside it.', { width: 1200, height: 800 }),
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

export const galleryPage = (context: SchemaContext) =>
  z.strictObject({
    seo,
    heading,
    text: line(240, 'The welcome over the banner.'),
    image: picture(context, 'The banner picture.', { width: 1600, height: 800 }),
  });

const serviceGroup = (description: string) =>
  group(description, { heading, text: line(200, 'The group in a sentence.') });

export const servicesPage = (context: SchemaContext) =>
  z.strictObject({
    seo,
    heading,
    text: introduction,
    image: picture(context, 'The picture at the top.', { width: 1280, height: 720 }),
    groups: group('The heading and introduction of each group.', {
      drips: serviceGroup('The drips.'),
      light: serviceGroup('The treatments with light.'),
      'cold-and-heat': serviceGroup('Cold and heat.'),
      'mind-and-body': serviceGroup('Mind and body.'),
      plans: serviceGroup('The plans.'),
    }),
    enquiry: group('The invitation to ask, below the list.', {
      heading,
      text: sentence,
      link: link('The call to action.'),
    }),
  });

export const activitiesPage = () =>
  z.strictObject({
    seo,
    heading,
    text: introduction,
    schedule: group('The heading over the full timetable.', { heading, text: sentence }),
  });

/** A page that only has a heading so far (`/packages`, `/yoga`). */
export const placeholderPage = () => z.strictObject({ seo, heading });

export const notFoundPage = () =>
  z.strictObject({ seo: seoWithoutAddress, heading, text: line(240, 'The sentence below the heading.') });
