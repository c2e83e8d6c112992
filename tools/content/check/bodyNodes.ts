/** What a text below the fields may contain, node by node. */
import type { MdastNode } from 'satteri';
import { wordsOf } from '../read/body.ts';
import { quote } from './phrases.ts';
import type { Words } from './report.ts';

export const PLAIN =
  'paragraphs, headings (##, ###), lists, quotations (>), links, **strong** and _emphasised_ words';

/** The nodes that a text can contain, and those inside a refused one. All others are refused. */
const ALLOWED = new Set(
  'root paragraph text emphasis strong link list listItem blockquote heading break tableRow tableCell footnoteDefinition'.split(
    ' ',
  ),
);

const LINK = 'write [words](/address)';

/** What each of the others is, and what to do about it. */
const REFUSED: Readonly<Record<string, readonly [is: string, fix: string]>> = {
  code: ['a block of code (a line of ```)', 'delete the lines of ```'],
  definition: ['a link whose address stands elsewhere', LINK],
  delete: ['words between ~~, which would be struck through', 'take them out, or leave out the ~~'],
  footnoteReference: ['a footnote', 'put its words into the sentence'],
  image: ['a picture', 'take it out; the picture of an entry is a field'],
  inlineCode: ['words between ` and `', 'leave out the `'],
  linkReference: ['a link whose address stands elsewhere', LINK],
  mdxFlowExpression: ['a curly bracket', 'leave out { and }'],
  mdxTextExpression: ['a curly bracket', 'leave out { and }'],
  mdxJsxFlowElement: ['a tag between < and >', 'leave out what is between < and >'],
  mdxJsxTextElement: ['a tag between < and >', 'leave out what is between < and >'],
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

const markup = (found: string, fix: string, expected = PLAIN): Words => ({
  kind: 'markup',
  found,
  expected,
  fix,
});

const headingTrouble = (node: MdastNode & { type: 'heading' }, level: number, source: string) => {
  const words = wordsOf(node).trim();
  if (words === '') return markup('a heading without words', 'write its words, or delete the #');
  if (!source.startsWith('#')) {
    return markup(
      `a line of ${/^ {0,3}(?:=+|-+)\s*$/m.exec(source)?.[0].trim() ?? '---'} directly below ${quote(words)}, which makes a large heading of it`,
      `delete that line; if it is meant as a heading, write ## ${words.length > 60 ? 'and its words' : words}`,
    );
  }
  if (node.depth > 1 && node.depth <= level + 1 && node.depth <= 3) return undefined;
  return markup(
    `a heading with ${node.depth} #: ${quote(words)}`,
    'change the number of #',
    '## for a heading, ### for one below it; the title is the page’s only #',
  );
};

/**
 * What is wrong with one node of a text, not counting the nodes inside it.
 * @param level the level of the heading before it
 * @param source the file from the beginning of the node
 */
export const nodeTrouble = (node: MdastNode, level: number, source: string): Words | undefined => {
  switch (node.type) {
    case 'heading':
      return headingTrouble(node, level, source);
    case 'link':
      if (wordsOf(node).trim() !== '') return undefined;
      return markup(`a link to ${quote(node.url)} without words`, `write words between [ and ]`, LINK);
    case 'listItem':
      if (typeof node.checked === 'boolean')
        return markup('a box to tick at the beginning of an item', 'leave out [ ] or [x]');
      return wordsOf(node).trim() === ''
        ? markup('an item of a list without words', 'write its words, or delete its line')
        : undefined;
    case 'blockquote':
      return wordsOf(node).trim() === ''
        ? markup('a quotation without words', 'write its words, or delete the >')
        : undefined;
    default: {
      if (ALLOWED.has(node.type)) return undefined;
      const [is, fix] = REFUSED[node.type] ?? [
        `something other than text (${node.type})`,
        'write it as words',
      ];
      return markup(is, fix);
    }
  }
};
