import { fields } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { mendDate } from '../schema/date.ts';

/** Finds days that no calendar has. YAML moves them to the next month, so that the schema accepts them. */
const dates: Rule = (content, report) => {
  for (const entry of content.entries) {
    for (const { field, path, value } of fields(entry)) {
      const range = field.kind === 'date' && value instanceof Date ? entry.source.rangeOf(path) : undefined;
      if (!range || !(value instanceof Date)) continue;
      const written = entry.source.text.slice(...range);
      if (written === value.toISOString().slice(0, 10)) continue;
      report.field(entry, path, {
        kind: 'date',
        found: written,
        expected: 'a day of the calendar, as year, month and day',
        fix: mendDate(written, false),
      });
    }
  }
};

export default dates;
