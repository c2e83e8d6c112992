/** `/keystatic/publish`, in development only: what has changed in the content, and a button that publishes it. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Connect } from 'vite';
import { reviewContent } from '../content/check/checkContent.ts';
import { format, type Finding } from '../content/check/finding.ts';
import { isPicture } from '../content/read/files.ts';
import { escapeHtml } from '../github/annotations.ts';
import { TYPES } from '../hosting/rules.ts';
import { inWords, type Change, type Conflict } from './changes.ts';
import { changes, discard, fileIn, publish, published, type Outcome } from './publish.ts';

const ADDRESS = '/keystatic/publish';

/** With what the name of a choice begins in the form. */
const CHOICE = 'choice ';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#21383b}' +
  'del{background:#fbe4e2}ins{background:#dff3e4;text-decoration:none}pre{white-space:pre-wrap}' +
  'img{max-width:48%;vertical-align:top}input[type=text]{width:100%;font:inherit}[role=status]{padding:1rem;border:2px solid}';

const changeHtml = (change: Change): string => {
  const { file, what } = change;
  const source = `${ADDRESS}?file=${encodeURIComponent(file)}&version=`;
  const pictures = [what !== 'added' && 'before', what !== 'deleted' && 'after']
    .filter((version) => version !== false && isPicture(file))
    .map((version) => `<img src="${source}${version}" alt="${version}">`);
  return `<section>${inWords(change)}${pictures.join(' ')}
<form method="post" onsubmit="return confirm('Discard this change? It cannot be brought back.')">
<input type="hidden" name="discard" value="${escapeHtml(file)}"><button>Discard</button></form></section>`;
};

const conflictHtml = ({ id, entry, name, mine, theirs }: Conflict): string => {
  const choice = (value: string, whose: string, words = '(nothing)') =>
    `<p><label><input type="radio" required name="${escapeHtml(CHOICE + id)}" value="${value}"> ${whose}: ${escapeHtml(words)}</label></p>`;
  const legend = `<legend>${escapeHtml(`${entry}, ${name}`)}</legend>`;
  return `<fieldset>${legend}${choice('mine', 'Yours', mine)}${choice('theirs', 'Theirs', theirs)}</fieldset>`;
};

const findingsHtml = (title: string, findings: readonly Finding[]) =>
  [`<h2>${title}</h2>`, ...findings.map((finding) => `<pre>${escapeHtml(format(finding))}</pre>`)].join('');

const pageHtml = async (root: string, { said, conflicts }: Outcome, sentence: string): Promise<string> => {
  let problem = 'Nothing has changed since the last publication.';
  const all = await changes(root).catch((error: unknown) => {
    problem = String(error);
    return [];
  });
  const { mistakes, notes } = await reviewContent(root);
  const noted = notes.filter((note) => all.some(({ file }) => file === note.file));
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Publish</title><style>${STYLE}</style>
<p><a href="/keystatic">Content</a></p><h1>Publish</h1>
${said && `<p role="status">${escapeHtml(said)}</p>`}
<form method="post">${conflicts.map(conflictHtml).join('')}
<p><label>What you have changed, in a sentence<input type="text" name="sentence" required value="${escapeHtml(sentence)}"></label></p>
<p><button${mistakes.length > 0 ? ' disabled' : ''}>Publish</button></p></form>
${mistakes.length > 0 ? findingsHtml('Correct these mistakes first', mistakes) : '<p>The check finds no mistakes.</p>'}
${all.map(changeHtml).join('') || `<p>${escapeHtml(problem)}</p>`}
${noted.length > 0 ? findingsHtml('Notes on what has changed', noted) : ''}`;
};

/**
 * The middleware for this page.
 * @param root the project’s folder
 */
export const publishPage = (root: string) => {
  let outcome: Outcome = { said: '', conflicts: [] };
  let sentence = '';

  const act = async (form: URLSearchParams): Promise<Outcome> => {
    const file = form.get('discard');
    if (file !== null) {
      await discard(root, file);
      return { said: `${file} is as it was.`, conflicts: [] };
    }
    sentence = form.get('sentence') ?? '';
    const choices = [...form].filter(([name]) => name.startsWith(CHOICE));
    const chosen = choices.map(
      ([name, value]) => [name.slice(CHOICE.length), value === 'mine' ? value : 'theirs'] as const,
    );
    const done = await publish(root, sentence, Object.fromEntries(chosen));
    if (done.conflicts.length === 0) sentence = '';
    return done;
  };

  const picture = async (asked: URLSearchParams): Promise<Buffer | undefined> => {
    const file = asked.get('file') ?? '';
    if (!(await changes(root)).some((change) => change.file === file)) return undefined;
    return asked.get('version') === 'before'
      ? fileIn(root, await published(root), file)
      : readFileSync(join(root, file));
  };

  const answer = async (request: Connect.IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = new URL(request.originalUrl ?? '/', 'http://localhost').searchParams;
    // No other page may press its buttons, or show it in a frame.
    const safe = { 'Content-Security-Policy': "frame-ancestors 'none'", 'Cache-Control': 'no-store' };
    if (request.method === 'POST') {
      const isOwn = request.headers['sec-fetch-site'] === 'same-origin';
      const form = new URLSearchParams(await text(request));
      if (isOwn)
        outcome = await act(form).catch((error: unknown) => ({
          said: error instanceof Error ? error.message : String(error),
          conflicts: [],
        }));
      response.writeHead(isOwn ? 303 : 403, { ...safe, Location: ADDRESS }).end();
    } else if (asked.has('file')) {
      const bytes = await picture(asked);
      const type = TYPES[extname(asked.get('file') ?? '').slice(1)] ?? 'application/octet-stream';
      response.writeHead(bytes ? 200 : 404, { ...safe, 'Content-Type': type }).end(bytes);
    } else {
      const html = await pageHtml(root, outcome, sentence);
      if (outcome.conflicts.length === 0) outcome = { said: '', conflicts: [] };
      response.writeHead(200, { ...safe, 'Content-Type': 'text/html; charset=utf-8' }).end(html);
    }
  };
  return (request: Connect.IncomingMessage, response: ServerResponse): Promise<unknown> =>
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
};
