/** What a collection must have: its files, how many entries, and their names. */
import { SLUG, SLUG_MAX } from '../../../../src/schemas/fields.ts';
import { folderOf } from '../../collections.ts';
import { entriesOf, unreadTexts } from '../../read/content.ts';
import { isTaken } from '../../read/addresses.ts';
import { slugOf } from '../../slug.ts';
import type { Rule } from '../checkContent.ts';
import { anyOf, between, count } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';

/** The first folder of a path. */
export const topOf = (folder: string) => folder.split('/')[0] ?? '';

/** The names that are there misspelt, which a rule on names reports. */
const misspelt = (names: readonly string[], there: readonly string[]) =>
  new Set(there.filter((one) => !names.includes(one)).map((one) => nearest(one, names)));

/** Finds files that must exist and do not. */
export const missingFiles: Rule = (content, report) => {
  const unread = unreadTexts(content);
  const lack = (file: string, one: string) => {
    const meant = nearest(file, unread);
    const fix =
      meant === undefined ? 'undo the change that deleted or renamed it' : `rename ${meant} to ${file}`;
    report.file(file, `The ${one}`, { kind: 'missing', found: 'no such file, but the site needs it', fix });
  };
  const tops = [...content.files].map((file) => topOf(file.slice(content.dir.length + 1)));
  const renamed = misspelt(content.collections.map(({ folder }) => topOf(folder)).filter(Boolean), tops);
  for (const collection of content.collections) {
    const { name, file, one, single } = collection;
    if (renamed.has(topOf(collection.folder))) continue;
    const folder = folderOf(content.dir, collection);
    const present = entriesOf(content, name);
    const slugs = single ? [] : (collection.slugs ?? []);
    if (single && present.length === 0) lack(`${folder}/${file}`, one);
    if (!single && present.length === 0 && collection.count.min > 0)
      lack(`${folder}/<name>/${file}`, `first ${one}`);
    const ids = present.map(({ id }) => id);
    for (const slug of slugs)
      if (!ids.includes(slug) && !misspelt(slugs, ids).has(slug))
        lack(`${folder}/${slug}/${file}`, `${one} “${slug}”`);
  }
};

/** Finds collections with more or fewer entries than the site can show. One whose file is misnamed is reported by name. */
export const amounts: Rule = (content, report) => {
  const unread = unreadTexts(content);
  for (const collection of content.collections) {
    // An empty folder and a missing part of the day are reported by name.
    if (collection.single || collection.slugs !== undefined) continue;
    const { min, max } = collection.count;
    const entries = entriesOf(content, collection.name);
    const last = entries.at(-1);
    const folder = folderOf(content.dir, collection);
    if (entries.length < min && unread.some((file) => file.startsWith(`${folder}/`))) continue;
    if (!last || (entries.length >= min && entries.length <= max)) continue;
    const change = count(Math.max(min - entries.length, entries.length - max), collection.one);
    report.file(last.source.file, `The number of entries in ${folder}`, {
      kind: 'count',
      found: count(entries.length, collection.one),
      fix: `${entries.length < min ? 'add' : 'delete'} ${change}; there must be ${between(min, max)}`,
    });
  }
};

/** Finds folders whose name no entry can have, is not valid in an address, or is the address of another page. */
export const folderNames: Rule = (content, report) => {
  for (const { collection, id, source } of content.entries) {
    if (collection.single) continue;
    const { route, slugs } = collection;
    const say = (found: string, fix: string) =>
      report.file(source.file, 'The folder’s name', {
        kind: 'name-of-file',
        found: `a folder named "${id}"${found}`,
        fix: `rename the folder${fix}`,
      });
    const slug = slugOf(id) || 'short-name';
    if (slugs && !slugs.includes(id))
      say(', but the names of the parts of the day are fixed', ` to ${nearest(id, slugs) ?? anyOf(slugs)}`);
    else if (!SLUG.test(id))
      say(
        '; such a name has only lower-case letters, digits and single hyphens',
        `, for example to ${slug}${/copy|\d\)$/i.test(id) ? '; if it is a copy made by mistake, delete it' : ''}`,
      );
    else if (id.length > SLUG_MAX)
      say(`, which has ${id.length} characters`, ` to a name of at most ${SLUG_MAX} characters`);
    else if (route !== undefined && isTaken(route, id))
      say(', but another page has that address', ' to a name that no other page uses');
  }
};
