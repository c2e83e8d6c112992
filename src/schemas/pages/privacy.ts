import { z } from 'astro/zod';
import { group, groups, line, paragraph, seo } from '../fields.ts';
import { heading, introduction, paragraphs } from './parts.ts';

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
