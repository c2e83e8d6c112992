import type { MdastNode } from 'satteri';
import { bodyOf, wordsOf } from '../../read/body.ts';
import type { Words } from '../../read/problem.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';

/** The nodes that a text can contain, and those inside a refused one. */
const ALLOWED = new Set(
  'root paragraph text emphasis strong link list listItem blockquote heading break tableRow tableCell footnoteDefinition'.split(
    ' ',
  ),
);

const REFERENCE: Words = {
  found: 'a link whose address is written elsewhere',
  fix: 'write the link in full: [words](/address)',
};
const BRACE: Words = { found: 'a curly bracket', fix: 'delete { and }' };
const TAG: Words = { found: 'an HTML tag', fix: 'delete < and > and what is between them' };

/** The message for each of the other nodes. */
const REFUSED: Readonly<Record<string, Words>> = {
  code: { found: 'a block of code, which begins with ```', fix: 'delete the lines of ```' },
  definition: REFERENCE,
  delete: {
    found: 'words between ~~, which would be struck through',
    fix: 'delete the words, or only the ~~',
  },
  footnoteReference: { found: 'a footnote', fix: 'move its words into the sentence' },
  image: { found: 'a picture', fix: 'delete it; pictures have a field of their own' },
  inlineCode: { found: 'words between backticks (`)', fix: 'delete the backticks' },
  linkReference: REFERENCE,
  mdxFlowExpression: BRACE,
  mdxTextExpression: BRACE,
  mdxJsxFlowElement: TAG,
  mdxJsxTextElement: TAG,
  mdxjsEsm: {
    found: 'a line that begins with “import” or “export”, which is read as code',
    fix: 'begin the line with another word',
  },
  table: { found: 'a table', fix: 'write it as a list or in sentences' },
  thematicBreak: {
    found: 'a line of dashes or stars',
    fix: 'delete the line; an empty line is enough between paragraphs',
  },
};

/** The message for each of these when it contains no words. */
const EMPTY: Readonly<Record<string, Words>> = {
  blockquote: { found: 'an empty quotation', fix: 'write the quotation, or delete the >' },
  heading: { found: 'an empty heading', fix: 'write the heading, or delete the #' },
  link: { found: 'a link without words', fix: 'write its words between [ and ]' },
  listItem: { found: 'an empty list item', fix: 'write the item, or delete the line' },
};

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
  if (!ALLOWED.has(node.type)) {
    return REFUSED[node.type] ?? { found: 'something that is not plain text', fix: 'write it in words' };
  }
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return { found: 'a tick box at the beginning of an item', fix: 'delete [ ] or [x]' };
  const words = wordsOf(node).trim();
  if (words === '') return EMPTY[node.type];
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
