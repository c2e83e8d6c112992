/** Where the editor reads and writes files, in development only. */
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { APIRoute } from 'astro';
import config from './config.ts';

export const prerender = false;

const handle = makeGenericAPIRouteHandler({ config });

export const ALL: APIRoute = async ({ request }) => {
  const { body, headers, status } = await handle(request);
  return new Response(typeof body === 'string' ? body : body && new Uint8Array(body), {
    ...(headers && { headers }),
    ...(status !== undefined && { status }),
  });
};
