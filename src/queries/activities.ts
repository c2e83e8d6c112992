import { getCollection } from 'astro:content';
import { getServicesBySlug } from './services.ts';
import { byOrder } from './shared.ts';

/** The retreat activities in order, each with the service to read more about. */
export const getActivities = async () => {
  const activities = (await getCollection('activities')).sort(byOrder);
  return Promise.all(
    activities.map(async ({ id, data }) => {
      const [service] = await getServicesBySlug([data.service], `content/activities/${id}/index.json`);
      if (!service) throw new Error(`The activity "${id}" has no service.`);
      return { id, ...data, service };
    }),
  );
};
