import type { APIRoute } from 'astro';
import { getRoutes } from '../queries/routes.ts';

/** The pages in search results, and when each last changed. */
export const GET: APIRoute = async ({ site }) => {
  const entries = (await getRoutes()).map(({ path, updated }) => {
    const lastmod = updated ? `<lastmod>${updated}</lastmod>` : '';
    return `<url><loc>${new URL(path, site).href}</loc>${lastmod}</url>\n`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
