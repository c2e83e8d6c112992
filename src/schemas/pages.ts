/** Texts of single pages: `content/pages/<page>/index.json`, one schema a page. */
import { z } from 'astro/zod';
import { film, line, link, picture, seo, type SchemaContext } from './fields.ts';

const eyebrow = line(60, 'The small line above the heading.');
const heading = line(120, 'The heading.');
const paragraphs = (max: number) =>
  z
    .array(line(600, 'One paragraph.'))
    .min(1)
    .max(max)
    .meta({ description: `One to ${max} paragraphs.` });

/** A part of a page. */
const section = <S extends z.core.$ZodLooseShape>(description: string, shape: S) =>
  z.strictObject(shape).meta({ description });

export const homePage = <P extends z.ZodType>(context: SchemaContext<P>) =>
  z.strictObject({
    seo,
    hero: section('The first view, over the film.', {
      eyebrow,
      heading,
      text: line(240, 'The line below the heading.'),
      film: film(context, 'The film behind the message; it starts by itself where that is welcome.'),
    }),
    teaser: section('The retreat in short, beside a picture.', {
      eyebrow,
      heading,
      paragraphs: paragraphs(3),
      pillars: line(240, 'The sentence about the six pillars.'),
      image: picture(context, 'The picture beside the text.', { width: 1200, height: 800 }),
      link: link('The call to action.'),
    }),
    banner: section('The wide picture with a few words over it.', {
      heading,
      text: line(240, 'The sentence below it.'),
      image: picture(context, 'The picture behind it; calm on the left, where the words stand.', {
        width: 1920,
        height: 800,
      }),
      link: link('The call to action.'),
    }),
    schedule: section('The parts of the day, which turn like pages.', {
      eyebrow,
      heading,
      link: link('The way to the full timetable.'),
    }),
    why: section('The heading over the reasons; they are a collection of their own.', { eyebrow, heading }),
    reserve: section('The invitation to get in touch.', {
      heading,
      text: line(240, 'The sentence below it.'),
      link: link('The call to action.'),
    }),
    india: section('The house that is still to come.', {
      eyebrow,
      heading,
      status: line(40, 'The words over the pictures: “Coming Soon”.'),
      paragraphs: paragraphs(3),
      images: z
        .array(picture(context, 'A picture.', { width: 1280, height: 720 }))
        .min(2)
        .meta({ description: 'The pictures of the carousel.' }),
    }),
  });

export const aboutPage = <P extends z.ZodType>(context: SchemaContext<P>) =>
  z.strictObject({
    seo,
    film: film(context, 'The full-screen film.'),
    motto: line(120, 'The motto below the brand heading.'),
    paragraphs: paragraphs(6),
    themes: z
      .array(z.strictObject({ title: line(30, 'The theme.'), text: line(240, 'What it means here.') }))
      .min(3)
      .max(6)
      .meta({ description: 'What the retreat works with.' }),
    team: section('The heading over the team; its members are a collection of their own.', {
      eyebrow,
      heading,
      text: line(240, 'The sentence below it.'),
    }),
  });

export const programmePage = <P extends z.ZodType>(context: SchemaContext<P>) =>
  z.strictObject({
    seo,
    eyebrow,
    heading,
    paragraphs: paragraphs(3),
    film: film(context, 'The programme film.'),
    stages: section('The heading over the six stages; they are a collection of their own.', {
      heading,
      text: line(240, 'The sentence below it.'),
    }),
    activities: section('The way on to the activities.', {
      heading,
      text: line(240, 'The sentence below it.'),
      link: link('The way to the activities.'),
    }),
  });

export const galleryPage = <P extends z.ZodType>(context: SchemaContext<P>) =>
  z.strictObject({
    seo,
    heading,
    text: line(240, 'The welcome over the banner.'),
    image: picture(context, 'The banner picture.', { width: 1920, height: 800 }),
  });

const serviceGroup = (description: string) =>
  section(description, { heading, text: line(200, 'The group in a sentence.') });

export const servicesPage = () =>
  z.strictObject({
    seo,
    heading,
    text: line(320, 'The introduction.'),
    groups: z
      .strictObject({
        drips: serviceGroup('The drips.'),
        light: serviceGroup('The treatments with light.'),
        'cold-and-heat': serviceGroup('Cold and heat.'),
        'mind-and-body': serviceGroup('Mind and body.'),
        plans: serviceGroup('The plans.'),
      })
      .meta({ description: 'The heading and introduction of each group.' }),
    enquiry: section('The invitation to ask, below the list.', {
      heading,
      text: line(240, 'The sentence below it.'),
      link: link('The call to action.'),
    }),
  });

export const activitiesPage = () =>
  z.strictObject({
    seo,
    heading,
    text: line(320, 'The introduction.'),
    schedule: section('The heading over the full timetable.', {
      heading,
      text: line(240, 'The sentence below it.'),
    }),
  });

export const contactPage = () =>
  z.strictObject({
    seo,
    heading,
    text: line(320, 'The introduction.'),
    phoneHint: line(80, 'The hint below the phone field.'),
    submit: line(24, 'What the button says.'),
    delivery: z
      .strictObject({
        sending: line(24, 'What the button says while a message is on its way.'),
        retrying: line(200, 'Said when it takes longer because sending is tried again.'),
        refused: line(240, 'Said when the service did not take the message. Phone and address follow.'),
        unreachable: line(240, 'Said when there was no answer. Phone and address follow.'),
        offline: line(240, 'Said without a connection. Phone and address follow.'),
        online: line(240, 'Said when the connection is back. Phone and address follow.'),
        unconfirmed: line(240, 'Said when the page was left while sending. Phone and address follow.'),
      })
      .meta({ description: 'What the form says once it delivers messages (docs/enquiries.md).' }),
  });

/** Where a message that was sent without JavaScript leads; only in a build that delivers messages. */
export const thanksPage = () =>
  z.strictObject({
    seo,
    heading,
    text: line(320, 'The introduction.'),
    link: link('The way on.'),
  });

/** The privacy page. */
export const privacyPage = () =>
  z.strictObject({
    seo,
    heading,
    text: line(320, 'The introduction.'),
    sections: z
      .array(z.strictObject({ heading, paragraphs: paragraphs(4) }))
      .min(1)
      .meta({ description: 'What is said, under a heading each.' }),
    form: z
      .strictObject({
        heading,
        silent: paragraphs(4).meta({ description: 'Said while the form sends nothing.' }),
        delivering: paragraphs(3).meta({ description: 'Said once it delivers messages.' }),
        service: line(80, 'The words before the address of the service that receives them.'),
      })
      .meta({ description: 'What is said of the contact form, after the first heading.' }),
  });

/** A page that is only a word for now (`/packages`, `/yoga`). */
export const placeholderPage = () => z.strictObject({ seo, heading });

/** A not-found page. */
export const notFoundPage = () =>
  z.strictObject({ seo, heading, text: line(240, 'The kind sentence below it.') });
