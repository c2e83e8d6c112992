/** References from one entry to another, and the addresses that entries had before. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { COLLECTIONS, folderOf } from '../../collections.ts';
import { formerAddressesIn, routesOf } from '../../read/addresses.ts';
import { entriesOf, valueAt } from '../../read/content.ts';
import { allTexts } from '../../read/textFields.ts';
import { slugOf } from '../../slug.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';

/** Finds former addresses that a page or file still has, its own among them, and those that are listed twice. */
export const formerAddresses: Rule = (content, report) => {
  const routes = new Set([...routesOf(content).keys()].map((route) => route.toLowerCase()));
  const listed = new Map<string, string>();
  for (const { from, entry, path } of formerAddressesIn(content)) {
    const [address = '', query] = from.toLowerCase().split('?');
    const plain = address.replace(/\/$|(?:\/index)?\.html$/, '') || '/';
    const isFile = address !== '/' && existsSync(join(content.root, 'public', address));
    const key = query === undefined ? address.replace(/\/$/, '') : from;
    const before = listed.get(key);
    listed.set(key, entry.source.file);
    const say = (found: string, fix: string) =>
      report.field(entry, path, { kind: 'link', found: `${quote(from)}, ${found}`, fix });
    if (routes.has(plain) || isFile)
      say(
        'but a page or file has that address today',
        'delete it, and the name of its list if that is then empty',
      );
    else if (before !== undefined) say(`but ${before} lists it too`, 'delete it in one of them');
  }
};

/** Whether every part of a name is in another: `nad-drips` in `nad-plus-drips`. */
const isIn = (id: string, value: string) => id.split('-').every((part) => value.split('-').includes(part));

/** Finds references to entries that do not exist. A folder whose file is misnamed counts; that is said elsewhere. */
export const references: Rule = (content, report) => {
  const folders = new Set([...content.files].map((file) => dirname(file)));
  for (const { entry, field, path, value } of allTexts(content)) {
    const target = COLLECTIONS.find(({ name }) => name === field.collection);
    if (!target || value === 'TODO') continue;
    const folder = folderOf(content.dir, target);
    const slugs = [...folders].filter((one) => dirname(one) === folder).map((one) => basename(one));
    // A folder that is misnamed or misplaced is reported where it is.
    const isElsewhere = [...content.files].some((path) => path.endsWith(`/${value}/${target.file}`));
    if (isElsewhere || slugs.some((one) => slugOf(one) === value)) continue;
    // An entry that was renamed still has its old name as its title, or in its new name.
    const known = entriesOf(content, target.name).map(({ id, source }) => ({
      id: slugOf(id),
      title: slugOf(String(valueAt(source.data, ['title']))),
    }));
    const meant =
      nearest(slugOf(basename(value)), slugs, 2) ??
      known.find(({ id, title }) => title === value || `-${id}-`.includes(`-${value}-`) || isIn(id, value))
        ?.id;
    const gone = typeof path.at(-1) === 'number' ? 'delete the line' : 'write the name of another';
    const changed = `if you renamed the folder, change its name back or write the new one here; if you deleted it, ${gone}`;
    const found = `${quote(value)}, but there is no folder ${folder}/${value}`;
    report.field(entry, path, { kind: 'reference', found, fix: meant ? `write ${meant}` : changed });
  }
};
