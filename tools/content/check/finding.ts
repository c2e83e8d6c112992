/** What the check has to say about one place of the content, explained to the person who wrote it. */
import type { Message } from '../read/problem.ts';

/** A mistake, or a note. */
export interface Finding extends Message {
  /** Path relative to the project's folder, with `/` as separator. */
  file: string;
  line: number;
  column: number;
  /** The field in plain words, or the part of the file. */
  field: string;
}

/** Sorts findings by place, and drops those that repeat another at the same place. */
export const tidy = (findings: readonly Finding[]): Finding[] => {
  const seen = new Set<string>();
  return findings
    .filter(({ kind, file, line, column, field, found }) => {
      const key = [kind, file, line, column, field, found].join('\n');
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
};

/** A finding as text: place, field, what was found and what to do. */
export const format = (finding: Finding): string =>
  [
    `${finding.file}:${finding.line}:${finding.column}`,
    `  ${finding.field}`,
    `  Found:  ${finding.found}`,
    `  To fix: ${finding.fix}`,
    `  More:   docs/editing/mistakes/${finding.kind}.md`,
  ].join('\n');
