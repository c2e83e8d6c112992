import { folderOf } from '../../collections.ts';
import { entriesOf } from '../../read/content.ts';
import { isText } from '../../read/files.ts';
import type { Rule } from '../checkContent.ts';
import { nearest } from '../suggest.ts';

/** Finds files that must exist and do not. */
const missingFiles: Rule = (content, report) => {
  const known = new Set(content.entries.map(({ source }) => source.file));
  const unread = [...content.files].filter((file) => isText(file) && !known.has(file));
  const lack = (file: string, one: string) => {
    const meant = nearest(file, unread);
    report.file(file, `The ${one}`, {
      kind: 'missing',
      found: 'no such file',
      expected: `${file}, which the site cannot do without`,
      fix: meant === undefined ? 'bring it back' : `rename ${meant} to ${file}`,
    });
  };
  for (const collection of content.collections) {
    const { name, file, one } = collection;
    const folder = folderOf(content.dir, collection);
    const present = entriesOf(content, name);
    if (collection.single) {
      if (present.length === 0) lack(`${folder}/${file}`, one);
      continue;
    }
    if (present.length === 0 && collection.count.min > 0) lack(`${folder}/<name>/${file}`, `first ${one}`);
    for (const slug of collection.slugs ?? [])
      if (!present.some(({ id }) => id === slug)) lack(`${folder}/${slug}/${file}`, `${one} “${slug}”`);
  }
};

export default missingFiles;
