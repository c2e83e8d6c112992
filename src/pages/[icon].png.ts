import type { APIRoute } from 'astro';
import { drawAppIcon } from '../images/icon.ts';

const SIZES = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

export const getStaticPaths = () =>
  Object.entries(SIZES).map(([icon, size]) => ({ params: { icon }, props: { size } }));

/** The mark for home screens. Apple devices look for a fixed file name; the web manifest lists the others. */
export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(new Uint8Array(await drawAppIcon(props.size)), { headers: { 'Content-Type': 'image/png' } });
