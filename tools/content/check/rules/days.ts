/** Days and years that their schema allows, and that the calendar does not. */
import { textAt, valueAt, type Entry } from '../../read/content.ts';
import type { FieldPath, Message } from '../../read/problem.ts';
import type { Rule } from '../checkContent.ts';
import { foundValue } from '../phrases.ts';

const DAY = 86_400_000;

const daysFrom = (day: string) => (Date.parse(day) - Date.now()) / DAY;

const dayAt = ({ source }: Entry, name: string): string => {
  const value = valueAt(source.data, [name]);
  return value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' ? value : '';
};

/** What is wrong with days and years, which only the calendar shows. */
function* inDays(entry: Entry, latest: number): Generator<readonly [path: FieldPath, message: Message]> {
  const say = (found: string, fix: string, isNote?: true, kind = 'date'): Message => ({
    kind,
    about: found,
    ...(isNote && { severity: 'note' }),
    found,
    fix,
  });
  const [updated, approvedOn] = [dayAt(entry, 'updated'), dayAt(entry, 'approvedOn')];
  for (const [name, day] of Object.entries({ updated, approvedOn })) {
    if (/^\d{4}-/.test(day) && day < '2000')
      yield [[name], say(`${day}, which is long ago`, 'correct the year')];
    if (Date.parse(day) > latest)
      yield [[name], say(`${day}, which is still to come`, 'write the day on which it was done')];
  }
  if (approvedOn && updated && approvedOn < updated)
    yield [
      ['approvedOn'],
      say(
        `${approvedOn}, before the text last changed, on ${updated}`,
        'have the text read again, or correct one of the days',
        true,
      ),
    ];
  const year = valueAt(entry.source.data, ['copyrightYear']);
  if (typeof year === 'number' && year > new Date().getFullYear() + 1)
    yield [['copyrightYear'], say(foundValue(year), `write ${new Date().getFullYear()}`, true, 'number')];
  const dates = valueAt(entry.source.data, ['practical', 'dates']);
  let before = '';
  const seen = new Set<string>();
  for (const index of Array.isArray(dates) ? dates.keys() : []) {
    const path = ['practical', 'dates', index];
    const [from, to] = ['from', 'to'].map((name) => textAt(entry, ...path, name));
    if (!from || !to) continue;
    if (daysFrom(from) > 5 * 366)
      yield [[...path, 'from'], say(`${from}, which is years from now`, 'correct the year')];
    else if (daysFrom(to) - daysFrom(from) > 60)
      yield [
        [...path, 'to'],
        say(
          `${to}, ${Math.round(daysFrom(to) - daysFrom(from))} days after the first`,
          'correct the month or the year',
        ),
      ];
    else if (daysFrom(to) < -1)
      yield [[...path, 'from'], say(`${from}, a retreat that is over`, 'remove it', true)];
    else if (seen.has(`${from} ${to}`))
      yield [
        [...path, 'from'],
        say(`${from}, for the second time`, 'remove one of the two', undefined, 'repeated'),
      ];
    else if (from < before)
      yield [
        [...path, 'from'],
        say(`${from}, after ${before}`, 'put the dates in order, the next first', true),
      ];
    seen.add(`${from} ${to}`);
    if (daysFrom(from) < 5 * 366) before = from;
  }
}

/** Finds days in the wrong year, in the future, out of order or over. */
export const days: Rule = (content, report) => {
  // Further east the next day has begun. If this machine's clock is slow, the second latest entry shows it.
  const others = content.entries.map((entry) => Date.parse(dayAt(entry, 'updated'))).filter((day) => day > 0);
  const latest = Math.max(Date.now() + DAY, others.sort((one, other) => other - one)[1] ?? 0);
  for (const entry of content.entries)
    for (const [path, message] of inDays(entry, latest)) report.field(entry, path, message);
};
