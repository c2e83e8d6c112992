import type { APIRoute } from 'astro';

/** Everyone may read everything; pages that keep out of search results say so themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
