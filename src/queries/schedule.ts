import { getCollection } from 'astro:content';
import { byOrder } from './shared.ts';

/** The retreat day: its parts in order, each with its timed lines. */
export const getSchedule = async () =>
  (await getCollection('schedule'))
    .sort(byOrder)
    .map(({ id, data: { title, lines } }) => ({ id, title, lines }));

/** The slides of the home page's Daily Schedule Overview. */
export const getScheduleSlides = async () =>
  (await getCollection('scheduleSlides'))
    .sort(byOrder)
    .map(({ id, data: { title, description, part } }) => ({ id, title, description, part }));
