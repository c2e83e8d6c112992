/**
 * The canonical form of a content file, which is the form the visual editor writes, so that saving there changes only
 * what the editor changed. Fields are in the order of the schema; YAML is folded at 80 characters; JSON is indented by
 * two spaces.
 */
import { dump } from 'js-yaml';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { mdxToMdast } from 'satteri';
import type { Field } from './fieldTree.ts';
import type { Entry } from './read/content.ts';
import { readSource } from './read/source.ts';
import { withComments } from './comments.ts';
import { ordinarySpaces } from './read/spaces.ts';
import { isRecord } from './read/textFields.ts';

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' && !(value instanceof Date) && Object.values(value).every(isBlank));

/**
 * A value with its fields in the order of the schema; unknown fields come last. Optional groups and lists without
 * anything in them, which the visual editor writes, are left out.
 */
const ordered = (field: Field | undefined, value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((item) => ordered(field?.kind === 'list' ? field.item : undefined, item));
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (!isRecord(value)) return value;
  const known = field?.kind === 'group' ? field.fields : {};
  const keys = new Set(
    [...Object.keys(known), ...Object.keys(value)].filter(
      (key) =>
        key in value &&
        (known[key]?.required !== false || typeof value[key] !== 'object' || !isBlank(value[key])),
    ),
  );
  return Object.fromEntries([...keys].map((key) => [key, ordered(known[key], value[key])]));
};

/** A content file with these fields and, unless it holds only fields, this text below them. */
export const fileText = (file: string, data: unknown, body: string): string =>
  file.endsWith('.json') ? `${JSON.stringify(data, null, 2)}\n` : `---\n${dump(data)}---\n\n${body}`;

/** The extensions the visual editor writes with; they decide which characters are escaped. */
const EXTENSIONS = [gfmToMarkdown(), mdxToMarkdown()];

/**
 * A content file in its canonical form, without a byte order mark and with ordinary spaces.
 * @param before an earlier version, whose comments it keeps
 * @returns undefined if it cannot be read or contains more than is allowed; the content check reports why
 */
export const canonical = ({ source: { file, text }, tree }: Entry, before?: Entry): string | undefined => {
  const source = readSource(file, ordinarySpaces(text.replace(/^\uFEFF/, '')));
  if (source.data === undefined || source.problems.length > 0) return undefined;
  const data = ordered(tree, source.data);
  if (!source.body) return fileText(file, data, '');
  try {
    const body = toMarkdown(mdxToMdast(source.body.text), { extensions: EXTENSIONS, rule: '-' });
    return withComments(readSource(file, fileText(file, data, body)), before?.source ?? source);
  } catch {
    return undefined;
  }
};

/** An entry’s file with other fields, and perhaps another text below them, in its canonical form. It keeps its comments. */
export const rewritten = (entry: Entry, data: object, body = entry.source.body?.text ?? ''): string => {
  const { file } = entry.source;
  const text = fileText(file, ordered(entry.tree, data), body);
  return canonical({ ...entry, source: readSource(file, text) }, entry) ?? text;
};
