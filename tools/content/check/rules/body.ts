/** What is below the fields: whether it can be parsed, how long it is, and what it is made of. */
import type { MdastNode } from 'satteri';
import { bodyOf, wordsOf } from '../../read/body.ts';
import { textAt } from '../../read/content.ts';
import type { Message, Words } from '../../read/problem.ts';
import type { Rule } from '../checkContent.ts';
import { count, plainly, quote } from '../phrases.ts';
import { readTable } from '../tables/table.ts';

const [WRONG, RAW] = [readTable('nodes'), readTable('raw')];

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
    return { found: 'a comment between <!-- and -->', fix: 'delete it, with the words in it' };
  const sign = text.startsWith('<') ? '<' : '{';
  const fix = sign === '<' ? 'write “less than”' : 'delete { and }';
  return { found: `a “${sign}”, which is read as code`, fix };
};

const markup = (found: string, fix: string): Message => ({ kind: 'markup', found, fix });

/** What is wrong with a block of a text, judging by the next one, if anything is. */
const wrongBlock = (node: MdastNode, next: MdastNode | undefined, source: string): Message | undefined => {
  const words = wordsOf(node).trim();
  if (
    node.type === 'heading' &&
    source.startsWith('#') &&
    words !== '' &&
    (!next || (next.type === 'heading' && next.depth <= node.depth))
  )
    return markup(`a heading with nothing below it: ${quote(words)}`, 'write its text, or delete it');
  if (node.type === 'list' && (node.start ?? 1) > 20)
    return markup(
      `${String(node.start)} and a full stop at the beginning of a line, which makes a list of it`,
      'begin the sentence with another word',
    );
  const isStrong =
    node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong';
  if (!isStrong || words.length >= 80 || /[.!?]$/.test(words)) return undefined;
  const found = `bold text used as a heading: ${quote(words)}`;
  return { kind: 'slip', severity: 'note', found, fix: `write ## ${words}` };
};

/**
 * Finds texts below the fields that cannot be parsed, are empty, hardly begun or too long, contain more than plain formatting, or
 * whose headings and lists were meant otherwise.
 */
export const body: Rule = (content, report) => {
  for (const entry of content.entries) {
    const { source, collection } = entry;
    if (!source.body) continue;
    const { text, offset: start } = source.body;
    const say = (offset: number, message: Message) => report.text(entry, offset, message);
    const max = collection.single ? Infinity : (collection.textMax ?? Infinity);
    const { length } = text.trim();
    if (length > max) {
      const fix = `shorten it by at least ${count(length - max, 'character')}`;
      say(start, { kind: 'too-long', found: `a text of ${length} characters; at most ${max} fit`, fix });
    }
    const { nodes, errorAt } = bodyOf(source);
    if (errorAt !== undefined) say(errorAt, { kind: 'markup', ...unparsed(source.text.slice(errorAt)) });
    else if (nodes.length < 2) {
      const fix = `describe the ${collection.one} in a few paragraphs below the second line of dashes; if they were deleted by mistake, undo the change`;
      say(start, { kind: 'missing', found: 'nothing', fix });
    }
    let level = 1;
    for (const { node, offset } of nodes) {
      const isTitle = node.type === 'heading' && plainly(wordsOf(node)) === plainly(textAt(entry, 'title'));
      const wrong = isTitle
        ? { found: 'the title of the page as a heading', fix: 'delete it; the title is shown already' }
        : wrongWith(node, level, source.text.slice(offset));
      if (wrong) say(offset, { kind: 'markup', ...wrong });
      if (node.type === 'heading') level = node.depth;
    }
    const [root, first] = nodes;
    const children = root?.node.type === 'root' ? root.node.children : [];
    if (root && first && wordsOf(root.node).trim().split(/\s+/).length < 3) {
      const found = `a text of only one word: ${quote(text.trim())}`;
      const fix = `describe the ${collection.one}, in a few paragraphs`;
      say(first.offset, { kind: 'too-short', found, fix });
    }
    for (const [index, block] of children.entries()) {
      const offset = start + (block.position?.start.offset ?? 0);
      const wrong = wrongBlock(block, children[index + 1], source.text.slice(offset));
      if (wrong) say(offset, wrong);
    }
    for (const { kind, looks, is: found, fix } of RAW) {
      const at = text.search(looks);
      if (at >= 0) say(start + at, { kind, severity: 'note', found, fix });
    }
  }
};
