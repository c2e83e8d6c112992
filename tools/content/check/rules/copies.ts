/** What was copied: pictures, paragraphs and sentences. */
import { join } from 'node:path';
import { bodyOf, wordsOf } from '../../read/body.ts';
import type { Entry } from '../../read/content.ts';
import { beside } from '../../read/files.ts';
import { inspectPicture } from '../../read/picture.ts';
import { allTexts, texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { firsts, plainly, quote } from '../phrases.ts';

/**
 * Finds alternative texts of another picture, and copies of a picture under another name. Within a list, a visitor sees
 * both side by side, so it is a mistake. In the same field of neighbouring entries it may be intended, so it is a note.
 */
export const repeatedPictures: Rule = async (content, report) => {
  const before = firsts<string>();
  const described = firsts<{ entry: Entry; file: string; looks: string }>();
  for (const { entry, field, path, value, group } of allTexts(content)) {
    const file = beside(entry.folder, value);
    if (field.role !== 'picture' || !content.files.has(file)) continue;
    const picture = await inspectPicture(join(content.root, file));
    const { alt } = group;
    const other =
      picture && typeof alt === 'string' && described(plainly(alt), { entry, file, looks: picture.looks });
    // The first frames of a film share one text.
    if (other && other.entry !== entry && other.looks !== picture.looks) {
      const found = `${quote(alt)}, which describes ${other.file}`;
      const message = { kind: 'alternative-text', found, fix: 'say what this picture shows' };
      report.field(entry, [...path.slice(0, -1), 'alt'], { ...message, severity: 'note' });
    }
    const isListed = path.some((step) => typeof step === 'number');
    const home = isListed ? entry.folder : `${entry.collection.name} ${path.join('.')}`;
    const first = picture && before(`${home} ${picture.looks}`, file);
    if (!first || first === file) continue;
    const remove = isListed ? `, or delete item ${Number(path.at(-2)) + 1}` : '';
    const found = `${file}, which is the same picture as ${first}`;
    const fix = `replace the wrong one of the two and run “npm run media”${remove}`;
    report.field(entry, path, { kind: 'repeated', severity: isListed ? undefined : 'note', found, fix });
  }
};

/** The shortest paragraph, and the shortest other text, that nobody writes twice by chance: in characters. */
const LONG = { paragraph: 40, sentence: 30 };

/** The first long sentence of a text that was seen before. */
const twiceIn = (words: string, seen = firsts<true>()): string | undefined =>
  (words.match(/[^.!?]+[.!?]*/g) ?? [])
    .map((one) => one.trim())
    .find((one) => one.length >= LONG.sentence && seen(plainly(one), true));

/** Finds paragraphs and sentences that stand twice in a text, and texts that were copied from another entry. */
export const copiedTexts: Rule = (content, report) => {
  const before = firsts<Entry>();
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      if (field.role !== 'text') continue;
      const first = value.length < LONG.sentence ? undefined : before(plainly(value), entry);
      const about = first && first !== entry ? value : twiceIn(value);
      if (about === undefined) continue;
      const isCopy = about === value;
      const found = `${quote(about)}, ${isCopy ? `which ${first?.source.file} also has` : 'for the second time'}`;
      const fix = isCopy ? 'write what applies only to this one' : 'delete one of the two';
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
          ? [`a paragraph that ${first.source.file} also has`, 'write what applies only to this one']
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
