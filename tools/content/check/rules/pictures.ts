import { readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileIn, LAST, recentFiles } from '../../git.ts';
import { valueAt, type Content, type Entry } from '../../read/content.ts';
import { beside, isPicture } from '../../read/files.ts';
import { foreignKind, inspectPicture, tooLarge } from '../../read/picture.ts';
import type { Message } from '../../read/problem.ts';
import { readSource } from '../../read/source.ts';
import { allTexts, strayPictures, texts, type FoundText } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { anyOf, quote } from '../phrases.ts';
import { nearest } from '../suggest/nearest.ts';
import { remake } from './films.ts';

const NAME = /^\.\/[A-Za-z0-9][\w.-]*\.(jpe?g|png)$/;
const ENDINGS: Readonly<Record<string, readonly string[]>> = { jpeg: ['.jpg', '.jpeg'], png: ['.png'] };

/** The share of a picture that its place should show at least. */
const LEAST_SHOWN = 0.35;

const PREPARE = 'run “npm run media”, which prepares it for the site';

const picture = (found: string, fix: string): Message => ({ kind: 'picture', found, fix });

/** A picture that `npm run media` puts right. */
const unimported = (found: string, fix: string): Message => ({ kind: 'picture-import', found, fix });

/** What is wrong with the path of a picture of an entry, if anything is. `film` says how to make a first frame. */
const wrongPath = (content: Content, entry: Entry, src: string, film?: string): Message | undefined => {
  const { folder } = entry;
  if (/^https?:/.test(src)) {
    const fix = 'save it in this folder, if its owner allows, and write ./ and its name';
    return picture(`${quote(src)}, which is on another site`, fix);
  }
  const there = [...content.files]
    .filter((path) => path.startsWith(`${folder}/`) && isPicture(path))
    .map((path) => `./${path.slice(folder.length + 1)}`);
  // Macs write an accent as a character of its own, which looks the same.
  const isThere = there.some((name) => name.normalize() === src.normalize());
  if (isThere) {
    if (NAME.test(src)) return undefined;
    const isKind = /\.(jpe?g|png)$/i.test(src);
    const found = isKind ? 'a name that the site cannot use' : 'which is neither a JPEG nor a PNG';
    return unimported(`${quote(src)}, ${found}`, PREPARE);
  }
  const away = strayPictures(content, basename(src));
  const found = `${quote(src)}, but there is no such file in ${folder}`;
  if (!film && away[0] !== undefined && away.length === 1 && dirname(away[0]) !== folder)
    return picture(`${found}; it is in ${dirname(away[0])}`, `move it to ${folder}`);
  // A picture that the entry names elsewhere is not the one that was meant.
  const named = texts(entry).map(({ value }) => value);
  const free = there.filter((name) => !named.includes(name));
  const same = free.find((name) => basename(name) === basename(src));
  const meant = same ?? nearest(src, free) ?? (free.length === 1 ? free[0] : undefined);
  const other = film
    ? `${film}; it also makes the first frame`
    : `copy the picture into the folder${free.length > 0 ? `, or write ${anyOf(free)}` : ''}`;
  if (meant === undefined) return picture(found, other);
  if (meant.toLowerCase() === src.toLowerCase())
    return picture(found, `rename ${basename(meant)} to ${basename(src)}`);
  if (!NAME.test(meant))
    return unimported(found, `run “npm run media”, and write the name that it gives to ${meant}`);
  // With another number it may be another picture.
  const isNumbered = meant.replaceAll(/\d/g, '') === src.replaceAll(/\d/g, '');
  return picture(
    found,
    isNumbered && !same ? `copy ${basename(src)} into the folder, or write ${meant}` : `write ${meant}`,
  );
};

/** What is wrong with a picture in itself or for its place, if anything is. */
const wrongFile = async (root: string, path: string, needed: { width: number; height: number }) => {
  const facts = await inspectPicture(join(root, path));
  const large = facts ? undefined : await tooLarge(join(root, path));
  if (large !== undefined) return picture(`${path}, which is ${large}`, 'make it smaller and save it again');
  if (!facts) {
    const fix = 'take the picture from its original again, and run “npm run media”';
    return picture(`${path}, which cannot be read as a picture`, fix);
  }
  const { width, height, imported, changes, format, isBlank } = facts;
  if (isBlank)
    return picture(`${path}, which is one colour all over`, 'copy the right picture into the folder');
  // First, because importing does not help.
  if (imported.width < needed.width || imported.height < needed.height) {
    const isPanorama = Math.max(width, height) > Math.max(imported.width, imported.height);
    return picture(
      `${path}, ${isPanorama ? 'which will be reduced to ' : ''}${imported.width} x ${imported.height} pixels; at least ${needed.width} x ${needed.height} are needed`,
      isPanorama
        ? `crop it to a shape closer to ${needed.width} x ${needed.height}`
        : `use a larger original${needed.width > needed.height && width < height ? ' that is wider than high' : ''}; enlarging this one does not help`,
    );
  }
  if (changes.length === 0 && ENDINGS[format]?.includes(extname(path).toLowerCase())) {
    const shape = width / height / (needed.width / needed.height);
    if (Math.min(shape, 1 / shape) > LEAST_SHOWN) return undefined;
    const fix = `crop it to a shape closer to ${needed.width} x ${needed.height}`;
    const note = picture(`${path}, ${width} x ${height} pixels, most of which its place leaves out`, fix);
    return { ...note, severity: 'note' as const };
  }
  const [wrong = `is really ${format.toUpperCase()}`] = changes;
  return unimported(`${path}, which ${wrong}`, PREPARE);
};

const wrongWith = async (content: Content, { entry, field, value, group }: FoundText) => {
  const file = beside(entry.folder, value);
  const foreign = content.files.has(file) ? foreignKind(join(content.root, file)) : undefined;
  if (foreign) return picture(`${file}, which is really ${foreign.kind}`, foreign.fix);
  const film = field.film ? remake(entry.folder, value, group['uprightPoster']) : undefined;
  return wrongPath(content, entry, value, film) ?? (await wrongFile(content.root, file, field));
};

/** Finds pictures that are missing or damaged, are too small for their place or were not imported. */
export const pictures: Rule = async (content, report) => {
  await Promise.all(
    allTexts(content).map(async (found) => {
      if (found.field.role !== 'picture' || /\bTODO\b/.test(found.value)) return;
      const wrong = await wrongWith(content, found);
      if (wrong) report.field(found.entry, found.path, wrong);
    }),
  );
};

/** Finds pictures that were replaced in the last commit or since, while their alternative text stayed. */
export const replaced: Rule = async (content, report) => {
  const changed = new Set(await recentFiles(content));
  for (const { entry, field, path, value, group } of allTexts(content)) {
    const name = 'src' in group ? 'src' : 'poster';
    const picture = String(group[name]);
    const shown = beside(entry.folder, picture);
    if (field.role !== 'alt' || !changed.has(shown) || !content.files.has(shown)) continue;
    const { file } = entry.source;
    const before = readSource(file, (await fileIn(content.root, LAST, file))?.toString() ?? '').data;
    if (valueAt(before, path) !== value) continue;
    const old = beside(entry.folder, String(valueAt(before, [...path.slice(0, -1), name])));
    // A picture that was only renamed is the same.
    if ((await fileIn(content.root, LAST, old))?.equals(readFileSync(join(content.root, shown)))) continue;
    const found = `${quote(value)}, which was written for another picture`;
    const fix = 'check that it describes this one';
    report.field(entry, path, { kind: 'alternative-text', severity: 'note', about: value, found, fix });
  }
};
