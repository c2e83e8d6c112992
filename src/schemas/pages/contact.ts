import { z } from 'astro/zod';
import { group, line, link, seo } from '../fields.ts';
import { picture, type SchemaContext } from '../media.ts';
import { heading, introduction } from './parts.ts';

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
