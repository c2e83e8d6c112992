import { entriesOf, valueAt } from '../../read/content.ts';
import type { Rule } from '../checkContent.ts';
import { foundValue } from '../phrases.ts';

/** Finds benefits that a service lists twice. */
const benefits: Rule = (content, report) => {
  for (const entry of entriesOf(content, 'services')) {
    const list = valueAt(entry.source.data, ['benefits']);
    if (!Array.isArray(list)) continue;
    const seen = new Map<string, number>();
    for (const [index, benefit] of list.entries()) {
      const same = String(benefit)
        .toLowerCase()
        .replace(/[\s.,;!]+/g, ' ')
        .trim();
      const before = seen.get(same);
      if (before !== undefined) {
        report.field(entry, ['benefits', index], {
          kind: 'repeated',
          found: `${foundValue(benefit)}, which says the same as item ${before + 1}`,
          expected: 'four different benefits',
          fix: 'write another benefit',
        });
      }
      seen.set(same, before ?? index);
    }
  }
};

export default benefits;
