import type { MdastNode } from 'satteri';
import { bodyOf } from '../../read/body.ts';
import { nodeTrouble, PLAIN } from '../bodyNodes.ts';
import { deviceCharacters, unshownCharacter } from '../characters.ts';
import type { Rule } from '../checkContent.ts';
import { leftover } from '../leftovers.ts';
import { misreadText } from '../misread.ts';
import type { Words } from '../report.ts';
import { isPlaceholder, placeholder } from '../wording.ts';

interface Trouble {
  words: Words;
  /** Where it begins in the node’s text. */
  index: number;
}

/** What is wrong with words that visitors would see. */
const wordTrouble = (value: string): Trouble[] => {
  const torn = misreadText(value);
  const strange = torn ? undefined : (unshownCharacter(value) ?? deviceCharacters(value));
  const waits = isPlaceholder(value) ? placeholder(value, 'the text that visitors will read') : undefined;
  const marks = waits ? undefined : leftover(value, 'text');
  return [torn, marks, ...[strange, waits].map((words) => words && { words, index: 0 })].filter(
    (one) => one !== undefined,
  );
};

/** What is wrong with a text that cannot be parsed, from where it cannot. */
const codeTrouble = (text: string): Words => {
  const tag = /^<\/?[a-z][^>\n]*>/i.exec(text)?.[0];
  if (tag !== undefined)
    return {
      kind: 'markup',
      found: `a tag: ${tag}`,
      expected: PLAIN,
      fix: `leave out ${tag}; an empty line begins a new paragraph, and pictures are fields`,
    };
  return {
    kind: 'markup',
    found: `a “${text.slice(0, 1)}” that reads as code`,
    expected: PLAIN,
    fix: 'write “<” as “less than”, and leave out { and }',
  };
};

/** Where an index of a node’s text is in the file: its line, and its column if the node begins on that line. */
const offsetOf = (source: string, start: number, value: string, index: number): number => {
  const lines = value.slice(0, index).split('\n');
  let offset = start;
  for (let line = 1; line < lines.length; line++) offset = source.indexOf('\n', offset) + 1;
  return offset + (lines.at(-1)?.length ?? 0);
};

const isText = (node: MdastNode): node is MdastNode & { type: 'text'; value: string } => node.type === 'text';

/** Finds texts below the fields that cannot be parsed, are empty or contain more than plain formatting. */
const bodyText: Rule = (content, report) => {
  for (const entry of content.entries) {
    const { source, collection } = entry;
    if (!source.body) continue;
    const say = (offset: number, words: Words) =>
      report.text(entry, offset, 'The text below the fields', words);
    const { nodes, error } = bodyOf(source);
    if (error) {
      say(error.offset, codeTrouble(source.text.slice(error.offset)));
      continue;
    }
    if (nodes.length < 2) {
      say(source.body.offset, {
        kind: 'missing',
        found: 'nothing',
        expected: `the description of the ${collection.one}, in a few paragraphs`,
        fix: 'write it below the second line of dashes',
      });
    }
    let level = 1;
    for (const { node, offset } of nodes) {
      const wrong = nodeTrouble(node, level, source.text.slice(offset));
      if (wrong) say(offset, wrong);
      if (node.type === 'heading') level = node.depth;
      if (!isText(node)) continue;
      for (const { words, index } of wordTrouble(node.value))
        say(offsetOf(source.text, offset, node.value, index), words);
    }
  }
};

export default bodyText;
