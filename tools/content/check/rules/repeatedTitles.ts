import { entriesOf, textAt, valueAt, type Entry } from '../../read/content.ts';
import type { FieldPath } from '../../read/problem.ts';
import type { Rule } from '../checkContent.ts';
import { foundValue } from '../phrases.ts';

/** Finds entries of one collection with the same position, or with the same name where each needs its own. */
const titlesAndPositions: Rule = (content, report) => {
  for (const collection of content.collections) {
    if (collection.single) continue;
    const { name, one, title, distinctTitles, order } = collection;
    const seen = new Map<string, Entry>();
    const unique = (entry: Entry, path: FieldPath, key: string, fix: string) => {
      const before = seen.get(key);
      if (before) {
        report.field(entry, path, {
          kind: 'repeated',
          found: `${foundValue(valueAt(entry.source.data, path))}, which ${before.source.file} has too`,
          expected: `one for each ${one}`,
          fix,
        });
      } else seen.set(key, entry);
    };
    for (const entry of entriesOf(content, name)) {
      const position = valueAt(entry.source.data, [order]);
      if (typeof position === 'number')
        unique(entry, [order], `order ${position}`, 'give one of the two another number');
      const label = [textAt(entry, title), textAt(entry, 'practitioner')].join(' ').trim().toLowerCase();
      if (distinctTitles && label)
        unique(entry, [title], `name ${label}`, 'give one of the two another name');
    }
  }
};

export default titlesAndPositions;
