/** Days and years that their schema allows, and that the calendar does not. */
import { textAt, valueAt, type Entry } from '../../read/content.ts';
import type { FieldPath, Message } from '../../read/problem.ts';
import type { Rule } from '../checkContent.ts';
import { foundValue } from '../phrases.ts';
import { stayOf } from '../words/dates.ts';

const DAY = 86_400_000;

const daysFrom = (day: string) => (Date.parse(day) - Date.now()) / DAY;

const dayAt = ({ source }: Entry, ...path: FieldPath): string => {
  const value = valueAt(source.data, path);
  return value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' ? value : '';
};

const NOTE = { severity: 'note' } as const;

/** How to say what is wrong with a field of one entry. */
type Say = (path: FieldPath, found: string, fix: string, more?: Partial<Message>) => void;

/** When the text of an entry or page changed. */
const updatedAt = ({ collection }: Entry): FieldPath =>
  collection.folder.startsWith('pages/') ? ['seo', 'updated'] : ['updated'];

const inDays = (entry: Entry, latest: number, say: Say): void => {
  const [updated, approvedOn] = [dayAt(entry, ...updatedAt(entry)), dayAt(entry, 'approvedOn')];
  for (const [path, day] of [
    [updatedAt(entry), updated],
    [['approvedOn'], approvedOn],
  ] as const) {
    if (/^\d{4}-/.test(day) && day < '2000') say(path, `${day}, which is long ago`, 'correct the year');
    if (Date.parse(day) > latest && new Date(day).toISOString().startsWith(day))
      say(path, `${day}, which is still to come`, 'write the day on which it happened');
  }
  if (approvedOn && updated && approvedOn < updated) {
    const found = `${approvedOn}, before the text last changed, on ${updated}`;
    say(['approvedOn'], found, 'have the text read again, or correct one of the days', NOTE);
  }
  const [year, today] = [valueAt(entry.source.data, ['copyrightYear']), new Date().getFullYear()];
  if (typeof year === 'number' && year > today + 1)
    say(['copyrightYear'], foundValue(year), `write ${today}`, { ...NOTE, kind: 'number' });
};

/** The dates of retreats, each as long as the texts say: `stay` is in days. */
const inDates = (entry: Entry, stay: number | undefined, say: Say): void => {
  const dates = valueAt(entry.source.data, ['practical', 'dates']);
  let before = { from: '', to: '' };
  const seen = new Set<string>();
  for (const index of Array.isArray(dates) ? dates.keys() : []) {
    const path = ['practical', 'dates', index];
    const first = [...path, 'from'];
    const last = [...path, 'to'];
    const [from, to] = [textAt(entry, ...first), textAt(entry, ...last)];
    if (!from || !to) continue;
    const length = Math.round(daysFrom(to) - daysFrom(from)) + 1;
    if (daysFrom(from) > 5 * 366) say(first, `${from}, which is years from now`, 'correct the year');
    else if (length > 60) say(last, `${to}, the last of ${length} days`, 'correct the month or the year');
    else if (daysFrom(to) < -1) say(first, `${from}, a retreat that is over`, 'remove it', NOTE);
    else if (seen.has(`${from} ${to}`))
      say(first, `${from}, for the second time`, 'remove one of the two', { kind: 'repeated' });
    else if (from < before.from)
      say(first, `${from}, after ${before.from}`, 'put the dates in order, the next first', NOTE);
    else if (from < before.to)
      say(first, `${from}, before the last day of another, ${before.to}`, 'correct one of the two', NOTE);
    else if (stay !== undefined && length > 0 && length !== stay) {
      const found = `${to}, the last of ${length} days; the texts say ${stay}`;
      say(last, found, 'correct the day, or the texts', NOTE);
    }
    seen.add(`${from} ${to}`);
    if (daysFrom(from) < 5 * 366) before = { from, to };
  }
};

/** Finds days in the wrong year, in the future, out of order or over. */
export const days: Rule = (content, report) => {
  // Further east the next day has begun. If this machine's clock is slow, the second latest entry shows it.
  const others = content.entries
    .map((entry) => Date.parse(dayAt(entry, ...updatedAt(entry))))
    .filter((day) => day > 0);
  const latest = Math.max(Date.now() + DAY, others.sort((one, other) => other - one)[1] ?? 0);
  const stay = stayOf(content);
  for (const entry of content.entries) {
    const say: Say = (path, found, fix, more) =>
      report.field(entry, path, { kind: 'date', about: found, found, fix, ...more });
    inDays(entry, latest, say);
    inDates(entry, stay, say);
  }
};
