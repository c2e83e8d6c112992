import { PATHS } from '../paths.ts';
import { getEntries } from './entries.ts';
import { getServiceBySlug } from './services.ts';
import { getPage } from './singles.ts';

export type Activity = Awaited<ReturnType<typeof getActivities>>[number];

/** The retreat activities in order, each with its service and a link to it, or to all drips, among which guests choose. */
export const getActivities = async () => {
  const { drips } = (await getPage('services')).groups;
  const activities = (await getEntries('activities')).map(async ({ id, data }) => {
    const service = await getServiceBySlug(data.service);
    const { path, data: shown } = service;
    const own = { href: path, label: shown.title };
    const link = shown.group === 'drips' ? { href: `${PATHS.services}#drips`, label: drips.heading } : own;
    return { id, ...data, service, link };
  });
  return Promise.all(activities);
};
