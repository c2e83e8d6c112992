import { z } from 'astro/zod';
import { group, line } from './fields.ts';
import { template } from './template.ts';

/** Marks a label whose words the specification gives exactly. */
const specified = (description: string) => `${description} Worded by the specification.`;

/** The words of the band that ends a page. */
const ending = (page: string) =>
  group(`Below ${page}.`, {
    heading: line(60, 'The heading.'),
    text: line(200, 'The sentence below the heading.'),
  });

/** Short texts that do not belong to a single page: `content/labels.json`. */
export const labels = () =>
  z.strictObject({
    links: group('Links to pages that are not in the menu.', {
      programme: line(40, 'Leads to the programme page.'),
      stages: line(40, 'Leads from a stage to all of them.'),
      services: line(40, 'Leads to the services page.'),
      contact: line(40, 'Leads from a not-found page to the contact page.'),
    }),
    shell: group('The header and the footer.', {
      skip: line(40, 'The first link of every page, for people who use a keyboard.'),
      menu: line(8, 'The button that opens the menu on a small screen.'),
      book: line(8, 'The button beside the menu, on every page; leads to the contact page.'),
      close: line(8, 'The button that closes the menu.'),
      mainNavigation: line(40, 'The name of the menu; read out, not shown.'),
      footerNavigation: line(40, 'The name of the links in the footer; read out, not shown.'),
      dataSaver: line(40, 'The switch in the footer that saves data.'),
      dataSaverHint: line(60, 'Below the switch: what it does.'),
      picture: template(40, 'While data is saved, the button that shows a picture.', 'size'),
      pictures: template(60, 'The same for several pictures.', 'count', 'size'),
      venue: line(40, 'Below the link to the sister venue in the footer: what that is.'),
      saveNumber: line(40, 'Leads to the contact details, which a phone can save.'),
      call: template(40, 'The button that rings the phone number.', 'phone'),
    }),
    closing: group('The band that ends a page.', {
      book: line(40, 'The button; leads to the contact page.'),
      next: template(40, 'Leads to the next page.', 'page'),
      about: ending('About'),
      stage: ending('each stage'),
      service: ending('each service'),
      gallery: ending('the gallery'),
      activities: ending('the activities'),
      contact: ending('the contact page, which has no button'),
      privacy: ending('the privacy page'),
    }),
    services: group('Services.', {
      navigation: line(60, 'The name of the links to the groups; read out, not shown.'),
      practitioner: template(40, 'The credit of a practitioner after the title.', 'practitioner'),
      benefits: line(60, 'The heading above the benefits.'),
      stages: line(60, 'The heading above the stages a service belongs to.'),
      askFirst: line(60, 'The heading above who should ask a doctor first.'),
      approval: template(80, 'Says which clinician approved a text, and when.', 'clinician', 'date'),
    }),
    practical: group('Headings on the programme page, above what guests ask before they come.', {
      heading: line(60, 'Above all of them.'),
      dates: line(60, 'Above the dates.'),
      gettingHere: line(60, 'Above how to travel there.'),
      rooms: line(60, 'Above the rooms.'),
      food: line(60, 'Above the food.'),
      whatToBring: line(60, 'Above what to bring.'),
      ageLimits: line(60, 'Above the age limits.'),
      askFirst: line(60, 'Above who should ask first.'),
    }),
    law: group('Headings on the privacy page.', {
      controller: line(60, 'Above who is responsible.'),
      basis: line(60, 'Above the legal basis.'),
      retention: line(60, 'Above how long messages are kept.'),
      rights: line(60, 'Above people’s rights.'),
      complaints: line(60, 'Above where to complain.'),
    }),
    stages: group('Stages of the programme.', {
      navigation: line(40, 'The name of the links below the text; read out, not shown.'),
      title: template(45, 'The title of its page in search results.', 'stage', 'number'),
      position: template(40, 'Follows the link to the programme.', 'number', 'count'),
      services: template(80, 'The heading above its services.', 'stage'),
      themes: line(40, 'Above the themes of each stage and of the About page.'),
      products: template(40, specified('The button.'), 'stage'),
      noProducts: line(80, 'Says why the button is disabled.'),
    }),
    previousNext: group('Links to the neighbours. Each label is followed by a name; read out, not shown.', {
      previous: line(20, 'Before the previous name.'),
      next: line(20, 'Before the next name.'),
    }),
    carousels: group('The carousels of the home page.', {
      carousel: line(20, 'What a carousel is; read out, not shown.'),
      slide: line(20, 'What a slide is; read out, not shown.'),
      part: line(40, 'Leads from a slide to its part of the day.'),
      position: template(
        40,
        'The number of a picture: the name of its slide, and above its caption.',
        'number',
        'count',
      ),
      picture: template(40, 'The name of the link to a picture; read out, not shown.', 'number', 'count'),
      play: line(20, 'The button that starts the pictures.'),
      pause: line(20, 'The button that stops them.'),
    }),
    film: group('Films.', {
      play: line(40, 'The button that plays a film.'),
      playSize: template(40, 'The same button on a slow connection or with the data saver on.', 'size'),
      pause: line(40, 'The button that pauses it.'),
      controls: line(20, 'The button that shows the browser’s own controls, while the film plays.'),
    }),
    lightbox: group('A photograph of the gallery, shown large.', {
      name: line(40, 'The name of the window; read out, not shown.'),
      previous: line(20, 'The button to the previous photograph.'),
      next: line(20, 'The button to the next photograph.'),
      close: line(20, 'The button that closes the window.'),
    }),
    offline: group('Shown without a connection.', {
      heading: line(60, 'Above the page shown in place of one that is not saved.'),
      text: line(160, 'Below that heading. The saved pages follow.'),
      saved: template(80, 'At the foot of a saved page.', 'date'),
      reload: line(30, 'The link after that, which loads the page again.'),
    }),
    form: group('The contact form.', {
      fields: group('What the fields are called.', {
        firstName: line(40, 'The first name.'),
        lastName: line(40, 'The last name.'),
        phoneNumber: line(40, 'The phone number.'),
        email: line(40, 'The email address.'),
        text: line(40, 'The message.'),
      }),
      errors: group('Shown below a field that is not filled in as it should be.', {
        firstName: line(80, specified('No first name.')),
        lastName: line(80, specified('No last name.')),
        phoneNumber: line(80, specified('Not a phone number.')),
        email: line(80, specified('Not an email address.')),
        text: line(80, specified('No message.')),
      }),
      tooLong: group('Shown below a text that is too long to be delivered.', {
        firstName: template(80, 'The first name.', 'count'),
        lastName: template(80, 'The last name.', 'count'),
        text: template(80, 'The message.', 'count'),
      }),
      lineBreak: group('Shown below a line break that cannot be delivered.', {
        firstName: line(80, 'In the first name.'),
        lastName: line(80, 'In the last name.'),
      }),
      success: line(80, specified('Shown once a message was submitted.')),
      noScript: template(160, 'Shown where there is no JavaScript.', 'phone'),
      stuck: line(160, 'Shown when the page cannot send a message; the phone number and the address follow.'),
      reload: line(40, 'The button that loads the page again when that may help.'),
      honeypot: line(40, 'A hidden field against spam; only programs fill it in.'),
    }),
  });
