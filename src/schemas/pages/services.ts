import { z } from 'astro/zod';
import { group, line, link, seo } from '../fields.ts';
import { heading, introduction, sentence } from './parts.ts';

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
