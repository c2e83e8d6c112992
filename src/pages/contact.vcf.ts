import type { APIRoute } from 'astro';
import { getVCard } from '../queries/vCard.ts';

/** The operator's contact details, which a phone can save. */
export const GET: APIRoute = async ({ site }) => {
  const headers = { 'Content-Type': 'text/vcard' };
  return new Response(await getVCard(new URL('/', site).href), { headers });
};
