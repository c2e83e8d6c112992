import { bodyOf, wordsOf } from '../../read/body.ts';
import type { Entry } from '../../read/content.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { firsts, plainly } from '../firsts.ts';
import { quote } from '../phrases.ts';

/** The shortest paragraph, and the shortest sentence, that nobody writes twice by chance: in characters. */
const LONG = { paragraph: 40, sentence: 30 };

/** The first long sentence of a text that was seen before. */
const twiceIn = (words: string, seen = firsts<true>()): string | undefined =>
  (words.match(/[^.!?]+[.!?]*/g) ?? [])
    .map((one) => one.trim())
    .find((one) => one.length >= LONG.sentence && seen(plainly(one), true));

/** Finds paragraphs and sentences that stand twice in a text, and paragraphs that were copied from another entry. */
export const copiedTexts: Rule = (content, report) => {
  const before = firsts<Entry>();
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      const about = field.role === 'text' ? twiceIn(value) : undefined;
      if (about === undefined) continue;
      const found = `${quote(about)}, for the second time`;
      const fix = 'delete one of the two';
      report.field(entry, path, { kind: 'repeated', severity: 'note', about, found, fix });
    }
    const sentences = firsts<true>();
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      if (node.type !== 'paragraph') continue;
      const words = wordsOf(node);
      const first = words.length < LONG.paragraph ? undefined : before(plainly(words), entry);
      const twice = twiceIn(words, sentences);
      const about = first ? words : twice;
      if (about === undefined) continue;
      const [end, fix] =
        first && first !== entry
          ? [`a paragraph of ${first.source.file} as well`, 'write what is true of this one alone']
          : ['for the second time', 'delete one of the two'];
      const severity = first === entry ? undefined : 'note';
      report.text(entry, offset, {
        kind: 'repeated',
        severity,
        about,
        found: `${quote(about)}, ${end}`,
        fix,
      });
    }
  }
};
