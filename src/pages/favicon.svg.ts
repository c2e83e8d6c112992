import type { APIRoute } from 'astro';
import { drawMark } from '../images/mark.ts';
import { token } from '../styles/tokens.ts';

/** The mark for browser tabs. */
export const GET: APIRoute = () =>
  new Response(drawMark(token('accent-dark')), { headers: { 'Content-Type': 'image/svg+xml' } });
