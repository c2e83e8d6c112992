/** Days, times and lengths of stay in texts that the calendar or the content makes false. */
import { entriesOf, textAt, type Content } from '../../read/content.ts';
import { allTexts } from '../../read/textFields.ts';
import { plainly } from '../phrases.ts';
import { remember } from '../remember.ts';
import { contradictions, isOther, numberOf } from './numbers.ts';

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

const STAY =
  /\b(\d+|[a-z]+)(?:-day (?=(?:[\w-]+ )?(?:6R|retreat|programme)\b)| days(?=, all six stages| on (?:the|a \p{L}+) island| like this))/giu;

/** The lengths of stay in a text, in days. */
const daysIn = remember((text: string) =>
  Array.from(text.matchAll(STAY), ([, figure = '']) => numberOf(figure)).filter((days) => days > 0),
);

/** How many days a retreat has in most texts, of which the site’s description counts twice. */
export const stayOf = (content: Content): number | undefined => {
  const description = entriesOf(content, 'site').map((site) => textAt(site, 'description'));
  const said = [...description, ...allTexts(content).map(({ value }) => value)].flatMap((text) =>
    daysIn(text),
  );
  const times = (days: number) => said.filter((one) => one === days).length;
  return said.toSorted((one, other) => times(other) - times(one))[0];
};

/** “A 7-day retreat” where other texts say eight. */
const lengths = (days: number | undefined) =>
  contradictions(
    STAY,
    (figure = '') => days !== undefined && isOther(figure, days) && `other texts say ${days} days`,
  );

/** “Breathwork at 6:00 AM” where the timetable has it at another time. */
const times = (content: Content) => {
  const lines = allTexts(content).filter(
    ({ entry, path }) => entry.collection.name === 'schedule' && path.at(-1) === 'activity',
  );
  return contradictions(/(\p{L}+) at (\d{1,2}:\d\d [AP]M)/gu, (name = '', time = '') => {
    const named = lines.filter(({ value }) => plainly(value).split(' ').includes(plainly(name)));
    const real = named.map(({ group }) => String(group['time']));
    return real[0] !== undefined && !real.includes(time) && `the timetable says ${real[0]}`;
  });
};

/** “Friday 3 May 2027”, which is a Monday. */
const weekdays = contradictions(
  /\b(\p{Lu}[a-z]+day),? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\p{Lu}[a-z]+),? (20\d\d)\b/gu,
  (said, day, month, year) => {
    const date = new Date(`${day} ${month} ${year} UTC`);
    const real = Number.isNaN(date.getTime()) ? said : WEEKDAY.format(date);
    return real !== said && `that day is a ${real}`;
  },
);

/** “Complete by 2024” once that year is over. */
const years = contradictions(
  /\b(?:completes?|opens?|opening|ready|finished|due|planned)\b[^.!?]{0,40}\bby (20\d\d)\b/gi,
  (year) => Number(year) < new Date().getFullYear() && 'that year is over',
);

/** Everything that finds such a day, time or length in a text. */
export const datesIn = (content: Content) => [lengths(stayOf(content)), times(content), weekdays, years];
