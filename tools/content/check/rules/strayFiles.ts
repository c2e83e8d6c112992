import { basename, dirname, parse } from 'node:path';
import { folderOf } from '../../collections.ts';
import type { Content } from '../../read/content.ts';
import { beside, isText, renditionsOf } from '../../read/files.ts';
import { allTexts, strayPictures } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { nearest } from '../suggest/nearest.ts';
import { topOf } from './entries.ts';

const usedBy = (content: Content): ReadonlySet<string> => {
  const used = content.entries.map(({ source }) => source.file);
  for (const { entry, field, value } of allTexts(content)) {
    const picture = beside(entry.folder, value);
    // A picture that lies elsewhere is reported where it is missing.
    if (field.role === 'picture')
      used.push(...(content.files.has(picture) ? [picture] : strayPictures(content, basename(picture))));
    if (field.film) used.push(...renditionsOf(entry.folder, value));
  }
  return new Set(used);
};

/** Where a misnamed or misplaced text belongs, if that is clear. */
const properPlace = ({ dir, collections, files }: Content, file: string): string | undefined => {
  if (!/\.(mdx?|markdown|json)(?:\.txt)?$/i.test(file)) return undefined;
  const folder = dirname(file);
  const places = collections.flatMap((collection) => {
    const home = folderOf(dir, collection);
    if (folder === home) {
      const { name } = parse(file);
      if (!collection.single && name === 'index') return [];
      const entry = collection.single ? '' : `/${name}`;
      return [`${home}${entry}/${collection.file}`];
    }
    if (collection.single || !folder.startsWith(`${home}/`)) return [];
    const own =
      dirname(folder) === home ? folder : basename(file) === collection.file && `${home}/${basename(folder)}`;
    return own ? [`${own}/${collection.file}`] : [];
  });
  return places.find((place) => !files.has(place));
};

/** Finds files that no entry uses: misnamed, misplaced or left over. */
export const strayFiles: Rule = (content, report) => {
  const used = usedBy(content);
  const folders = new Set(content.collections.map(({ folder }) => topOf(folder)).filter(Boolean));
  for (const file of content.files) {
    const [top = '', below] = file.slice(content.dir.length + 1).split('/');
    if (used.has(file)) continue;
    if (below !== undefined && !folders.has(top)) {
      const meant = nearest(top, folders);
      report.file(`${content.dir}/${top}`, 'The folder', {
        kind: 'stray-file',
        found: `a folder named "${top}", which the site does not use`,
        fix: meant === undefined ? `move it out of ${content.dir}, or delete it` : `rename it to ${meant}`,
      });
      continue;
    }
    const place = properPlace(content, file);
    const unnamed = isText(file)
      ? `move it out of ${content.dir}, or correct its name and folder`
      : 'name it in the entry that should show it; if none should, delete it';
    const fix =
      place === undefined
        ? unnamed
        : `${basename(place) === basename(file) ? 'move' : 'rename'} it to ${place}`;
    report.file(file, 'The file', { kind: 'stray-file', found: 'a file that nothing on the site uses', fix });
  }
};
