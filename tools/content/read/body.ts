/** The text of an entry, parsed by the parser that Astro renders it with. */
import Slugger from 'github-slugger';
import { mdxToMdast, type MdastNode } from 'satteri';
import type { Source } from './source.ts';

export interface Parsed {
  /** Every node of the text, parents first, with its offset in the file. */
  nodes: { node: MdastNode; offset: number }[];
  /** Where in the file the text cannot be parsed, if it cannot. */
  errorAt: number | undefined;
}

const childrenOf = (node: MdastNode): readonly MdastNode[] => ('children' in node ? node.children : []);

const parse = ({ body }: Source): Parsed => {
  const nodes: Parsed['nodes'] = [];
  if (!body) return { nodes, errorAt: undefined };
  const collect = (node: MdastNode) => {
    nodes.push({ node, offset: body.offset + (node.position?.start.offset ?? 0) });
    childrenOf(node).forEach(collect);
  };
  try {
    collect(mdxToMdast(body.text));
    return { nodes, errorAt: undefined };
  } catch (error) {
    // The parser says where it failed only in words: “3:7: Unexpected …”.
    const [, line = 1, column = 1] = /^(\d+):(\d+):/.exec((error as Error).message) ?? [];
    const lines = body.text.split('\n').slice(0, Number(line) - 1);
    const start = lines.reduce((sum, { length }) => sum + length + 1, 0);
    return { nodes, errorAt: body.offset + start + Number(column) - 1 };
  }
};

const parsed = new WeakMap<Source, Parsed>();

/** The text of an entry, parsed once. */
export const bodyOf = (source: Source): Parsed => {
  const known = parsed.get(source) ?? parse(source);
  parsed.set(source, known);
  return known;
};

/** The plain words of a node. */
export const wordsOf = (node: MdastNode): string =>
  node.type === 'break'
    ? '\n'
    : 'value' in node && typeof node.value === 'string'
      ? node.value
      : childrenOf(node).map(wordsOf).join('');

/** The anchors of the headings in a text. */
export const headingIds = (source: Source): string[] => {
  const slugger = new Slugger();
  return bodyOf(source).nodes.flatMap(({ node }) =>
    node.type === 'heading' ? [slugger.slug(wordsOf(node))] : [],
  );
};
