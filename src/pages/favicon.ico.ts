import type { APIRoute } from 'astro';
import { drawFavicon, toIco } from '../images/icon.ts';

/** For clients that request this address without reading the page. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(toIco(await drawFavicon(32), 32)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
