import { entriesOf, valueAt, type Content } from '../content.ts';
import { explain } from '../issues.ts';
import type { Report } from '../report.ts';
import { found } from '../words.ts';

/** Files that cannot be read, and fields that the schema of their collection refuses. */
export const schema = (content: Content, report: Report): void => {
  for (const entry of content.entries) {
    const part = entry.source.body ? 'The fields at the top of the file' : 'The file';
    for (const { offset, ...words } of entry.source.troubles)
      report.text(entry, offset, part, { kind: 'broken-file', ...words });
    if (entry.source.data === undefined) continue;
    const { error } = entry.collection.schema.safeParse(entry.source.data);
    const said = new Set<string>();
    for (const issue of error?.issues ?? []) {
      // Whatever else is wrong with a value, the first thing said about it is enough to mend it.
      const key = issue.code === 'unrecognized_keys' ? issue.message : JSON.stringify(issue.path);
      if (!said.has(key))
        for (const { path, words } of explain(entry, issue)) report.field(entry, path, words);
      said.add(key);
    }
  }
};

/** Texts of a list that must differ: the four benefits of a service. */
export const benefits = (content: Content, report: Report): void => {
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
          found: `${found(benefit)}, which says the same as item ${before + 1}`,
          expected: 'four different benefits',
          fix: 'write another benefit',
        });
      }
      seen.set(same, before ?? index);
    }
  }
};
