import type { APIRoute } from 'astro';
import { getSite } from '../queries/singles.ts';
import { token } from '../styles/tokens.ts';

/** How the site appears on a phone's home screen. */
export const GET: APIRoute = async () => {
  const { name, description } = await getSite();
  return Response.json({
    name,
    description,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    background_color: token('ivory'),
    theme_color: token('ivory'),
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  });
};
