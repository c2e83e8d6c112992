/** Marks on the lines of a change, and lists in the summary of a step, as GitHub's workflows show them. */
import { appendFileSync } from 'node:fs';

/** A mistake, or a note, at a place in a file of the project. */
export interface Annotation {
  /** By default `error`. */
  level?: 'error' | 'notice';
  file: string;
  /** Counted from 1. */
  line: number;
  column?: number | undefined;
  title: string;
  message: string;
}

/** Beside its lines GitHub shows this many mistakes of a step, and no more. */
const SHOWN = 10;

/** A summary may hold a mebibyte; longer ones are dropped whole. */
const LISTED = 500;

const escapeText = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) => escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A mistake as a workflow command. */
export const workflowCommand = ({
  level = 'error',
  file,
  line,
  column,
  title,
  message,
}: Annotation): string => {
  const properties = [`file=${escapeProperty(file)}`, `line=${line}`, column && `col=${column}`];
  return `::${level} ${[...properties, `title=${escapeProperty(title)}`].filter(Boolean).join(',')}::${escapeText(message)}`;
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The address of a line, where the run is known. */
const addressOf = ({ file, line }: Annotation): string | undefined => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env;
  if (!server || !repository || !commit) return undefined;
  return `${server}/${repository}/blob/${commit}/${file.split('/').map(encodeURIComponent).join('/')}#L${line}`;
};

// HTML, because Markdown would take characters of the message for its own.
const listItem = (annotation: Annotation): string => {
  const place = `<code>${escapeHtml(`${annotation.file}:${annotation.line}`)}</code>`;
  const address = addressOf(annotation);
  const linked = address ? `<a href="${address}">${place}</a>` : place;
  return `<li>${linked} ${escapeHtml(annotation.title)}<pre>${escapeHtml(annotation.message)}</pre></li>`;
};

/** The mistakes of a step as a list for its summary. */
const summaryOf = (heading: string, annotations: readonly Annotation[]): string => {
  const more = annotations.length - LISTED;
  return [
    `<h3>${escapeHtml(heading)}</h3>`,
    annotations.length > SHOWN &&
      `<p>GitHub marks the first ${SHOWN} on their lines. All ${annotations.length}:</p>`,
    annotations.length > 0 && `<ol>\n${annotations.slice(0, LISTED).map(listItem).join('\n')}\n</ol>`,
    more > 0 && `<p>${more} more are in the step’s log.</p>`,
  ]
    .filter(Boolean)
    .join('\n');
};

/** In a workflow of GitHub: marks each mistake on its line, and lists all in the step's summary. Elsewhere nothing. */
export const annotate = (heading: string, annotations: readonly Annotation[]): void => {
  if (process.env['GITHUB_ACTIONS'] !== 'true') return;
  for (const annotation of annotations) console.log(workflowCommand(annotation));
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `${summaryOf(heading, annotations)}\n`);
};
