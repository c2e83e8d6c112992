import { z } from 'astro/zod';
import { group, seo } from '../fields.ts';
import { heading, introduction, sentence } from './parts.ts';

export const activitiesPage = () =>
  z.strictObject({
    seo,
    heading,
    text: introduction,
    schedule: group('The heading over the full timetable.', { heading, text: sentence }),
  });
