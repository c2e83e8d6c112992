/** The pages whose words depend on whether the contact form delivers messages (docs/enquiries.md). */
import { z } from 'astro/zod';
import { group, groups, heading, introduction, line, link, paragraph, paragraphs } from './fields.ts';
import { picture, type SchemaContext } from './media.ts';
import { seo } from './seo.ts';

export const contactPage = (context: SchemaContext) =>
  z.strictObject({
    seo,
    heading,
    text: introduction,
    image: picture(context, 'The picture beside the form; not shown on a phone.', {
      width: 1200,
      height: 900,
    }),
    phoneHint: line(80, 'The hint below the phone field.'),
    messageHint: line(120, 'The hint below the message field.').optional(),
    submit: line(24, 'What the button says.'),
    note: group('Shown beside the form: what happens to what a visitor types.', {
      silent: line(240, 'Shown while the contact form sends nothing.'),
      delivering: line(240, 'Shown once the contact form delivers messages.'),
      silentSent: line(240, 'Shown after a submit while the contact form sends nothing.').optional(),
      deliveringSent: line(240, 'Shown after a message was delivered.').optional(),
    }),
    replyTime: line(160, 'When guests can expect an answer. Shown only when filled in.').optional(),
    delivery: group('What the contact form says once it delivers messages (docs/enquiries.md).', {
      sending: line(24, 'What the button says while a message is on its way.'),
      retrying: line(200, 'Shown while a message is sent again because the first try failed.'),
      refused: line(240, 'Shown when the service refused the message. Phone and address follow.'),
      unreachable: line(240, 'Shown when the service did not answer. Phone and address follow.'),
      offline: line(240, 'Shown when there is no connection. Phone and address follow.'),
      online: line(240, 'Shown when the connection is back. Phone and address follow.'),
      unconfirmed: line(240, 'Shown when the page was left before an answer. Phone and address follow.'),
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
    sections: groups('The sections of the page.', [1, 12], { heading, paragraphs: paragraphs(4) }),
    form: group('The section about the contact form, after the first one.', {
      heading,
      silent: paragraphs(4).meta({ description: 'Shown while the contact form sends nothing.' }),
      delivering: paragraphs(3).meta({ description: 'Shown once the contact form delivers messages.' }),
      service: line(80, 'The words before the address of the service that receives messages.'),
    }),
    law: group('What the law asks of the operator. Each part is shown once it is filled in.', {
      controller: paragraph('Who is responsible for personal data, and how to reach them.').optional(),
      basis: paragraph('The legal basis on which messages are used.').optional(),
      retention: paragraph('How long messages are kept.').optional(),
      rights: paragraph('The rights of people who send a message.').optional(),
      complaints: paragraph('Where they can complain.').optional(),
    }),
  });
