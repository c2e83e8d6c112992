import { dirname } from 'node:path';
import { COLLECTIONS, folderOf } from '../../collections.ts';
import type { Content } from '../../read/content.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { expecting, quote } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';

/** The folders of a collection. A misnamed file inside is reported elsewhere; the reference is still valid. */
const slugsIn = ({ files }: Content, folder: string): Set<string> =>
  new Set(
    [...files]
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => dirname(file).slice(folder.length + 1)),
  );

/** Finds references to entries that do not exist. */
export const references: Rule = (content, report) => {
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      const target = COLLECTIONS.find(({ name }) => name === field.collection);
      if (!target || value === 'TODO') continue;
      const folder = folderOf(content.dir, target);
      const slugs = slugsIn(content, folder);
      if (slugs.has(value)) continue;
      const meant = nearest(value, slugs);
      report.field(entry, path, {
        kind: 'reference',
        found: `${quote(value)}, and there is no ${folder}/${value}`,
        expected: expecting(`the name of a folder in ${folder}`, meant),
        fix: meant === undefined ? `choose an existing ${target.one}, or remove the line` : `write ${meant}`,
      });
    }
  }
};
