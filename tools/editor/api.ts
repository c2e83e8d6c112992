/** Where the editor reads and writes files, in development only. */
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'astro/zod';
import { contentDir } from '../../src/contentDir.ts';
import { readContent } from '../content/read/content.ts';
import { editorConfig } from './config.ts';
import { isContent, isOwn } from './guard.ts';
import { takeIn } from './intake.ts';
import { referrers } from './referrers.ts';

/** What the editor sends when it saves. Contents are in base64. */
const changes = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  deletions: z.array(z.object({ path: z.string() })),
});
type Changes = z.infer<typeof changes>;

interface Answer {
  status?: number | undefined;
  headers?: HeadersInit;
  body: Uint8Array | string | null;
}

const refusal = (status: number, body: string): Answer => ({ status, body });

/** Answers requests below `/api/keystatic`, for the content of one project. */
export const api = (root: string) => {
  const dir = contentDir(root);
  const handle = makeGenericAPIRouteHandler({ config: editorConfig(dir), localBaseDirectory: root });

  /** Why a change is not made: it is outside the content, or others refer to what it deletes. */
  const objection = ({ additions, deletions }: Changes, confirmed: boolean): Answer | undefined => {
    const stray =
      additions.find(({ path }) => !isContent(root, dir, path, true)) ??
      deletions.find(({ path }) => !isContent(root, dir, path, false));
    if (stray)
      return refusal(
        400,
        `Nothing was saved: ${stray.path} is not the place of an entry, a picture or a film.`,
      );
    if (confirmed || deletions.length === 0) return undefined;
    const content = readContent(root, dir);
    const files = new Set(deletions.flatMap(({ path }) => referrers(content, path)));
    if (files.size === 0) return undefined;
    const list = [...files].map((file) => `- ${file}`).join('\n');
    return refusal(
      409,
      `Nothing was saved yet. Other entries refer to this one under its present address:\n${list}\nThey would have a mistake until they are changed too.`,
    );
  };

  const answer = async (method: string, url: URL, incoming: IncomingMessage): Promise<Answer> => {
    const { headers } = incoming;
    if (!isOwn(method, headers)) return refusal(403, 'Only the visual editor’s own page may ask this.');
    const [, blob] = /^\/api\/keystatic\/blob\/[^/]+\/(.+)$/.exec(url.pathname) ?? [];
    if (blob !== undefined && !isContent(root, dir, decodeURIComponent(blob), false))
      return refusal(400, `${decodeURIComponent(blob)} is not part of the content.`);
    const sent = method === 'POST' ? changes.safeParse(JSON.parse(await text(incoming))) : undefined;
    if (sent && !sent.success) return refusal(400, 'This is not a change to the content.');
    const objected = sent && objection(sent.data, headers['x-confirmed'] === '1');
    if (objected) return objected;
    const taken = sent && (await takeIn(root, dir, sent.data.additions));
    if (taken && 'refused' in taken) return refusal(400, `Nothing was saved: ${taken.refused}.`);
    return handle({
      method,
      url: url.href,
      headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
      json: () => Promise.resolve(sent && { ...sent.data, ...taken }),
    });
  };
  return async (
    incoming: IncomingMessage & { originalUrl?: string | undefined },
    outgoing: ServerResponse,
  ) => {
    const { method = 'GET', originalUrl = incoming.url ?? '/' } = incoming;
    const url = new URL(originalUrl, `http://${incoming.headers.host ?? 'localhost'}`);
    const { status, headers, body } = await answer(method, url, incoming);
    outgoing.writeHead(status ?? 200, Object.fromEntries(new Headers(headers)));
    outgoing.end(body);
  };
};
