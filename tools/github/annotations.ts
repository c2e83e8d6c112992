/** Marks on the lines of a change, and a list in the summary of a step, as GitHub's workflows show them. */
import { appendFileSync } from 'node:fs';
import { format, type Finding } from '../content/check/finding.ts';
import { escapeHtml } from '../html.ts';

/** GitHub shows at most this many errors of a step beside their lines. */
const SHOWN = 10;

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** What is said of a finding, without its place and field. */
const messageOf = (finding: Finding) =>
  format(finding)
    .split('\n')
    .slice(2)
    .map((line) => line.trim())
    .join('\n');

/** A finding as a workflow command: a mistake is an error, a note is a notice. */
export const workflowCommand = (finding: Finding): string => {
  const { file, line, column, field, severity } = finding;
  const properties = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(field)}`;
  return `::${severity === 'note' ? 'notice' : 'error'} ${properties}::${escapeText(messageOf(finding))}`;
};

// HTML, because Markdown would interpret characters of the message.
const listItem = (finding: Finding): string => {
  const { file, line, field } = finding;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env;
  const path = file.split('/').map(encodeURIComponent).join('/');
  const place = `<code>${escapeHtml(`${file}:${line}`)}</code>`;
  const link = `<a href="${server}/${repository}/blob/${commit}/${path}#L${line}">${place}</a>`;
  return `<li>${link} ${escapeHtml(field)}<pre>${escapeHtml(messageOf(finding))}</pre></li>`;
};

/**
 * In a workflow of GitHub: marks each finding on its line, and lists all in the step's summary. Elsewhere nothing.
 * @param more HTML that follows in the summary
 */
export const annotate = (heading: string, findings: readonly Finding[], more: string): void => {
  if (process.env['GITHUB_ACTIONS'] !== 'true') return;
  for (const finding of findings) console.log(workflowCommand(finding));
  const lines = [`<h3>${escapeHtml(heading)}</h3>`];
  if (findings.length > SHOWN)
    lines.push(`<p>GitHub marks the first ${SHOWN} on their lines. All ${findings.length}:</p>`);
  if (findings.length > 0) lines.push('<ol>', ...findings.map(listItem), '</ol>');
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `${lines.join('\n')}\n${more}\n`);
};
