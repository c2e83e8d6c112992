import { z } from 'astro/zod';
import { groups, line, order } from './fields.ts';

/** The parts of a day in order, which are also the names of the folders in `content/schedule/`. */
export const DAY_PARTS = ['morning', 'mid-morning', 'midday', 'afternoon', 'evening'] as const;

/** A part of the retreat day with its timed lines: `content/schedule/<part>/index.json`. */
export const schedulePart = () =>
  z.strictObject({
    title: line(20, 'The name of the part, as its tab shows it.'),
    order: order('the parts of the day'),
    lines: groups('The timed lines, earliest first.', [1, 16], {
      time: z
        .string()
        .regex(/^([1-9]|1[0-2]):[0-5]\d (AM|PM)$|^Sunset$/, 'must be a time such as "6:00 AM", or "Sunset"')
        .meta({ description: 'When it begins: “6:00 AM”, or “Sunset”.', role: 'time' }),
      activity: line(120, 'What happens then.'),
    }),
  });

/** A slide of the home page's Daily Schedule Overview: `content/schedule-slides/<slug>/index.json`. */
export const scheduleSlide = () =>
  z.strictObject({
    title: line(60, 'The title: “Morning: Restore & Release”.'),
    order: order('the slides'),
    description: line(280, 'That part of the day in two sentences.'),
    part: z.enum(DAY_PARTS).meta({ description: 'The part of the full timetable it leads to.' }),
  });
