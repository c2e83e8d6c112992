import { only } from './shared.ts';

/** The operator's facts, with what is composed of them. */
export const getSite = async () => {
  const site = await only('site');
  return { ...site, venue: { ...site.venue, label: `${site.name} @ ${site.venue.name}` } };
};
