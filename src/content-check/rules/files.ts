import { basename, dirname } from 'node:path';
import { isSlug } from '../../schemas/fields.ts';
import { DAY_PARTS } from '../../schemas/schedule.ts';
import { entriesOf, type Content } from '../content.ts';
import { anyOf, nearest } from '../nearest.ts';
import type { Report } from '../report.ts';
import { takenBy } from '../routes.ts';
import { texts } from '../walk.ts';
import { renditionsOf } from './films.ts';

/** Folders in `src/pages` whose pages are named after a collection’s entries. */
const PAGES: Readonly<Record<string, string>> = { services: 'services', stages: '.' };

/** Entries whose folder cannot be an address, or takes the address of another page. */
export const names = (content: Content, report: Report): void => {
  for (const { collection, id, source } of content.entries) {
    if (collection.single) continue;
    const found = `a folder named "${id}"`;
    const pages = PAGES[collection.name];
    const taken = pages === undefined ? [] : takenBy(content.root, pages);
    if (!isSlug(id)) {
      const slug = id
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '');
      report.file(source.file, 'The folder’s name', {
        kind: 'name-of-file',
        found,
        expected: 'small letters a to z, digits and single dashes, because it becomes the address',
        fix: `rename the folder, perhaps to ${slug || 'a short name'}`,
      });
    } else if (taken.includes(id)) {
      report.file(source.file, 'The folder’s name', {
        kind: 'name-of-file',
        found: `${found}, and the site has another page at that address`,
        expected: 'an address of its own',
        fix: 'rename the folder',
      });
    }
  }
};

/** Files that must exist and do not. */
export const missing = (content: Content, report: Report): void => {
  const lack = (file: string, one: string) =>
    report.file(file, `The ${one}`, {
      kind: 'missing',
      found: 'no such file',
      expected: `${file}, which the site cannot do without`,
      fix: 'bring it back (undo, or git restore), or check the spelling of its name',
    });
  for (const { name, folder, file, single, one } of content.collections) {
    const where = ['content', folder].filter(Boolean).join('/');
    const present = entriesOf(content, name);
    if (single && present.length === 0) lack(`${where}/${file}`, one);
    if (!single && present.length === 0) lack(`${where}/<name>/${file}`, `first ${one}`);
    if (name !== 'schedule') continue;
    for (const part of DAY_PARTS)
      if (!present.some(({ id }) => id === part)) lack(`${where}/${part}/${file}`, `${one} “${part}”`);
  }
};

/** Files that no entry uses: misnamed, misplaced, or left over. */
export const strays = (content: Content, report: Report): void => {
  const used = new Set<string>();
  for (const entry of content.entries) {
    used.add(entry.source.file);
    for (const { field, value } of texts(entry)) {
      if (field.role !== 'picture') continue;
      used.add(`${entry.folder}/${value.replace(/^\.\//, '')}`);
      if (field.film) renditionsOf(entry.folder, value).forEach((file) => used.add(file));
    }
  }
  const folders = content.collections.map(({ folder }) => folder.split('/')[0] ?? '').filter(Boolean);
  for (const file of content.files) {
    if (used.has(file)) continue;
    const [, top = ''] = file.split('/');
    const home = content.collections.find(
      ({ folder, single }) => folder && dirname(single ? file : dirname(file)) === `content/${folder}`,
    );
    const isText = /\.(mdx?|markdown|txt|json|ya?ml|docx?|odt|rtf)$/i.test(file);
    const known = file.split('/').length > 2 ? folders : ['site.json'];
    const meant = known.includes(top) ? undefined : nearest(top, known);
    report.file(file, 'The file', {
      kind: 'stray-file',
      found: 'a file that nothing on the site uses',
      expected:
        isText && home
          ? `texts in a file named ${home.file}`
          : `files in ${anyOf([...new Set(folders)])} that an entry uses`,
      fix:
        meant !== undefined
          ? `rename ${top} to ${meant}`
          : isText && home && basename(file) !== home.file
            ? `rename it to ${home.file}`
            : 'remove it, or write its name where it is meant to show',
    });
  }
};
