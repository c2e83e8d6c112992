import { getEntries } from './entries.ts';
import { getServiceBySlug } from './services.ts';

/** The retreat activities in order, each with the service that it links to. */
export const getActivities = async () => {
  const activities = await getEntries('activities');
  return Promise.all(
    activities.map(async ({ id, data }) => ({ id, ...data, service: await getServiceBySlug(data.service) })),
  );
};
