/** Checks all content at once, without building and without the network. */
import { globSync } from 'node:fs';
import { join, parse } from 'node:path';
import { readContent, type Content } from '../read/content.ts';
import { isText } from '../read/files.ts';
import { tidy, type Finding } from './finding.ts';
import { reportTo, type Report } from './report.ts';

/** Finds mistakes of one or more kinds. Each file in `rules/` exports one rule as its default. */
export type Rule = (content: Content, report: Report) => void | Promise<void>;

const RULES = await Promise.all(
  globSync('*.ts', { cwd: join(import.meta.dirname, 'rules') })
    .sort()
    .map(async (file) => {
      const module = (await import(`./rules/${parse(file).name}.ts`)) as { default: Rule };
      return module.default;
    }),
);

/** Of a line that cannot be read as it was meant, nothing else is said. */
const UNREADABLE: readonly string[] = ['encoding', 'merge', 'spaces'];

/** Mistakes that can make files of the same entry look unused. */
const LEAVES_FILES: readonly string[] = [
  ...UNREADABLE,
  'broken-file',
  'text',
  'repeated',
  'film',
  'missing',
  'picture',
  'placeholder',
  'unknown-field',
];

const folderOf = ({ file }: Finding) => file.slice(0, file.lastIndexOf('/'));

/**
 * Leaves out files that only look unused because of another mistake in their folder, and numbers that only look wrong
 * because an entry is misplaced, missing or too many.
 */
const causes = (findings: readonly Finding[]): Finding[] => {
  const isLeftOver = ({ kind, file }: Finding) => kind === 'stray-file' && !isText(file);
  const troubled = new Set(
    findings
      .filter((finding) =>
        finding.kind === 'stray-file' ? !isLeftOver(finding) : LEAVES_FILES.includes(finding.kind),
      )
      .map(folderOf),
  );
  const miscounted = findings.some(
    (finding) =>
      (finding.kind === 'stray-file' && !isLeftOver(finding)) ||
      (finding.kind === 'count' && finding.field.startsWith('The number of entries')),
  );
  const placeOf = ({ file, line }: Finding) => `${file}:${line}`;
  const unreadable = new Set(findings.filter(({ kind }) => UNREADABLE.includes(kind)).map(placeOf));
  return findings
    .filter((finding) => UNREADABLE.includes(finding.kind) || !unreadable.has(placeOf(finding)))
    .filter((finding) => !isLeftOver(finding) || !troubled.has(folderOf(finding)))
    .filter(({ kind }) => kind !== 'figure' || !miscounted);
};

/** What the check has to say. */
interface Review {
  /** What stops a build. */
  mistakes: Finding[];
  /** What is worth knowing. */
  notes: Finding[];
}

/**
 * Every mistake in the content and every note about it, by file and line.
 * @param root the project’s folder
 */
export const reviewContent = async (root: string): Promise<Review> => {
  const content = readContent(root);
  const findings: Finding[] = [];
  const report = reportTo(findings);
  for (const rule of RULES) await rule(content, report);
  const all = tidy(causes(findings));
  return { mistakes: all.filter(({ note }) => !note), notes: all.filter(({ note }) => note) };
};

/** Every mistake in the content, by file and line. */
export const checkContent = async (root: string): Promise<Finding[]> => (await reviewContent(root)).mistakes;
