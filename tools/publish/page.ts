/** `/keystatic/publish`, in development only: what has changed in the content, and a button that publishes it. */
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Connect } from 'vite';
import { reviewContent } from '../content/check/checkContent.ts';
import { format, type Finding } from '../content/check/finding.ts';
import { isPicture } from '../content/read/files.ts';
import { isOwnPage, NOT_OWN } from '../editor/isOwnPage.ts';
import { escapeHtml } from '../html.ts';
import { reasonOf } from '../reasonOf.ts';
import { changeHtml, type Change } from './describe.ts';
import type { Choices, Conflict } from './merge.ts';
import { publish } from './publish.ts';
import { changes, discard, publishedCommit, versionsOf } from './published.ts';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#21383b}' +
  'del{background:#fbe4e2}ins{background:#dff3e4;text-decoration:none}pre{white-space:pre-wrap}' +
  'img{max-width:48%;vertical-align:top}input[type=text]{width:100%;font:inherit}[role=status]{padding:1rem;border:2px solid}';

const sectionHtml = async (root: string, change: Change): Promise<string> => {
  const { file } = change;
  const versions = isPicture(file) ? await versionsOf(root, await publishedCommit(root), file) : [];
  const pictures = versions.map(
    (bytes, index) =>
      bytes &&
      `<img src="data:image/*;base64,${bytes.toString('base64')}" alt="${index === 0 ? 'before' : 'after'}">`,
  );
  return `<section>${changeHtml(change)}${pictures.join(' ')}
<form method="post" onsubmit="return confirm('Discard this change? It cannot be brought back.')">
<button name="discard" value="${escapeHtml(file)}">Discard</button></form></section>`;
};

const conflictHtml = ({ id, entry, name, mine, theirs }: Conflict): string => {
  const choice = (value: string, whose: string, words = '(nothing)') =>
    `<p><label><input type="radio" required name="${escapeHtml(id)}" value="${value}"> ${whose}: ${escapeHtml(words)}</label></p>`;
  const legend = `<legend>${escapeHtml(`${entry}, ${name}`)}</legend>`;
  return `<fieldset>${legend}${choice('mine', 'Yours', mine)}${choice('theirs', 'Theirs', theirs)}</fieldset>`;
};

const findingsHtml = (title: string, findings: readonly Finding[]) =>
  findings.length > 0 ? `<h2>${title}</h2><pre>${escapeHtml(findings.map(format).join('\n\n'))}</pre>` : '';

/** The page, once what a form asks is done. */
const pageHtml = async (root: string, form: URLSearchParams): Promise<string> => {
  const { discard: file, sentence = '', ...choices } = Object.fromEntries(form);
  let status = file === undefined ? '' : `${file} is as it was.`;
  let conflicts: Conflict[] | undefined;
  let all: Change[] = [];
  let problem = 'Nothing has changed since the last publication.';
  try {
    if (file !== undefined) await discard(root, file);
    else if (form.size > 0) ({ said: status, conflicts } = await publish(root, sentence, choices as Choices));
  } catch (error) {
    status = reasonOf(error);
  }
  try {
    all = await changes(root);
  } catch (error) {
    problem = reasonOf(error);
  }
  const { mistakes, notes } = await reviewContent(root);
  const noted = notes.filter((note) => all.some((change) => change.file === note.file));
  const sections = await Promise.all(all.map((change) => sectionHtml(root, change)));
  const suggestion = all.slice(0, 3).map(({ entry, what }) => `${entry} ${what}`);
  const kept = (conflicts?.length !== 0 && sentence) || suggestion.join(', ');
  const open = conflicts ?? [];
  // What was chosen stays chosen while other conflicts come.
  const chosen = Object.entries(choices).map(
    ([id, whose]) => `<input type="hidden" name="${escapeHtml(id)}" value="${escapeHtml(whose)}">`,
  );
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Publish</title><style>${STYLE}</style>
<p><a href="/keystatic">Content</a></p><h1>Publish</h1>
${status && `<p role="status">${escapeHtml(status)}</p>`}
<form method="post">${open.map(conflictHtml).join('')}${open.length > 0 ? chosen.join('') : ''}
<p><label>What you have changed, in a sentence<input type="text" name="sentence" required value="${escapeHtml(kept)}"></label></p>
<p><button${mistakes.length > 0 ? ' disabled' : ''}>Publish</button></p></form>
${findingsHtml('Correct these mistakes first', mistakes) || '<p>The check finds no mistakes.</p>'}
${sections.join('') || `<p>${escapeHtml(problem)}</p>`}
${findingsHtml('Notes on what has changed', noted)}`;
};

/** The middleware for this page. */
export const publishPage =
  (root: string) =>
  async (request: Connect.IncomingMessage, response: ServerResponse): Promise<void> => {
    // No other page may press its buttons, or show it in a frame.
    const isForeign = request.method === 'POST' && !isOwnPage(request);
    const html = isForeign ? NOT_OWN : await pageHtml(root, new URLSearchParams(await text(request)));
    const safe = { 'Content-Security-Policy': "frame-ancestors 'none'", 'Cache-Control': 'no-store' };
    response.writeHead(isForeign ? 403 : 200, { ...safe, 'Content-Type': 'text/html; charset=utf-8' });
    response.end(html);
  };
