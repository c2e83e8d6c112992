/** Where the editor reads and writes files, in development only. */
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import config from './config.ts';

/** Answers requests below `/api/keystatic`, for the content of one project. */
export const api = (localBaseDirectory: string) => {
  const handle = makeGenericAPIRouteHandler({ config, localBaseDirectory });
  return async (
    incoming: IncomingMessage & { originalUrl?: string | undefined },
    outgoing: ServerResponse,
  ) => {
    const { method = 'GET', originalUrl = incoming.url ?? '/' } = incoming;
    const { status, headers, body } = await handle({
      method,
      url: new URL(originalUrl, `http://${incoming.headers.host ?? 'localhost'}`).href,
      headers: { get: (name) => incoming.headers[name.toLowerCase()]?.toString() ?? null },
      json: async () => JSON.parse(await text(incoming)) as unknown,
    });
    outgoing.writeHead(status ?? 200, Object.fromEntries(new Headers(headers)));
    outgoing.end(body);
  };
};
