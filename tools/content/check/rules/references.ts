import { basename, dirname } from 'node:path';
import { COLLECTIONS, folderOf } from '../../collections.ts';
import { entriesOf, valueAt } from '../../read/content.ts';
import { allTexts } from '../../read/textFields.ts';
import { slugOf } from '../../slug.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';

/** Finds references to entries that do not exist. A folder whose file is misnamed counts; that is said elsewhere. */
export const references: Rule = (content, report) => {
  const folders = new Set([...content.files].map((file) => dirname(file)));
  for (const { entry, field, path, value } of allTexts(content)) {
    const target = COLLECTIONS.find(({ name }) => name === field.collection);
    if (!target || value === 'TODO') continue;
    const folder = folderOf(content.dir, target);
    const wanted = `${folder}/${value}`;
    if (folders.has(wanted)) continue;
    const slugs = [...folders].filter((one) => dirname(one) === folder).map((one) => basename(one));
    // An entry that was renamed still has its old name as its title, or in its new name.
    const known = entriesOf(content, target.name).map(({ id, source }) => ({
      id: slugOf(id),
      title: slugOf(String(valueAt(source.data, ['title']))),
    }));
    const meant =
      nearest(basename(value), slugs) ??
      known.find(({ id, title }) => title === value || `-${id}-`.includes(`-${value}-`))?.id;
    const gone = typeof path.at(-1) === 'number' ? 'delete the line' : 'write the name of another';
    const changed = `if you renamed the folder, change its name back or write the new one here; if you deleted it, ${gone}`;
    const found = `${quote(value)}, but there is no folder ${wanted}`;
    report.field(entry, path, { kind: 'reference', found, fix: meant ? `write ${meant}` : changed });
  }
};
