import { extname, join } from 'node:path';
import { anyOf, expecting, nearest } from '../suggest.ts';
import type { Content } from '../../read/content.ts';
import { isPicture } from '../../read/files.ts';
import { foreignKind, inspectPicture, type Picture } from '../../read/picture.ts';
import type { Words } from '../report.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';

const NAME = /^\.\/[A-Za-z0-9][\w.-]*\.(jpe?g|png)$/;
const ENDINGS: Readonly<Record<string, readonly string[]>> = { jpeg: ['.jpg', '.jpeg'], png: ['.png'] };

const inFolder = ({ files }: Content, folder: string) =>
  [...files]
    .filter((path) => path.startsWith(`${folder}/`) && isPicture(path))
    .map((path) => `./${path.slice(folder.length + 1)}`);

/** What is wrong with the path of a picture, if anything is. */
const pathTrouble = (content: Content, folder: string, src: string, isFilm: boolean): Words | undefined => {
  const beside = inFolder(content, folder);
  if (beside.includes(src) && NAME.test(src)) return undefined;
  if (beside.includes(src)) {
    return {
      kind: 'picture-import',
      found: `${quote(src)}, a name with spaces, capitals at its end or other signs, or not a JPEG or PNG`,
      expected: 'a name of letters, digits and dashes that ends in .jpg or .png',
      fix: 'run “npm run media”, and write the name it tells you',
    };
  }
  const meant = nearest(src, beside) ?? (beside.length === 1 ? beside[0] : undefined);
  const away = isFilm
    ? 'run “npm run media:film” with the original film, which makes the first frame as well'
    : 'put the picture there and write “./” and its name';
  const there = beside.length === 0 ? 'there are no pictures in it' : `in it: ${anyOf(beside)}`;
  return {
    kind: 'picture',
    found: `${quote(src)}, and there is no such file in ${folder}`,
    expected: expecting(`a picture in the same folder; ${there}`, meant),
    fix: meant === undefined ? away : `write ${meant}`,
  };
};

/** Whether it is its shape that makes a picture too small for its place. */
const isPanorama = ({ width, height, imported }: Picture) =>
  Math.max(width, height) > Math.max(imported.width, imported.height);

/** Whether a file is no picture at all, whatever its name; `npm run media` cannot help then. */
const foreignTrouble = (root: string, path: string): Words | undefined => {
  const foreign = foreignKind(join(root, path));
  return (
    foreign && {
      kind: 'picture',
      found: `${path}, which is really ${foreign.kind}`,
      expected: 'a JPEG photograph',
      fix: foreign.fix,
    }
  );
};

const fileTrouble = async (
  root: string,
  path: string,
  { width, height }: { width: number; height: number },
): Promise<Words | undefined> => {
  const facts = await inspectPicture(join(root, path));
  if (!facts) {
    return {
      kind: 'picture',
      found: `${path}, which is damaged or not a picture`,
      expected: 'a JPEG photograph that opens',
      fix: 'copy the picture into the folder again, then run “npm run media”',
    };
  }
  // First, because importing does not help.
  if (facts.imported.width < width || facts.imported.height < height) {
    return {
      kind: 'picture',
      found: `${path}, ${facts.width} x ${facts.height} pixels`,
      expected: `at least ${width} x ${height} pixels for this place`,
      fix: isPanorama(facts)
        ? 'cut it to a less extreme shape; pictures are made smaller, to 2560 pixels at most'
        : 'use a larger original; enlarging the small one does not help',
    };
  }
  if (facts.changes.length > 0 || !ENDINGS[facts.format]?.includes(extname(path).toLowerCase())) {
    const wrong =
      facts.changes.length > 0 ? facts.changes.join(', ') : `really in the format ${facts.format}`;
    return {
      kind: 'picture-import',
      found: `${path}: ${wrong}`,
      expected: 'an imported picture: upright, without the camera’s notes, at most 2560 pixels, sRGB',
      fix: 'run “npm run media”',
    };
  }
  return undefined;
};

/** Finds pictures that are missing or damaged, are too small for their place or were not imported. */
const pictures: Rule = async (content, report) => {
  const places = content.entries.flatMap((entry) => [...texts(entry)]);
  await Promise.all(
    places.map(async ({ entry, field, path, value }) => {
      if (field.role !== 'picture' || /\bTODO\b/.test(value)) return;
      const file = `${entry.folder}/${value.replace(/^\.\//, '')}`;
      const words =
        (content.files.has(file) ? foreignTrouble(content.root, file) : undefined) ??
        pathTrouble(content, entry.folder, value, field.film) ??
        (await fileTrouble(content.root, file, field));
      if (words) report.field(entry, path, words);
    }),
  );
};

export default pictures;
