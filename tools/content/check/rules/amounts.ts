import { folderOf } from '../../collections.ts';
import { entriesOf } from '../../read/content.ts';
import type { Rule } from '../checkContent.ts';
import { count } from '../phrases.ts';

/** Finds collections with more or fewer entries than the site can show, and texts that are too long. */
const amounts: Rule = (content, report) => {
  for (const collection of content.collections) {
    if (collection.single) continue;
    const { name, one, file, slugs, textMax = Infinity } = collection;
    const { min, max } = collection.count;
    const folder = folderOf(content.dir, collection);
    const entries = entriesOf(content, name);
    const wrong = entries.length < min || entries.length > max;
    // An empty folder and a missing part of the day are reported by name.
    if (wrong && entries.length > 0 && slugs === undefined) {
      report.file(`${folder}/${entries.at(-1)?.id ?? ''}/${file}`, `The number of entries in ${folder}`, {
        kind: 'count',
        found: `${entries.length} of them`,
        expected: min === max ? `exactly ${max}` : `${min} to ${max}`,
        fix:
          entries.length < min
            ? `add ${count(min - entries.length, one)}`
            : `remove ${count(entries.length - max, one)}`,
      });
    }
    for (const entry of entries) {
      const { body } = entry.source;
      const length = body?.text.trim().length ?? 0;
      if (!body || length <= textMax) continue;
      report.text(entry, body.offset, 'The text below the fields', {
        kind: 'too-long',
        found: `a text of ${length} characters`,
        expected: `at most ${textMax} characters`,
        fix: `make it shorter by ${length - textMax} or more`,
      });
    }
  }
};

export default amounts;
