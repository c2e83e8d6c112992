/** Where the visual editor reads and writes files, in development only. */
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { ServerResponse } from 'node:http';
import { posix } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'astro/zod';
import type { Connect } from 'vite';
import { contentDir } from '../../src/contentDir.ts';
import { readContent } from '../content/read/content.ts';
import { reasonOf } from '../reasonOf.ts';
import { editorConfig } from './config.ts';
import { followAddresses, Question } from './addresses.ts';
import { takeIn } from './intake.ts';
import { isOwnPage, NOT_OWN } from './isOwnPage.ts';

/** What the editor sends when it saves. Contents are in base64. */
const changesIn = (dir: string) => {
  const isInside = (path: string) =>
    path.startsWith(`${dir}/`) && posix.normalize(path) === path && !path.includes('\\');
  const path = z.string().refine(isInside);
  return z.object({
    additions: z.array(z.object({ path, contents: z.string() })),
    deletions: z.array(z.object({ path })),
  });
};

/** The API below `/api/keystatic`, for one project's content. Keystatic shows an answer that is an error above the form. */
export const api = (root: string) => {
  const dir = contentDir(root);
  const schema = changesIn(dir);
  const handle = makeGenericAPIRouteHandler({ config: editorConfig(dir), localBaseDirectory: root });

  /** Reads what the editor asks to save. Throws with the reason, if it must not be saved. */
  const prepare = async (sent: unknown, leadTo: string | undefined) => {
    const { success, data } = schema.safeParse(sent);
    if (!success) throw new Error('The editor sent no valid change. Reload the page and try again.');
    const { additions, deletions } = data;
    const gone = deletions.map(({ path }) => path);
    const all = followAddresses(readContent(root, dir), additions, gone, leadTo);
    return { additions: await takeIn(root, dir, all), deletions };
  };

  const answer = async (request: Connect.IncomingMessage) => {
    const { method = 'GET', originalUrl = '/', headers } = request;
    if (!isOwnPage(request)) return { status: 403, body: NOT_OWN };
    const changes =
      method === 'POST'
        ? await prepare(JSON.parse(await text(request)), headers['x-lead-to']?.toString())
        : undefined;
    return handle({
      method,
      url: new URL(originalUrl, 'http://localhost').href,
      headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
      json: () => Promise.resolve(changes),
    });
  };

  return async (request: Connect.IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, headers, body } = await answer(request).catch((error: unknown) => ({
      status: error instanceof Question ? 409 : 400,
      headers: undefined,
      body: `Nothing was saved. ${reasonOf(error)}`,
    }));
    response.writeHead(status ?? 200, Object.fromEntries(new Headers(headers))).end(body);
  };
};
