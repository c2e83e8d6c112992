import { getCollection } from 'astro:content';
import { byOrder } from './shared.ts';

/** The gallery's locations in order. */
export const getGallery = async () => (await getCollection('gallery')).sort(byOrder);
