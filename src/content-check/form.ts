/**
 * The one form in which content is kept: the one the visual editor writes, so that saving there changes only what was
 * changed. Fields stand in the schema’s order; YAML is folded at 80 characters; JSON is indented by two blanks.
 */
import { dump } from 'js-yaml';
import { gfmAutolinkLiteralToMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { mdxToMdast } from 'satteri';
import type { Field } from '../schemas/tree.ts';
import type { Entry } from './content.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with its fields in the schema’s order; fields the schema lacks come last. */
const ordered = (field: Field | undefined, value: unknown): unknown => {
  if (Array.isArray(value))
    return value.map((item) => ordered(field?.kind === 'list' ? field.item : undefined, item));
  if (!isRecord(value)) return value;
  const known = field?.kind === 'group' ? field.fields : {};
  const keys = [
    ...Object.keys(known).filter((key) => key in value),
    ...Object.keys(value).filter((key) => !(key in known)),
  ];
  return Object.fromEntries(keys.map((key) => [key, ordered(known[key], value[key])]));
};

/** The extensions the visual editor writes with; they decide which signs are escaped. */
const EXTENSIONS = [
  gfmAutolinkLiteralToMarkdown(),
  gfmStrikethroughToMarkdown(),
  gfmTableToMarkdown(),
  mdxToMarkdown(),
];

/**
 * What a content file looks like in its proper form.
 * @returns undefined where it cannot be read, or holds more than it may; the check says why
 */
export const properForm = ({ source, tree }: Entry): string | undefined => {
  if (source.data === undefined || source.troubles.length > 0) return undefined;
  const data = ordered(tree, source.data);
  if (source.file.endsWith('.json')) return `${JSON.stringify(data, null, 2)}\n`;
  try {
    const text = mdxToMdast(source.body?.text ?? '');
    return `---\n${dump(data)}---\n\n${toMarkdown(text, { extensions: EXTENSIONS, rule: '-' })}`;
  } catch {
    return undefined;
  }
};
