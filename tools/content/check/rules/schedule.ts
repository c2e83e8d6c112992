import { DAY_PARTS } from '../../../../src/schemas/entries.ts';
import { entriesOf, numberAt, textAt, valueAt, type Entry } from '../../read/content.ts';
import type { FieldPath } from '../../read/problem.ts';
import type { Rule } from '../checkContent.ts';
import { plainly, quote } from '../phrases.ts';

/** Minutes after midnight. Undefined for what is no time by the clock, such as sunset, which comes when it comes. */
const minutes = (time: string): number | undefined => {
  const [, hour, minute, half] = /^([1-9]|1[0-2]):([0-5]\d) (AM|PM)$/.exec(time) ?? [];
  return half === undefined
    ? undefined
    : (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0);
};

/** Finds slides of another part of the day than their title says, parts out of order, and times that run backwards. */
export const schedule: Rule = (content, report) => {
  const say = (entry: Entry, path: FieldPath, found: string, fix: string, kind = 'schedule') =>
    report.field(entry, path, { kind, found, fix });
  for (const slide of entriesOf(content, 'scheduleSlides')) {
    const said = DAY_PARTS.find((part) => plainly(textAt(slide, 'title')).startsWith(`${plainly(part)} `));
    const part = textAt(slide, 'part');
    if (said === undefined || said === part) continue;
    const found = `${quote(part)}, but the title of the slide says ${said}`;
    say(slide, ['part'], found, `write ${said}, or correct the title`);
  }
  const parts = entriesOf(content, 'schedule');
  let before = { time: '', at: -1, activity: '', part: '' };
  let last = { id: '', order: -Infinity };
  for (const part of DAY_PARTS.flatMap((name) => parts.filter(({ id }) => id === name))) {
    const order = numberAt(part, 'order');
    if (order < last.order) {
      const found = `position ${order}, but ${last.id} comes before it at position ${last.order}`;
      const fix = `write a position above ${last.order}; the order is ${DAY_PARTS.join(', ')}`;
      say(part, ['order'], found, fix);
    }
    last = { id: part.id, order };
    const lines = valueAt(part.source.data, ['lines']);
    for (const index of Array.isArray(lines) ? lines.keys() : []) {
      const path = ['lines', index, 'time'];
      const time = textAt(part, ...path);
      const activity = textAt(part, 'lines', index, 'activity');
      const clock = minutes(time);
      if (clock === undefined) continue;
      if (clock < 60 && before.at < 18 * 60) {
        say(part, path, `${time}, after midnight`, `write "${time.replace('AM', 'PM')}"`);
        continue;
      }
      // A day may end after midnight.
      const at = clock < 60 ? clock + 24 * 60 : clock;
      if (at < before.at) {
        const fix = 'correct the wrong one, or move the line; noon is 12:00 PM and midnight is 12:00 AM';
        const where = before.part === part.id ? '' : ` in ${before.part}`;
        const found = `${time}, but the time before it is ${before.time}${where}`;
        say(part, path, found, fix);
      }
      if (activity === before.activity) {
        const found = `a second ${quote(activity)} at ${time}`;
        say(part, ['lines', index, 'activity'], found, 'change or delete one of the two', 'repeated');
      }
      before = { time, at, activity, part: part.id };
    }
  }
};
