/** `/keystatic/click`, in development only: a page of the site, and beside it the form of what is clicked there. */
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Connect } from 'vite';
import { readContent } from '../content/read/content.ts';
import { isOwnPage, NOT_OWN } from '../editor/isOwnPage.ts';
import { find, SEEN } from './find.ts';

const HTML = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Edit this page</title>
<style>
  body { display: grid; grid: auto 1fr / 1fr auto; block-size: 100dvh; margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #21383b }
  header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding: 0.5rem 1rem; border-bottom: 1px solid }
  button { min-block-size: 2rem; font: inherit }
  iframe { inline-size: 100%; block-size: 100%; border: 0 }
  iframe + iframe { inline-size: min(44rem, 48vw); border-inline-start: 1px solid }
</style>
<header>
  <label><input type="checkbox" role="switch" checked> Edit this page</label>
  <a href="/keystatic">Content</a><a href="/keystatic/publish">Publish</a>
  <output>Choose a text or a picture.</output>
</header>
<iframe title="The page"></iframe><iframe title="Its form" hidden></iframe>
<script type="module" src="/tools/click/client.ts"></script>`;

/** The middleware for this page. It answers a POST of what is seen with the places it comes from. */
export const clickPage =
  (root: string) =>
  async (request: Connect.IncomingMessage, response: ServerResponse): Promise<void> => {
    const safe = { 'Content-Security-Policy': "frame-ancestors 'none'", 'Cache-Control': 'no-store' };
    if (request.method !== 'POST') {
      response.writeHead(200, { ...safe, 'Content-Type': 'text/html; charset=utf-8' }).end(HTML);
      return;
    }
    if (!isOwnPage(request)) {
      response.writeHead(403).end(NOT_OWN);
      return;
    }
    const places = find(readContent(root), SEEN.parse(JSON.parse(await text(request))));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(places));
  };
