/** How a collection declares itself. */
import type { z } from 'astro/zod';
import { line, list } from './fields.ts';
import type { SchemaContext } from './media.ts';

type Schema = (context: SchemaContext) => z.ZodObject;

interface Common<S extends Schema> {
  /** Folder in `content/`; `''` for `content/` itself. */
  folder: string;
  /** What editors call a single entry. */
  one: string;
  schema: S;
}

/** A collection of one entry, in a file of fields. */
export interface Single<S extends Schema = Schema> extends Common<S> {
  single: true;
  file: string;
}

/** A collection of entries, each in a folder that is named after its slug; its field `order` is its position. */
export interface Multiple<S extends Schema = Schema, Field extends string = string> extends Common<S> {
  single: false;
  /** The file in each folder: fields and text (`.mdx`), or fields only (`.json`). */
  file: 'index.json' | 'index.mdx';
  /** The field that names an entry; no two entries may have the same. */
  title: Field;
  /** The route of each entry's page, as its file is named in `src/pages`. */
  route?: string;
  /** The page on which each entry has an anchor, which is its slug. */
  anchorsOn?: string;
  /** The required slugs; no others are allowed. */
  slugs?: readonly string[];
  /** How few and how many entries the site can show. */
  count: { min: number; max: number };
  /** The longest text below the fields, in characters; in files of text only. */
  textMax?: number;
}

/** What every entry may have. */
const confirmed = list(
  'Words of this entry that the content check questions and that are meant, as they are written.',
  [0, 12],
  line(300, 'The words.').meta({ role: 'confirmed' }),
).optional();

/** A schema with the fields that every entry may have. Pages do not ask for those, so its type stays. */
const checked = <S extends Schema>(schema: S): S =>
  ((context: SchemaContext) => schema(context).safeExtend({ confirmed })) as unknown as S;

type FieldOf<S extends Schema> = Extract<keyof z.infer<ReturnType<S>>, string>;

type Default = 'file' | 'title';
type Declared<S extends Schema> = Omit<Multiple<S, FieldOf<S>>, 'single' | Default> &
  Partial<Pick<Multiple<S, FieldOf<S>>, Default>>;

/** A collection of entries, which by default have no text and are named by their `title`. */
export const entries = <S extends Schema>(declared: Declared<S>): Multiple<S> => ({
  single: false,
  file: 'index.json',
  title: 'title',
  ...declared,
  schema: checked(declared.schema),
});

/** The words of one page. */
export const page = <S extends Schema>(name: string, one: string, schema: S): Single<S> => ({
  single: true,
  folder: `pages/${name}`,
  file: 'index.json',
  one,
  schema: checked(schema),
});

/** Facts that every page can use, in a file of their own. */
export const facts = <S extends Schema>(name: string, one: string, schema: S): Single<S> => ({
  single: true,
  folder: '',
  file: `${name}.json`,
  one,
  schema: checked(schema),
});
