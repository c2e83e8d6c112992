import type { CollectionEntry } from 'astro:content';
import { contentDir } from '../contentDir.ts';
import { fill } from '../format.ts';
import { PATHS } from '../paths.ts';
import { SERVICE_GROUPS } from '../schemas/service.ts';
import { getEntries } from './entries.ts';
import { getLabels, getPage } from './singles.ts';

/** The colour of each group, and on which side of the picture the words of its pages are. */
const LOOKS = {
  drips: { palette: 'gold', shape: 'words-last' },
  light: { palette: 'gold', shape: 'words-last' },
  'cold-and-heat': { palette: 'night', shape: 'words-first' },
  plans: { palette: 'dawn', shape: 'words-last' },
  'mind-and-body': { palette: 'garden', shape: 'words-first' },
} as const satisfies Record<(typeof SERVICE_GROUPS)[number], { palette: string; shape: string }>;

export interface Service extends CollectionEntry<'services'> {
  /** The address of its page. */
  path: string;
  /** Credits its practitioner, if it has one: “with our lead guide”. */
  credit: string | undefined;
  look: (typeof LOOKS)[keyof typeof LOOKS];
}

/** Every service, group by group, as the menu and the services page have them. */
export const getServices = async (): Promise<readonly Service[]> => {
  const { services } = await getLabels();
  const entries = (await getEntries('services')).map((entry) => {
    const { practitioner } = entry.data;
    const credit = practitioner && fill(services.practitioner, { practitioner });
    return { ...entry, path: `${PATHS.services}/${entry.id}`, credit, look: LOOKS[entry.data.group] };
  });
  return SERVICE_GROUPS.flatMap((id) => entries.filter(({ data }) => data.group === id));
};

/** The service with the given slug. Throws if it does not exist; the content check reports the file that refers to it. */
export const getServiceBySlug = async (slug: string): Promise<Service> => {
  const service = (await getServices()).find(({ id }) => id === slug);
  if (!service) throw new Error(`There is no service "${slug}" in ${contentDir()}/services.`);
  return service;
};

/** A group of the services page, with its services. */
export type ServiceGroup = Awaited<ReturnType<typeof getServiceGroups>>[number];

/** The groups that have services, in their order. */
export const getServiceGroups = async () => {
  const services = await getServices();
  const { groups } = await getPage('services');
  return SERVICE_GROUPS.map((id) => ({
    id,
    ...groups[id],
    look: LOOKS[id],
    services: services.filter(({ data }) => data.group === id),
  })).filter((group) => group.services.length > 0);
};
