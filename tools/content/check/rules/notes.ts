/** What stands in a text that readers should not see, and what a reader of English might object to, which may be meant. */
import { bodyOf, wordsOf } from '../../read/body.ts';
import type { Message } from '../../read/problem.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { claimsIn } from '../words/claims.ts';
import { figuresIn } from '../words/figures.ts';
import { placeholderIn } from '../words/placeholder.ts';
import { traceIn } from '../words/traces.ts';

/** Finds traces of other programs and people, promises, and numbers and names that are no longer true. */
export const sentences: Rule = (content, report) => {
  const falseFigures = figuresIn(content);
  const judge = (text: string): Message[] => {
    const line = text.replaceAll('\n', ' ');
    return [
      ...claimsIn(line).map((words) => ({ kind: 'claim', severity: 'note' as const, ...words })),
      ...falseFigures(line).map((words) => ({ kind: 'figure', severity: 'note' as const, ...words })),
    ];
  };
  const traces = (text: string) => (placeholderIn(text) ? undefined : traceIn(text));
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      if (field.role !== 'text' && field.role !== 'alt') continue;
      const trace = traces(value);
      for (const message of [...(trace ? [trace] : []), ...(field.role === 'text' ? judge(value) : [])])
        report.field(entry, path, message);
    }
    const { source } = entry;
    for (const { node, offset } of bodyOf(source).nodes) {
      if (node.type !== 'paragraph' && node.type !== 'heading') continue;
      const words = wordsOf(node);
      for (const note of judge(words)) report.text(entry, offset, note);
      const trace = traces(words);
      const at = trace ? source.text.indexOf(trace.about, offset) : -1;
      if (trace) report.text(entry, Math.max(at, offset), trace);
    }
  }
};
