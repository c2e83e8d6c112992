import type { APIRoute } from 'astro';
import { drawIcon, icoOf } from '../share/icon.ts';

/** For those who look for it by name instead of reading the page. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(icoOf(await drawIcon({ size: 32, paper: false }), 32)));
