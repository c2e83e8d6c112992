import { dirname, parse } from 'node:path';
import { isSlug, slugOf } from '../../schemas/fields.ts';
import { DAY_PARTS } from '../../schemas/schedule.ts';
import { entriesOf, type Content } from '../content.ts';
import { didYouMean, nearest } from '../nearest.ts';
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
      const slug = slugOf(id);
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

/** Whether somebody wrote the file; the others are pictures and films. */
export const isText = (file: string) => /\.(mdx?|markdown|txt|json|ya?ml|docx?|odt|rtf|pages)$/i.test(file);

const usedBy = (content: Content): ReadonlySet<string> => {
  const used = new Set<string>();
  for (const entry of content.entries) {
    used.add(entry.source.file);
    for (const { field, value } of texts(entry)) {
      if (field.role !== 'picture') continue;
      used.add(`${entry.folder}/${value.replace(/^\.\//, '')}`);
      if (field.film) renditionsOf(entry.folder, value).forEach((file) => used.add(file));
    }
  }
  return used;
};

/** Where a misnamed or misplaced text belongs, if that can be told. */
const properPlace = ({ collections, files }: Content, file: string): string | undefined => {
  if (!/\.(mdx?|markdown|json)$/i.test(file)) return undefined;
  const folder = dirname(file);
  for (const { folder: name, file: proper, single } of collections) {
    const home = ['content', name].filter(Boolean).join('/');
    const inside = single ? folder === home : dirname(folder) === home;
    const above = !single && folder === home;
    const place = inside
      ? `${folder}/${proper}`
      : above
        ? `${home}/${parse(file).name}/${proper}`
        : undefined;
    if (place !== undefined && !files.has(place)) return place;
  }
  return undefined;
};

const strayFolder = (name: string, folders: readonly string[], report: Report) => {
  const meant = nearest(name, folders);
  report.file(`content/${name}`, 'The folder', {
    kind: 'stray-file',
    found: `a folder named "${name}"`,
    expected: `only the folders ${folders.join(', ')}.${didYouMean(name, folders)}`,
    fix: meant === undefined ? 'remove the folder' : `rename it to ${meant}`,
  });
};

/** Files that no entry uses: misnamed, misplaced, or left over. */
export const strays = (content: Content, report: Report): void => {
  const used = usedBy(content);
  const names = content.collections.map(({ folder }) => folder.split('/')[0] ?? '');
  const folders = [...new Set(names)].filter(Boolean);
  const unknown = new Set<string>();
  for (const file of content.files) {
    const [, top = '', below] = file.split('/');
    if (used.has(file)) continue;
    if (below !== undefined && !folders.includes(top)) {
      unknown.add(top);
      continue;
    }
    const place = properPlace(content, file);
    report.file(file, 'The file', {
      kind: 'stray-file',
      found: 'a file that nothing on the site uses',
      expected: isText(file)
        ? 'only texts that are named and placed like their neighbours'
        : 'only pictures and films that a text names',
      fix: place === undefined ? 'remove it, or name it where it is meant to show' : `rename it to ${place}`,
    });
  }
  for (const name of unknown) strayFolder(name, folders, report);
};
