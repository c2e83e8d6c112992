/** Kinds of mistake. Each has a page of its own in `docs/editing/mistakes/`. */
export const KINDS = [
  'alternative-text',
  'broken-file',
  'characters',
  'choice',
  'count',
  'date',
  'film',
  'link',
  'markup',
  'missing',
  'name-of-file',
  'number',
  'picture',
  'picture-intake',
  'placeholder',
  'reference',
  'repeated',
  'schedule',
  'stray-file',
  'text',
  'too-long',
  'unknown-field',
  'web-address',
] as const;

export type Kind = (typeof KINDS)[number];

/** A mistake in the content, in words for whoever wrote it. */
export interface Finding {
  kind: Kind;
  /** Path from the project's folder, with `/`. */
  file: string;
  line: number;
  column: number;
  /** The field in plain words, or what part of the file is meant. */
  field: string;
  found: string;
  expected: string;
  /** What to do, as an instruction. */
  fix: string;
}

/** Mistakes of one kind that share a place say the same thing twice; the first is kept. */
export const tidy = (findings: readonly Finding[]): Finding[] => {
  const seen = new Set<string>();
  return findings
    .filter(({ kind, file, line, column, found }) => {
      const key = [kind, file, line, column, found].join('\n');
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
};

/** Where a mistake's kind is explained. */
const pageOf = ({ kind }: Finding) => `docs/editing/mistakes/${kind}.md`;

/** A mistake as text: place, field, what was found, what is expected and how to fix it. */
export const format = (finding: Finding): string =>
  [
    `${finding.file}:${finding.line}:${finding.column}`,
    `  ${finding.field}`,
    `  Found:    ${finding.found}`,
    `  Expected: ${finding.expected}`,
    `  To fix:   ${finding.fix}`,
    `  More:     ${pageOf(finding)}`,
  ].join('\n');

/** “1 mistake”, “2 mistakes”. */
export const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
