import { getEntries } from './entries.ts';
import { getServiceBySlug } from './services.ts';

export type Activity = Awaited<ReturnType<typeof getActivities>>[number];

/** The retreat activities in order, each with the service that it links to. */
export const getActivities = async () =>
  Promise.all(
    (await getEntries('activities')).map(async ({ id, data }) => ({
      id,
      ...data,
      service: await getServiceBySlug(data.service),
    })),
  );
