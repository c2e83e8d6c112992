import { entriesOf, textAt, valueAt, type Content, type Entry } from '../content.ts';
import type { FieldPath } from '../source.ts';
import type { Report } from '../report.ts';
import { texts } from '../walk.ts';
import { found, quote } from '../words.ts';

/** Two entries of a collection with the same position, or the same name in menus. */
export const positionsAndNames = (content: Content, report: Report): void => {
  for (const { name, single, one } of content.collections) {
    if (single) continue;
    const seen = new Map<string, Entry>();
    const unique = (entry: Entry, path: FieldPath, key: string, fix: string) => {
      const before = seen.get(key);
      if (before) {
        report.field(entry, path, {
          kind: 'repeated',
          found: `${found(valueAt(entry.source.data, path))}, which ${before.source.file} has too`,
          expected: `one for each ${one}`,
          fix,
        });
      } else seen.set(key, entry);
    };
    for (const entry of entriesOf(content, name)) {
      const order = valueAt(entry.source.data, ['order']);
      if (typeof order === 'number')
        unique(entry, ['order'], `order ${order}`, 'give one of the two another number');
      const key = 'area' in entry.tree.fields ? 'area' : 'title';
      const label = [textAt(entry, key), textAt(entry, 'practitioner')].join(' ').trim().toLowerCase();
      if (label) unique(entry, [key], `name ${label}`, 'give one of the two another name');
    }
  }
};

/** The same page or words twice in the menu, the same network twice, the same picture or description twice in a list. */
export const lists = (content: Content, report: Report): void => {
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
