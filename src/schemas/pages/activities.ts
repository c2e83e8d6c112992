import { z } from 'astro/zod';
import { seo } from '../fields.ts';
import { heading, introduction, section, sentence } from './parts.ts';

export const activitiesPage = () =>
  z.strictObject({
    seo,
    heading,
    text: introduction,
    schedule: section('The heading over the full timetable.', { heading, text: sentence }),
  });
