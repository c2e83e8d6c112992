import type { APIRoute } from 'astro';
import { drawIcon } from '../share/icon.ts';

const SIZES = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

export const getStaticPaths = () =>
  Object.entries(SIZES).map(([icon, size]) => ({ params: { icon }, props: { size } }));

/** The mark for home screens: Apple looks for its own by name, the web manifest names the others. */
export const GET: APIRoute<{ size: number }> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon({ size: props.size, paper: true })));
