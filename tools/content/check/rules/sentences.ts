/** What stands in a text that readers should not see, and what a reader of English might object to, which may be meant. */
import { bodyOf, wordsOf } from '../../read/body.ts';
import type { Entry } from '../../read/content.ts';
import type { Message } from '../../read/problem.ts';
import { texts } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { remember } from '../remember.ts';
import { figuresIn } from '../words/figures.ts';
import { claimsIn, traceIn } from '../words/patterns.ts';
import { placeholderIn } from '../words/placeholder.ts';

const claims = remember(claimsIn);
const traces = remember((text: string, place: string) =>
  placeholderIn(text) ? undefined : traceIn(text, place),
);

/** Finds traces of other programs and people, promises, and numbers and names that are no longer true. */
export const sentences: Rule = (content, report) => {
  const falseFigures = figuresIn(content);
  const judge = (text: string, entry: Entry): Message[] => {
    const line = text.replaceAll('\n', ' ');
    return [
      ...claims(line, entry.collection.name).map((words) => ({
        kind: 'claim',
        severity: 'note' as const,
        ...words,
      })),
      ...falseFigures(line, entry).map((words) => ({ kind: 'figure', severity: 'note' as const, ...words })),
    ];
  };
  for (const entry of content.entries) {
    for (const { field, path, value } of texts(entry)) {
      if (field.role !== 'text' && field.role !== 'alt') continue;
      const trace = traces(value, path.filter((step) => typeof step !== 'number').join('.'));
      if (trace) report.field(entry, path, trace.message);
      if (field.role === 'text') for (const note of judge(value, entry)) report.field(entry, path, note);
    }
    const { source } = entry;
    const { nodes } = bodyOf(source);
    const root = nodes[0]?.node;
    for (const { node, offset } of nodes) {
      if (node.type !== 'paragraph' && node.type !== 'heading') continue;
      const words = wordsOf(node);
      for (const note of judge(words, entry)) report.text(entry, offset, note);
      const isTop = root?.type === 'root' && root.children.some((child) => child === node);
      const trace = traces(words, isTop && node.type === 'paragraph' ? 'body' : 'item');
      if (trace) report.text(entry, Math.max(source.text.indexOf(trace.sign, offset), offset), trace.message);
    }
  }
};
