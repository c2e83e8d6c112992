import { getCollection } from 'astro:content';
import { byOrder } from './shared.ts';

/** The “Why choose us” cards in order. */
export const getWhyCards = async () => (await getCollection('why')).sort(byOrder);

/** The team in order. */
export const getTeam = async () => (await getCollection('team')).sort(byOrder);
