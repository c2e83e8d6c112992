import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';

/** Finds the same page, words or network twice in a menu, and the same picture or description twice in a list. */
const items: Rule = (content, report) => {
  for (const entry of content.entries) {
    const seen = new Map<string, number>();
    for (const { path, field, value } of texts(entry)) {
      const [list, index, ...rest] = path;
      const inMenu = list === 'navigation' || list === 'social';
      const inPictures = rest.length > 0 && (field.role === 'picture' || field.role === 'alt');
      if (typeof index !== 'number' || rest.length === 0 || !(inMenu || inPictures)) continue;
      const key = JSON.stringify([list, ...rest, value.toLowerCase()]);
      const before = seen.get(key);
      if (before === undefined) seen.set(key, index);
      else {
        report.field(entry, path, {
          kind: 'repeated',
          found: `${quote(value)}, as in item ${before + 1}`,
          expected: 'a different one in each item',
          fix: `change it, or remove item ${index + 1}`,
        });
      }
    }
  }
};

export default items;
