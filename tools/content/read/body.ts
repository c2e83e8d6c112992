/** The text of an entry, parsed by the parser that Astro renders it with. */
import Slugger from 'github-slugger';
import { mdxToMdast, type MdastNode } from 'satteri';
import type { Source } from './source.ts';

export interface Parsed {
  /** Every node of the text, parents first, with its offset in the file. */
  nodes: { node: MdastNode; offset: number }[];
  /** Why the text cannot be parsed. */
  error: { offset: number; message: string } | undefined;
}

const childrenOf = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);

const parsed = new WeakMap<Source, Parsed>();

const parse = ({ body, text }: Source): Parsed => {
  if (!body) return { nodes: [], error: undefined };
  // Empty lines replace the fields, so that line numbers match the file.
  const before = text.slice(0, body.offset).replace(/[^\n]/g, '');
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  const offset = (line: number, column: number) => (starts[line - 1] ?? 0) + column - 1;
  const nodes: Parsed['nodes'] = [];
  const collect = (node: MdastNode) => {
    const start = node.position?.start;
    nodes.push({ node, offset: start ? offset(start.line, start.column) : body.offset });
    childrenOf(node).forEach(collect);
  };
  try {
    collect(mdxToMdast(before + body.text));
    return { nodes, error: undefined };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line, column] = /^(\d+):(\d+):/.exec(message) ?? [];
    return { nodes, error: { offset: offset(Number(line ?? 1), Number(column ?? 1)), message } };
  }
};

/** The text of an entry, parsed once. */
export const bodyOf = (source: Source): Parsed => {
  const known = parsed.get(source) ?? parse(source);
  parsed.set(source, known);
  return known;
};

/** The plain words of a node. */
export const wordsOf = (node: MdastNode): string =>
  'value' in node && typeof node.value === 'string' ? node.value : childrenOf(node).map(wordsOf).join('');

/** The anchors of the headings in a text. */
export const headingIds = (source: Source): string[] => {
  const slugger = new Slugger();
  return bodyOf(source).nodes.flatMap(({ node }) =>
    node.type === 'heading' ? [slugger.slug(wordsOf(node))] : [],
  );
};
