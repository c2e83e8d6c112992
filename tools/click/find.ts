/** Finds the fields that what is seen on a page comes from, by what they say. */
import { z } from 'astro/zod';
import { fieldAt } from '../content/check/report.ts';
import { addressOf } from '../content/read/addresses.ts';
import { bodyOf, wordsOf } from '../content/read/body.ts';
import type { Content, Entry } from '../content/read/content.ts';
import { beside } from '../content/read/files.ts';
import type { FieldPath } from '../content/read/problem.ts';
import { texts } from '../content/read/textFields.ts';
import { nameOf, titleOf } from '../publish/values.ts';

/** What is seen: a text, with those of the elements around it; or a picture, with its alternative text. */
export const SEEN = z.object({
  /** The path of the page. */
  page: z.string(),
  /** Whether it is in the header or footer, which all pages share. */
  shared: z.boolean(),
  texts: z.array(z.string()),
  /** Which letter of the first text. */
  at: z.number(),
  /** The addresses of a picture. */
  sources: z.string(),
});
export type Seen = z.infer<typeof SEEN>;

/** A field in the visual editor. */
export interface Place {
  /** The address of its form. */
  form: string;
  /** Its entry and its name, in words. */
  name: string;
  /** Its path, which begins with `body` for the text below the fields, and how the form calls each step. */
  path: FieldPath;
  labels: readonly string[];
}

interface Known {
  entry: Entry;
  path: FieldPath;
  words: string;
  /** What the words look like on a page, where labels have gaps to fill. */
  looks: RegExp;
}

/** Where a label is filled. */
const GAP = /\{\w+\}/g;

const plain = (text: string) => text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();

const known = (entry: Entry, path: FieldPath, text: string): Known => {
  const words = plain(text);
  const pattern = words.split(GAP).map((part) => RegExp.escape(part));
  return { entry, path, words, looks: new RegExp(`^${pattern.join('.*')}$`, 'iu') };
};

const BLOCKS: readonly string[] = ['paragraph', 'heading'];

const SHOWN: readonly string[] = ['text', 'alt', 'time', 'phone'];

const read = (entry: Entry): Known[] => {
  const fields = texts(entry)
    // What search engines are told is on no page.
    .filter(({ field, path }) => SHOWN.includes(field.role) && path[0] !== 'seo')
    .map(({ path, value }) => known(entry, path, value));
  const blocks = bodyOf(entry.source)
    .nodes.filter(({ node }) => BLOCKS.includes(node.type))
    .map(({ node }) => known(entry, ['body'], wordsOf(node)));
  // What says nothing itself would be found in every text.
  return [...fields, ...blocks].filter(({ words }) => words.replaceAll(GAP, '').trim() !== '');
};

const cache = new WeakMap<Entry['source'], Known[]>();

const knownIn = (entry: Entry): Known[] => {
  const all = cache.get(entry.source) ?? read(entry);
  cache.set(entry.source, all);
  return all;
};

/** The pictures whose file is in the address or, in a build, which only tests click in, has the file’s name. */
const pictures = (entries: readonly Entry[], { sources, texts: [alt = ''] }: Seen): readonly Known[] => {
  const found = entries.flatMap((entry) =>
    texts(entry).flatMap(({ field, path, value, group }) => {
      if (field.role !== 'picture') return [];
      const file = beside(entry.folder, value);
      const isSeen =
        sources.includes(file) || sources.includes(`/_astro/${file.replace(/^.*\/|\.\w+$/g, '')}.`);
      return isSeen ? [known(entry, path, typeof group['alt'] === 'string' ? group['alt'] : '')] : [];
    }),
  );
  return prefer(found, ({ words }) => words === plain(alt));
};

/** Those that meet the first condition that any of them meets; all of them if none does. */
const prefer = (
  all: readonly Known[],
  ...conditions: readonly ((one: Known) => boolean)[]
): readonly Known[] => conditions.map((is) => all.filter(is)).find((some) => some.length > 0) ?? all;

/** Those that say a text; else those that are in it, if possible where it was pointed at, or that it is in. */
const saying = (all: readonly Known[], text: string, at: number): readonly Known[] => {
  const exact = all.filter(({ looks }) => looks.test(text));
  // Of labels with gaps, the one that says most itself.
  const most = Math.max(...exact.map(({ words }) => words.replaceAll(GAP, '').length));
  const saysMost = ({ words }: Known) => words.replaceAll(GAP, '').length === most;
  if (exact.length > 0) return prefer(exact, ({ words }) => words === text, saysMost);
  const near = all.filter(({ words }) => words.length > 2 && (text.includes(words) || words.includes(text)));
  const isThere = ({ words }: Known) => text.indexOf(words) <= at && at < text.indexOf(words) + words.length;
  return text.length < 3 ? [] : prefer(near, isThere);
};

const formOf = ({ collection, id }: Entry) =>
  `/keystatic/${collection.single ? `singleton/${collection.name}` : `collection/${collection.name}/item/${id}`}`;

/**
 * The fields that something comes from: one if that is certain, and the entry of the page if it comes from no text. What the
 * page's own entry says goes before what others say alike.
 */
export const find = ({ dir, entries }: Content, seen: Seen): Place[] => {
  const all = entries.flatMap(knownIn);
  let found: readonly Known[] = seen.sources === '' ? [] : pictures(entries, seen);
  for (const [index, text] of seen.texts.map(plain).entries())
    if (found.length === 0) found = saying(all, text, index === 0 ? seen.at : NaN);
  const own = entries.filter((entry) => addressOf(entry) === seen.page);
  if (found.length === 0) found = own.map((entry) => known(entry, [], ''));
  const isOwn = ({ entry }: Known) => addressOf(entry) === seen.page;
  const isOf = (name: string) => (one: Known) => one.entry.collection.name === name;
  return prefer(found, seen.shared ? isOf('site') : isOwn, isOf('labels')).map(({ entry, path }) => ({
    form: formOf(entry),
    name: `${titleOf(dir, entry.source.file)}: ${nameOf(entry, path)}`,
    path,
    labels: fieldAt(entry.tree, path).names,
  }));
};
