import type { Rule } from '../checkContent.ts';
import { explain } from '../schema/explain.ts';

/** Finds files that cannot be read, and fields that the schema of their collection rejects. */
const schema: Rule = (content, report) => {
  for (const entry of content.entries) {
    const part = entry.source.body ? 'The fields at the top of the file' : 'The file';
    for (const { offset, ...words } of entry.source.problems)
      report.text(entry, offset, part, { kind: 'broken-file', ...words });
    if (entry.source.data === undefined) continue;
    const { error } = entry.collection.schema.safeParse(entry.source.data);
    const said = new Set<string>();
    for (const issue of error?.issues ?? []) {
      // Only the first problem with a value is reported, because that is enough to correct it.
      const key = issue.code === 'unrecognized_keys' ? issue.message : JSON.stringify(issue.path);
      if (!said.has(key))
        for (const { path, words } of explain(entry, issue)) report.field(entry, path, words);
      said.add(key);
    }
  }
};

export default schema;
