/** Checks all content at once, without building and without the network. */
import { readContent, type Content } from './content.ts';
import { tidy, type Finding, type Kind } from './finding.ts';
import { reportTo, type Report } from './report.ts';
import { body } from './rules/body.ts';
import { films } from './rules/films.ts';
import { isText, missing, names, strays } from './rules/files.ts';
import { links } from './rules/links.ts';
import { pictures } from './rules/pictures.ts';
import { references } from './rules/references.ts';
import { lists, positionsAndNames } from './rules/repeated.ts';
import { schedule } from './rules/schedule.ts';
import { benefits, schema } from './rules/schema.ts';
import { words } from './rules/texts.ts';

type Rule = (content: Content, report: Report) => void | Promise<void>;

const RULES: readonly Rule[] = [
  schema,
  benefits,
  body,
  films,
  links,
  lists,
  missing,
  names,
  pictures,
  positionsAndNames,
  references,
  schedule,
  strays,
  words,
];

/** Mistakes that leave files of the entry unused; what is left over shows once they are mended. */
const LEAVES_FILES: readonly Kind[] = [
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

/** Without the left-over files that follow from another mistake. */
const causes = (findings: readonly Finding[]): Finding[] => {
  const troubled = new Set(
    findings
      .filter(({ kind, file }) => LEAVES_FILES.includes(kind) || (kind === 'stray-file' && isText(file)))
      .map(folderOf),
  );
  return findings.filter(
    (finding) => finding.kind !== 'stray-file' || isText(finding.file) || !troubled.has(folderOf(finding)),
  );
};

/**
 * Every mistake in `content/`, by file and line.
 * @param root the project’s folder
 */
export const checkContent = async (root: string): Promise<Finding[]> => {
  const content = readContent(root);
  const findings: Finding[] = [];
  const report = reportTo(findings);
  for (const rule of RULES) await rule(content, report);
  return tidy(causes(findings));
};
