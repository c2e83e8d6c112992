/** The words and pictures of each page: `content/pages/<page>/index.json`. */
import { z } from 'astro/zod';
import { date, group, groups, line, link, list, paragraph, seo } from './fields.ts';
import { film, picture, type SchemaContext } from './media.ts';

const eyebrow = line(60, 'The small line above the heading.');

const heading = line(120, 'The heading.');

/** The sentence below a heading. */
const sentence = line(240, 'The sentence below it.');

const introduction = line(320, 'The introduction.');

const paragraphs = (max: number) => list(`One to ${max} paragraphs.`, [1, max], paragraph('One paragraph.'));

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
      pillars: line(240, 'The sentence about the six pillars.'),
      image: picture(context, 'The picture beside the text.', { width: 1200, height: 800 }),
      link: link('The call to action.'),
    }),
    banner: group('The wide picture with a few words over it.', {
      heading,
      text: sentence,
      image: picture(context, 'The picture behind it; calm on the left, where the words are.', {
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

export const galleryPage = (context: SchemaContext) =>
  z.strictObject({
    seo,
    heading,
    text: line(240, 'The welcome over the banner.'),
    image: picture(context, 'The banner picture.', { width: 1920, height: 800 }),
  });

const serviceGroup = (description: string) =>
  group(description, { heading, text: line(200, 'The group in a sentence.') });

export const servicesPage = () =>
  z.strictObject({
    seo,
    heading,
    text: introduction,
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

export const contactPage = (context: SchemaContext) =>
  z.strictObject({
    seo,
    heading,
    text: introduction,
    image: picture(context, 'The picture beside the form; a phone leaves it out.', {
      width: 1200,
      height: 900,
    }),
    phoneHint: line(80, 'The hint below the phone field.'),
    submit: line(24, 'What the button says.'),
    note: group('Said beside the form: what happens to what is typed.', {
      silent: line(240, 'Said while the form sends nothing.'),
      delivering: line(240, 'Said once it delivers messages.'),
      silentSent: line(
        240,
        'What happens next, said after a submit while the form sends nothing.',
      ).optional(),
      deliveringSent: line(240, 'What happens next, said after a message was delivered.').optional(),
    }),
    replyTime: line(160, 'When guests can expect an answer. Shown only when filled in.').optional(),
    delivery: group('What the form says once it delivers messages (docs/enquiries.md).', {
      sending: line(24, 'What the button says while a message is on its way.'),
      retrying: line(200, 'Said when it takes longer because sending is tried again.'),
      refused: line(240, 'Said when the service did not take the message. Phone and address follow.'),
      unreachable: line(240, 'Said when there was no answer. Phone and address follow.'),
      offline: line(240, 'Said without a connection. Phone and address follow.'),
      online: line(240, 'Said when the connection is back. Phone and address follow.'),
      unconfirmed: line(240, 'Said when the page was left while sending. Phone and address follow.'),
    }),
  });

/** The page that follows a message sent without JavaScript; only in a build that delivers messages. */
export const thanksPage = () =>
  z.strictObject({
    seo,
    heading,
    text: introduction,
    link: link('The link to another page.'),
  });

export const privacyPage = () =>
  z.strictObject({
    seo,
    heading,
    text: introduction,
    sections: groups('What is said, under a heading each.', [1, 12], { heading, paragraphs: paragraphs(4) }),
    form: group('What is said of the contact form, after the first heading.', {
      heading,
      silent: paragraphs(4).meta({ description: 'Said while the form sends nothing.' }),
      delivering: paragraphs(3).meta({ description: 'Said once it delivers messages.' }),
      service: line(80, 'The words before the address of the service that receives them.'),
    }),
    law: group('What the law asks of the operator. Each part is shown once it is filled in.', {
      controller: paragraph('Who is responsible for personal data, and how to reach them.').optional(),
      basis: paragraph('The legal basis on which messages are used.').optional(),
      retention: paragraph('How long messages are kept.').optional(),
      rights: paragraph('The rights of the people who write.').optional(),
      complaints: paragraph('Where they can complain.').optional(),
    }),
  });

/** A page that only has a heading so far (`/packages`, `/yoga`). */
export const placeholderPage = () => z.strictObject({ seo, heading });

export const notFoundPage = () =>
  z.strictObject({ seo, heading, text: line(240, 'The kind sentence below it.') });
