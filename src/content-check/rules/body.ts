import { bodyOf, wordsOf } from '../body.ts';
import { unheld } from '../characters.ts';
import type { Content } from '../content.ts';
import type { Report } from '../report.ts';
import { quote } from '../words.ts';

/** What a text is made of; everything else is named in `REFUSED` or refused by its type. */
const ALLOWED = new Set('root paragraph text emphasis strong link list listItem heading break'.split(' '));

const REFUSED: Readonly<Record<string, string>> = {
  blockquote: 'a quotation block (a line that begins with >)',
  code: 'a block of code (a line indented by four blanks, or ```)',
  definition: 'a link whose address stands elsewhere: write [words](/address)',
  image: 'a picture; the picture of an entry is a field',
  inlineCode: 'words between ` and `',
  linkReference: 'a link whose address stands elsewhere: write [words](/address)',
  mdxFlowExpression: 'a curly bracket',
  mdxTextExpression: 'a curly bracket',
  mdxJsxFlowElement: 'a tag between < and >',
  mdxJsxTextElement: 'a tag between < and >',
  mdxjsEsm: 'a line that begins with “import” or “export”, which reads as code',
  thematicBreak: 'a line of dashes or stars',
};

const PLAIN = 'paragraphs, headings (##, ###), lists, links, **strong** and _emphasised_ words';

/** Texts that cannot be read, that are empty, or that hold more than text. */
export const body = (content: Content, report: Report): void => {
  for (const entry of content.entries) {
    const { source } = entry;
    if (!source.body) continue;
    const { nodes, error } = bodyOf(source);
    const refuse = (
      offset: number,
      found: string,
      expected: string,
      fix: string,
      kind: 'markup' | 'missing' = 'markup',
    ) => report.text(entry, offset, 'The text below the fields', { kind, found, expected, fix });
    if (error) {
      const sign = source.text[error.offset] ?? '';
      refuse(
        error.offset,
        `a “${sign}” that reads as code`,
        PLAIN,
        'write “<” as “less than”, and leave out { and }',
      );
      continue;
    }
    if (nodes.length < 2) {
      const expected = `the description of the ${entry.collection.one}, in a few paragraphs`;
      refuse(source.body.offset, 'nothing', expected, 'write it below the second line of dashes', 'missing');
    }
    let level = 1;
    for (const { node, offset } of nodes) {
      if (!ALLOWED.has(node.type)) {
        refuse(
          offset,
          REFUSED[node.type] ?? `something other than text (${node.type})`,
          PLAIN,
          'write it as plain text',
        );
      }
      if (node.type === 'heading') {
        if (node.depth === 1 || node.depth > level + 1 || node.depth > 3) {
          const found = `a heading with ${node.depth} #: ${quote(wordsOf(node))}`;
          refuse(
            offset,
            found,
            '## for a heading, ### for one below it; the title is the page’s only #',
            'change the number of #',
          );
        }
        level = node.depth;
      }
      if (node.type === 'text') {
        const strange = unheld(node.value);
        if (strange !== undefined) {
          report.text(entry, offset, 'The text below the fields', {
            kind: 'characters',
            found: `${strange} in ${quote(node.value)}`,
            expected: 'letters, digits and punctuation that the site’s typefaces hold',
            fix: 'remove it or write it in words',
          });
        }
        if (/\bTODO\b|lorem ipsum/i.test(node.value)) {
          report.text(entry, offset, 'The text below the fields', {
            kind: 'placeholder',
            found: `${quote(node.value)}, which waits to be filled in`,
            expected: 'the text that visitors shall see',
            fix: 'replace all of it',
          });
        }
      }
    }
  }
};
