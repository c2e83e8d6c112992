import { extname, join } from 'node:path';
import type { Content } from '../../read/content.ts';
import { isPicture } from '../../read/files.ts';
import { foreignKind, inspectPicture } from '../../read/picture.ts';
import type { Message } from '../../read/problem.ts';
import { texts, type FoundText } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { anyOf, expecting, quote } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';

const NAME = /^\.\/[A-Za-z0-9][\w.-]*\.(jpe?g|png)$/;
const ENDINGS: Readonly<Record<string, readonly string[]>> = { jpeg: ['.jpg', '.jpeg'], png: ['.png'] };

const picture = (found: string, expected: string, fix: string): Message => ({
  kind: 'picture',
  found,
  expected,
  fix,
});

/** A picture that `npm run media` would put right. */
const unimported = (found: string, expected: string, fix: string): Message => ({
  ...picture(found, expected, fix),
  kind: 'picture-import',
});

/** What is wrong with the path of a picture, if anything is. */
const pathOf = (content: Content, folder: string, src: string, isFilm: boolean): Message | undefined => {
  const beside = [...content.files]
    .filter((path) => path.startsWith(`${folder}/`) && isPicture(path))
    .map((path) => `./${path.slice(folder.length + 1)}`);
  if (beside.includes(src)) {
    if (NAME.test(src)) return undefined;
    return unimported(
      `${quote(src)}, a name with spaces, capitals at its end or other signs, or not a JPEG or PNG`,
      'a name of letters, digits and dashes that ends in .jpg or .png',
      'run “npm run media”, and write the name it tells you',
    );
  }
  const meant = nearest(src, beside) ?? (beside.length === 1 ? beside[0] : undefined);
  const away = isFilm
    ? 'run “npm run media:film” with the original film, which makes the first frame as well'
    : 'put the picture there and write “./” and its name';
  const there = beside.length === 0 ? 'there are no pictures in it' : `in it: ${anyOf(beside)}`;
  return picture(
    `${quote(src)}, and there is no such file in ${folder}`,
    expecting(`a picture in the same folder; ${there}`, meant),
    meant === undefined ? away : `write ${meant}`,
  );
};

/** What is wrong with a picture in itself or for its place, if anything is. */
const fileOf = async (root: string, path: string, needed: { width: number; height: number }) => {
  const facts = await inspectPicture(join(root, path));
  if (!facts)
    return picture(
      `${path}, which is damaged or not a picture`,
      'a JPEG photograph that opens',
      'copy the picture into the folder again, then run “npm run media”',
    );
  const { width, height, imported, changes, format } = facts;
  // First, because importing does not help.
  if (imported.width < needed.width || imported.height < needed.height) {
    const isPanorama = Math.max(width, height) > Math.max(imported.width, imported.height);
    return picture(
      `${path}, ${width} x ${height} pixels`,
      `at least ${needed.width} x ${needed.height} pixels for this place`,
      isPanorama
        ? 'cut it to a less extreme shape; pictures are made smaller, to 2560 pixels at most'
        : 'use a larger original; enlarging the small one does not help',
    );
  }
  if (changes.length === 0 && ENDINGS[format]?.includes(extname(path).toLowerCase())) return undefined;
  const wrong = changes.length > 0 ? changes.join(', ') : `really in the format ${format}`;
  const expected = 'an imported picture: upright, without the camera’s notes, at most 2560 pixels, sRGB';
  return unimported(`${path}: ${wrong}`, expected, 'run “npm run media”');
};

const wrongWith = async (content: Content, { entry, field, value }: FoundText) => {
  const file = `${entry.folder}/${value.replace(/^\.\//, '')}`;
  const foreign = content.files.has(file) ? foreignKind(join(content.root, file)) : undefined;
  if (foreign) return picture(`${file}, which is really ${foreign.kind}`, 'a JPEG photograph', foreign.fix);
  return pathOf(content, entry.folder, value, field.film) ?? (await fileOf(content.root, file, field));
};

/** Finds pictures that are missing or damaged, are too small for their place or were not imported. */
export const pictures: Rule = async (content, report) => {
  const named = content.entries
    .flatMap((entry) => [...texts(entry)])
    .filter(({ field, value }) => field.role === 'picture' && !/\bTODO\b/.test(value));
  await Promise.all(
    named.map(async (found) => {
      const wrong = await wrongWith(content, found);
      if (wrong) report.field(found.entry, found.path, wrong);
    }),
  );
};
