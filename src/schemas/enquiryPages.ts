/** The pages whose words depend on whether the contact form delivers messages (docs/enquiries.md). */
import { z } from 'astro/zod';
import { group, groups, heading, introduction, line, link, paragraph, paragraphs, seo } from './fields.ts';
import { picture, type SchemaContext } from './media.ts';

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
