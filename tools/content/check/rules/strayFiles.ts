import { dirname, parse } from 'node:path';
import { folderOf } from '../../collections.ts';
import type { Content } from '../../read/content.ts';
import { isText, renditionsOf } from '../../read/files.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import type { Report } from '../report.ts';
import { expecting, nearest } from '../suggest.ts';

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

/** Where a misnamed or misplaced text belongs, if that is clear. */
const properPlace = ({ dir, collections, files }: Content, file: string): string | undefined => {
  if (!/\.(mdx?|markdown|json)$/i.test(file)) return undefined;
  const folder = dirname(file);
  for (const collection of collections) {
    const { file: proper, single } = collection;
    const home = folderOf(dir, collection);
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

const strayFolder = ({ dir }: Content, name: string, folders: readonly string[], report: Report) => {
  const meant = nearest(name, folders);
  report.file(`${dir}/${name}`, 'The folder', {
    kind: 'stray-file',
    found: `a folder named "${name}"`,
    expected: expecting(`only the folders ${folders.join(', ')}`, meant),
    fix: meant === undefined ? 'remove the folder' : `rename it to ${meant}`,
  });
};

/** Finds files that no entry uses: misnamed, misplaced or left over. */
const strayFiles: Rule = (content, report) => {
  const used = usedBy(content);
  const names = content.collections.map(({ folder }) => folder.split('/')[0] ?? '');
  const folders = [...new Set(names)].filter(Boolean);
  const unknown = new Set<string>();
  for (const file of content.files) {
    const [top = '', below] = file.slice(content.dir.length + 1).split('/');
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
  for (const name of unknown) strayFolder(content, name, folders, report);
};

export default strayFiles;
