/** What a reader of English might object to. It may be meant, so none of it stops anything. */
import { bodyOf, wordsOf } from '../../read/body.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { claimsIn } from '../words/claims.ts';
import { figuresIn } from '../words/figures.ts';

/** Notes sentences that promise too much, and numbers and names that are no longer true. */
export const sentences: Rule = (content, report) => {
  const falseFigures = figuresIn(content);
  const notesOn = (text: string) => [
    ...claimsIn(text).map((words) => ({ kind: 'claim', severity: 'note' as const, ...words })),
    ...falseFigures(text).map((words) => ({ kind: 'figure', severity: 'note' as const, ...words })),
  ];
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry))
      if (field.role === 'text') for (const note of notesOn(value)) report.field(entry, path, note);
    for (const { node, offset } of bodyOf(entry.source).nodes) {
      if (node.type !== 'paragraph' && node.type !== 'heading') continue;
      for (const note of notesOn(wordsOf(node).replaceAll('\n', ' '))) report.text(entry, offset, note);
    }
  }
};
