import type { MdastNode } from 'satteri';
import { bodyOf, wordsOf } from '../../read/body.ts';
import type { Words } from '../../read/problem.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';
import { readTable } from '../tables/table.ts';

const WRONG = readTable('nodes');

/** @param source the file from the beginning of the heading */
const wrongHeading = (words: string, depth: number, level: number, source: string): Words | undefined => {
  if (!source.startsWith('#')) {
    const line = /^ {0,3}(?:=+|-+)\s*$/m.exec(source)?.[0].trim() ?? '---';
    return {
      found: `${line} on the line below ${quote(words)}, which turns it into a heading`,
      fix: `delete that line; for a heading, write ## ${words.length > 60 ? 'and its words' : words}`,
    };
  }
  if (depth > 1 && depth <= level + 1 && depth <= 3) return undefined;
  const fix = 'begin a heading with ##, and one below it with ###; # is for the page’s title';
  return { found: `the heading ${quote(words)}, which begins with ${'#'.repeat(depth)}`, fix };
};

/**
 * What is wrong with one node of a text, not counting the nodes inside it.
 * @param level the level of the heading before it
 * @param source the file from the beginning of the node
 */
const wrongWith = (node: MdastNode, level: number, source: string): Words | undefined => {
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return { found: 'a tick box at the beginning of an item', fix: 'delete [ ] or [x]' };
  const words = wordsOf(node).trim();
  const wrong = WRONG.find(({ where, looks }) => where.test(node.type) && looks.test(words));
  if (wrong) return { found: wrong.is, fix: wrong.fix };
  return node.type === 'heading' ? wrongHeading(words, node.depth, level, source) : undefined;
};

/** What is wrong with a text that cannot be parsed, judging by the place where parsing stopped. */
const unparsed = (text: string): Words => {
  const tag = /^<\/?[a-z][^>\n]*>/i.exec(text)?.[0];
  if (tag !== undefined) {
    const fix = `delete ${tag}; leave an empty line between paragraphs`;
    return { found: `the HTML tag ${tag}`, fix };
  }
  if (text.startsWith('<!--'))
    return {
      found: 'a comment between <!-- and -->',
      fix: 'delete it; the commit message is the place for it',
    };
  const sign = text.slice(0, 1);
  const fix = sign === '<' ? 'write “less than”' : 'delete { and }';
  return { found: `a “${sign}”, which is read as code`, fix };
};

/** Finds texts below the fields that cannot be parsed, are empty or contain more than plain formatting. */
export const body: Rule = (content, report) => {
  for (const entry of content.entries) {
    const { source, collection } = entry;
    if (!source.body) continue;
    const say = (offset: number, words: Words) => report.text(entry, offset, { kind: 'markup', ...words });
    const { nodes, errorAt } = bodyOf(source);
    if (errorAt !== undefined) say(errorAt, unparsed(source.text.slice(errorAt)));
    else if (nodes.length < 2) {
      const fix = `describe the ${collection.one} in a few paragraphs below the second line of dashes`;
      report.text(entry, source.body.offset, { kind: 'missing', found: 'nothing', fix });
    }
    let level = 1;
    for (const { node, offset } of nodes) {
      const wrong = wrongWith(node, level, source.text.slice(offset));
      if (wrong) say(offset, wrong);
      if (node.type === 'heading') level = node.depth;
    }
  }
};
