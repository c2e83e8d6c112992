import { getEntries } from './entries.ts';

export type DayPart = Awaited<ReturnType<typeof getSchedule>>[number];
export type Slide = Awaited<ReturnType<typeof getScheduleSlides>>[number];

/** The colours of the parts of the day, in their order. */
const COLOURS = ['dawn', 'noon', 'garden', 'dusk', 'night'];

/** The retreat day: its parts in order, each with the class of its colour and its timed lines. */
export const getSchedule = async () =>
  (await getEntries('schedule')).map(({ id, data: { title, lines } }, index) => ({
    id,
    title,
    look: `palette-${COLOURS[index]}`,
    lines,
  }));

/** The slides of the home page's Daily Schedule Overview. */
export const getScheduleSlides = async () =>
  (await getEntries('scheduleSlides')).map(({ id, data }) => ({ id, ...data }));
