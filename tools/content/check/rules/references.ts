import { dirname } from 'node:path';
import { COLLECTIONS, folderOf } from '../../collections.ts';
import { valueAt, type Content } from '../../read/content.ts';
import { expecting, nearest } from '../suggest.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';

/** The folders of a collection. A misnamed file inside is reported elsewhere; the reference is still valid. */
const slugsIn = ({ files }: Content, folder: string): string[] => {
  const below = [...files].filter((file) => file.startsWith(`${folder}/`));
  const folders = below.map((file) => dirname(file).slice(folder.length + 1)).filter(Boolean);
  return [...new Set(folders)];
};

/** Finds references to entries that do not exist or are named twice in one list. */
const references: Rule = (content, report) => {
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      const target = COLLECTIONS.find(({ name }) => name === field.collection);
      if (!target || value === 'TODO') continue;
      const folder = folderOf(content.dir, target);
      const slugs = slugsIn(content, folder);
      if (!slugs.includes(value)) {
        const meant = nearest(value, slugs);
        report.field(entry, path, {
          kind: 'reference',
          found: `${quote(value)}, and there is no ${folder}/${value}`,
          expected: expecting(`the name of a folder in ${folder}`, meant),
          fix:
            meant === undefined ? `choose an existing ${target.one}, or remove the line` : `write ${meant}`,
        });
      }
      const list = valueAt(entry.source.data, path.slice(0, -1));
      const index = path.at(-1);
      if (Array.isArray(list) && typeof index === 'number' && list.indexOf(value) < index) {
        report.field(entry, path, {
          kind: 'repeated',
          found: `${quote(value)} for the second time`,
          expected: `each ${target.one} once`,
          fix: 'remove the line',
        });
      }
    }
  }
};

export default references;
