import { getSingle } from './entries.ts';

/** The facts about the operator, with the label of the venue, which combines two names. */
export const getSite = async () => {
  const site = await getSingle('site');
  return { ...site, venue: { ...site.venue, label: `${site.name} @ ${site.venue.name}` } };
};
