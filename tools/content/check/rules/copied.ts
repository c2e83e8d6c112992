import { bodyOf, wordsOf } from '../../read/body.ts';
import type { Entry } from '../../read/content.ts';
import type { Rule } from '../checkContent.ts';
import { firsts, plainly } from '../firsts.ts';
import { quote } from '../phrases.ts';

/** The shortest paragraph, and the shortest sentence, that nobody writes twice by chance: in characters. */
const LONG = { paragraph: 40, sentence: 30 };

/** Finds paragraphs and sentences that stand twice in a text, and paragraphs that were copied from another entry. */
export const copiedTexts: Rule = (content, report) => {
  const before = firsts<Entry>();
  for (const entry of content.entries) {
    const sentences = firsts<true>();
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      if (node.type !== 'paragraph') continue;
      const words = wordsOf(node);
      const first = words.length < LONG.paragraph ? undefined : before(plainly(words), entry);
      const twice = (words.match(/[^.!?]+[.!?]*/g) ?? []).find(
        (one) => one.trim().length >= LONG.sentence && sentences(plainly(one), true),
      );
      const copy = first && first !== entry ? `, a paragraph of ${first.source.file} as well` : undefined;
      const found = `${quote(first ? words : (twice ?? '').trim())}${copy ?? ', for the second time'}`;
      if (first || twice !== undefined)
        report.text(entry, offset, {
          kind: 'repeated',
          ...(first === entry ? {} : { severity: 'note' }),
          about: first ? words : (twice ?? '').trim(),
          found,
          fix: copy === undefined ? 'delete one of the two' : 'write what is true of this one alone',
        });
    }
  }
};
