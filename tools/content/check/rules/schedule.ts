import { DAY_PARTS } from '../../../../src/schemas/schedule.ts';
import { entriesOf, textAt, valueAt } from '../../read/content.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';
import { expecting, nearest } from '../suggest.ts';

const SUNSET = 24 * 60;

/** Minutes after midnight. Sunset is always last. */
const minutes = (time: string): number | undefined => {
  if (time === 'Sunset') return SUNSET;
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d) (AM|PM)$/.exec(time) ?? [];
  if (half === undefined) return undefined;
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 12 * 60 : 0);
};

/** Finds parts of the day that are misnamed or out of order, and times that run backwards. */
const schedule: Rule = (content, report) => {
  const parts = entriesOf(content, 'schedule');
  const names: readonly string[] = DAY_PARTS;
  for (const part of parts.filter(({ id }) => !names.includes(id))) {
    report.file(part.source.file, 'The folder’s name', {
      kind: 'schedule',
      found: `a part of the day named "${part.id}"`,
      expected: expecting(`one of ${names.join(', ')}`, nearest(part.id, names)),
      fix: 'rename the folder',
    });
  }
  const order = (id: string) => Number(valueAt(parts.find((part) => part.id === id)?.source.data, ['order']));
  let before = { time: '', minutes: -1, activity: '' };
  let last = { name: '', order: -Infinity };
  for (const name of names) {
    const part = parts.find(({ id }) => id === name);
    if (!part) continue;
    if (order(name) < last.order) {
      report.field(part, ['order'], {
        kind: 'schedule',
        found: `the number ${order(name)}, before ${last.name} with ${last.order}`,
        expected: `the parts in this order: ${names.join(', ')}`,
        fix: `give it a number above ${last.order}`,
      });
    }
    last = { name, order: order(name) };
    const lines = valueAt(part.source.data, ['lines']);
    for (const index of Array.isArray(lines) ? lines.keys() : []) {
      const time = textAt(part, 'lines', index, 'time');
      const at = minutes(time);
      if (at === undefined) continue;
      if (at < before.minutes) {
        report.field(part, ['lines', index, 'time'], {
          kind: 'schedule',
          found: `${time}, after ${before.time}`,
          expected: `${before.time} or later; 12:00 PM is noon, 12:00 AM midnight`,
          fix: 'correct the time or move the line; check AM and PM',
        });
      }
      const activity = textAt(part, 'lines', index, 'activity');
      if (at === before.minutes && activity === before.activity) {
        report.field(part, ['lines', index, 'activity'], {
          kind: 'repeated',
          found: `${quote(activity)} at ${time} for the second time`,
          expected: 'each line once',
          fix: 'change one of the two, or remove it',
        });
      }
      before = { time, minutes: at, activity };
    }
  }
};

export default schedule;
