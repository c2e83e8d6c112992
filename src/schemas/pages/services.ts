import { z } from 'astro/zod';
import { line, link, seo } from '../fields.ts';
import { heading, introduction, section, sentence } from './parts.ts';

const group = (description: string) =>
  section(description, { heading, text: line(200, 'The group in a sentence.') });

export const servicesPage = () =>
  z.strictObject({
    seo,
    heading,
    text: introduction,
    groups: section('The heading and introduction of each group.', {
      drips: group('The drips.'),
      light: group('The treatments with light.'),
      'cold-and-heat': group('Cold and heat.'),
      'mind-and-body': group('Mind and body.'),
      plans: group('The plans.'),
    }),
    enquiry: section('The invitation to ask, below the list.', {
      heading,
      text: sentence,
      link: link('The call to action.'),
    }),
  });
