import type { MdastNode } from 'satteri';
import { bodyOf, wordsOf } from '../../read/body.ts';
import type { Words } from '../../read/problem.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';

const PLAIN =
  'paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words';

/** The nodes that a text can contain, and those inside a refused one. */
const ALLOWED = new Set(
  'root paragraph text emphasis strong link list listItem blockquote heading break tableRow tableCell footnoteDefinition'.split(
    ' ',
  ),
);

const LINK = 'write [words](/address)';
const REFERENCE = ['a link whose address stands elsewhere', LINK] as const;
const BRACE = ['a curly bracket', 'leave out { and }'] as const;
const TAG = ['a tag between < and >', 'leave out what is between < and >'] as const;

/** What each of the others is, and what to do about it. */
const REFUSED: Readonly<Record<string, readonly [is: string, fix: string]>> = {
  code: ['a block of code (a line of ```)', 'delete the lines of ```'],
  definition: REFERENCE,
  delete: ['words between ~~, which would be struck through', 'take them out, or leave out the ~~'],
  footnoteReference: ['a footnote', 'put its words into the sentence'],
  image: ['a picture', 'take it out; the picture of an entry is a field'],
  inlineCode: ['words between ` and `', 'leave out the `'],
  linkReference: REFERENCE,
  mdxFlowExpression: BRACE,
  mdxTextExpression: BRACE,
  mdxJsxFlowElement: TAG,
  mdxJsxTextElement: TAG,
  mdxjsEsm: [
    'a line that begins with “import” or “export”, which reads as code',
    'begin the line with another word',
  ],
  table: ['a table', 'write it as a list or in sentences'],
  thematicBreak: [
    'a line of dashes or stars',
    'delete the line; an empty line is enough between paragraphs, and ## begins a new part',
  ],
};

/** What each of these is without words in it. */
const EMPTY: Readonly<Record<string, readonly [is: string, fix: string]>> = {
  blockquote: ['a quotation without words', 'write its words, or delete the >'],
  heading: ['a heading without words', 'write its words, or delete the #'],
  listItem: ['an item of a list without words', 'write its words, or delete its line'],
};

const markup = (found: string, fix: string, expected = PLAIN): Words => ({ found, expected, fix });

/** @param source the file from the beginning of the heading */
const heading = (words: string, depth: number, level: number, source: string): Words | undefined => {
  if (!source.startsWith('#')) {
    const line = /^ {0,3}(?:=+|-+)\s*$/m.exec(source)?.[0].trim() ?? '---';
    return markup(
      `a line of ${line} directly below ${quote(words)}, which makes a large heading of it`,
      `delete that line; if it is meant as a heading, write ## ${words.length > 60 ? 'and its words' : words}`,
    );
  }
  if (depth > 1 && depth <= level + 1 && depth <= 3) return undefined;
  const expected = '## for a heading, ### for one below it; the title is the page’s only #';
  return markup(`a heading with ${depth} #: ${quote(words)}`, 'change the number of #', expected);
};

/**
 * What is wrong with one node of a text, not counting the nodes inside it.
 * @param level the level of the heading before it
 * @param source the file from the beginning of the node
 */
const wrongWith = (node: MdastNode, level: number, source: string): Words | undefined => {
  const refused = REFUSED[node.type];
  if (refused) return markup(...refused);
  if (!ALLOWED.has(node.type)) return markup(`something other than text (${node.type})`, 'write it as words');
  if (node.type === 'listItem' && typeof node.checked === 'boolean')
    return markup('a box to tick at the beginning of an item', 'leave out [ ] or [x]');
  const words = wordsOf(node).trim();
  const empty = EMPTY[node.type];
  if (words === '' && empty) return markup(...empty);
  if (words === '' && node.type === 'link')
    return markup(`a link to ${quote(node.url)} without words`, 'write words between [ and ]', LINK);
  return node.type === 'heading' ? heading(words, node.depth, level, source) : undefined;
};

/** What is wrong with a text that cannot be parsed, from where it cannot. */
const unparsed = (text: string): Words => {
  const tag = /^<\/?[a-z][^>\n]*>/i.exec(text)?.[0];
  return tag === undefined
    ? markup(`a “${text.slice(0, 1)}” that reads as code`, 'write “<” as “less than”, and leave out { and }')
    : markup(
        `a tag: ${tag}`,
        `leave out ${tag}; an empty line begins a new paragraph, and pictures are fields`,
      );
};

/** Finds texts below the fields that cannot be parsed, are empty or contain more than plain formatting. */
export const body: Rule = (content, report) => {
  for (const entry of content.entries) {
    const { source, collection } = entry;
    if (!source.body) continue;
    const { nodes, error } = bodyOf(source);
    if (error) {
      report.text(entry, error.offset, { kind: 'markup', ...unparsed(source.text.slice(error.offset)) });
      continue;
    }
    if (nodes.length < 2) {
      report.text(entry, source.body.offset, {
        kind: 'missing',
        found: 'nothing',
        expected: `the description of the ${collection.one}, in a few paragraphs`,
        fix: 'write it below the second line of dashes',
      });
    }
    let level = 1;
    for (const { node, offset } of nodes) {
      const wrong = wrongWith(node, level, source.text.slice(offset));
      if (wrong) report.text(entry, offset, { kind: 'markup', ...wrong });
      if (node.type === 'heading') level = node.depth;
    }
  }
};
