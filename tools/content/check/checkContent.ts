/** Checks all content at once, without building and without the network. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent, type Content } from '../read/content.ts';
import { isText } from '../read/files.ts';
import { tidy, type Finding } from './finding.ts';
import { reportTo, type Report } from './report.ts';
import { NOTES, RULES } from './rules.ts';

/** Finds mistakes of one or more kinds. */
export type Rule = (content: Content, report: Report) => void | Promise<void>;

/** A line with one of these cannot be read as it was meant, so no other mistake on it is reported. */
const UNREADABLE: readonly string[] = ['encoding', 'merge', 'spaces', 'leftover'];

/** With one of these, the check does not see every entry as it was meant. */
const MISCOUNTING: readonly string[] = ['broken-file', 'count', 'repeated', 'stray-file'];

/**
 * Leaves out findings that only follow from another: the rest of an unreadable line, slips beside a mistake, pictures and
 * films that seem unused beside a mistake in their entry, a file that another finding renames, what else a copy repeats, and
 * numbers that are false while an entry is misplaced, missing, copied or cannot be read, or a stage has a mistake.
 */
const withoutConsequences = (findings: readonly Finding[]): Finding[] => {
  const placeOf = ({ file, line }: Finding) => `${file}:${line}`;
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  const isUnused = ({ kind, file }: Finding) => kind === 'stray-file' && !isText(file);
  const unreadable = new Set(findings.filter(({ kind }) => UNREADABLE.includes(kind)).map(placeOf));
  const refused = findings.filter((finding) => finding.severity !== 'note' && !isUnused(finding));
  const wrongLines = new Set(
    refused.filter(({ kind }) => kind !== 'slip' && kind !== 'too-short').map(placeOf),
  );
  const copies = refused.filter(({ kind }) => kind === 'repeated');
  const isCopied = (one: string) => copies.some(({ file, found }) => `${file} ${found}`.includes(one));
  const named = refused.flatMap(({ file, fix }) => [file, fix.replace('rename it to ', '')]);
  const wrongFolders = new Set(named.map(folderOf));
  const isMiscounted = refused.some(
    ({ kind, file }) => MISCOUNTING.includes(kind) || file.includes('/stages/'),
  );
  return findings.filter((finding) => {
    if (refused.some(({ fix }) => fix.startsWith(`rename ${finding.file} to `))) return false;
    if (isUnused(finding) || (finding.severity && finding.kind === 'alternative-text'))
      return !wrongFolders.has(folderOf(finding.file));
    if (finding.kind === 'figure' && isMiscounted) return false;
    if (finding.severity && finding.kind === 'repeated') return !isCopied(finding.file);
    if (['slip', 'spelling', 'too-short'].includes(finding.kind) && wrongLines.has(placeOf(finding)))
      return false;
    return (
      (UNREADABLE.includes(finding.kind) && finding.severity !== 'note') || !unreadable.has(placeOf(finding))
    );
  });
};

/** A byte order mark, which Notepad writes: nobody sees it, and Astro cannot read JSON after it. */
const MARK = '\uFEFF';

const applyRules = async (root: string, rules: readonly Rule[]) => {
  const content = readContent(root);
  for (const { source } of content.entries)
    if (source.text.startsWith(MARK)) writeFileSync(join(root, source.file), source.text.slice(MARK.length));
  const findings: Finding[] = [];
  const report = reportTo(findings);
  for (const rule of rules) await rule(content, report);
  const all = tidy(withoutConsequences(findings));
  return {
    mistakes: all.filter(({ severity }) => severity !== 'note'),
    notes: all.filter(({ severity }) => severity === 'note'),
  };
};

/**
 * Every mistake in the content, which stops a build, and every note about it, which stops nothing, by file and line. Byte order
 * marks are taken off the files.
 */
export const reviewContent = (root: string) => applyRules(root, [...RULES, ...NOTES]);

/** Every mistake in the content, by file and line. */
export const checkContent = async (root: string): Promise<Finding[]> =>
  (await applyRules(root, RULES)).mistakes;
