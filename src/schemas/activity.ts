import { z } from 'astro/zod';
import { line, order, reference } from './fields.ts';

/** A retreat activity: `content/activities/<slug>/index.json`. */
export const activity = () =>
  z.strictObject({
    title: line(40, 'The name of the activity.'),
    order: order('the activities'),
    description: line(280, 'What guests do, in two sentences.'),
    service: reference('services', 'The service to read more about, by slug.'),
  });
