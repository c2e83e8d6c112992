import type { MdastNode } from 'satteri';
import { bodyOf, wordsOf } from '../../read/body.ts';
import type { Words } from '../../read/problem.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';
import { readTable } from '../tables/table.ts';

/** What is wrong with a block of a text, judging by the next one, if anything is. */
const wrongBlock = (
  node: MdastNode,
  next: MdastNode | undefined,
  source: string,
): (Words & { isNote?: true }) | undefined => {
  const words = wordsOf(node).trim();
  if (
    node.type === 'heading' &&
    source.startsWith('#') &&
    words !== '' &&
    (!next || (next.type === 'heading' && next.depth <= node.depth))
  )
    return { found: `a heading with nothing below it: ${quote(words)}`, fix: 'write its text, or delete it' };
  if (node.type === 'list' && (node.start ?? 1) > 20)
    return {
      found: `${String(node.start)} and a full stop at the beginning of a line, which makes a list of it`,
      fix: 'begin the sentence with another word',
    };
  const isStrong =
    node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong';
  return isStrong && words.length < 80 && !/[.!?]$/.test(words)
    ? {
        found: `bold text used as a heading: ${quote(words)}`,
        fix: `write ## ${words}`,
        isNote: true,
      }
    : undefined;
};

const RAW = readTable('raw');

/** Finds texts below the fields that are hardly begun, headings and lists that were meant otherwise, and stray codes. */
export const blocks: Rule = (content, report) => {
  for (const entry of content.entries) {
    const { source, collection } = entry;
    if (!source.body) continue;
    const { nodes } = bodyOf(source);
    const children = nodes[0]?.node.type === 'root' ? nodes[0].node.children : [];
    if (children.length > 0 && wordsOf({ type: 'root', children }).trim().split(/\s+/).length < 3) {
      const found = `a text of only one word: ${quote(source.body.text.trim())}`;
      const fix = `describe the ${collection.one}, in a few paragraphs`;
      report.text(entry, nodes[1]?.offset ?? source.body.offset, { kind: 'too-short', found, fix });
    }
    for (const [index, block] of children.entries()) {
      const offset = source.body.offset + (block.position?.start.offset ?? 0);
      const wrong = wrongBlock(block, children[index + 1], source.text.slice(offset));
      if (!wrong) continue;
      const { isNote, ...words } = wrong;
      const kind = isNote ? 'slip' : 'markup';
      report.text(entry, offset, { kind, ...(isNote && { severity: 'note' }), ...words });
    }
    for (const { kind, looks, is: found, fix } of RAW) {
      const at = source.body.text.search(looks);
      if (at >= 0) report.text(entry, source.body.offset + at, { kind, severity: 'note', found, fix });
    }
  }
};
