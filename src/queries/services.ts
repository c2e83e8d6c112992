import type { CollectionEntry } from 'astro:content';
import { contentDir } from '../contentDir.ts';
import { fill } from '../format.ts';
import { PATHS } from '../paths.ts';
import { SERVICE_GROUPS } from '../schemas/service.ts';
import { getEntries } from './entries.ts';
import { getLabels, getPage } from './singles.ts';

/** The colours of the groups, in their order. */
const PALETTES = ['noon', 'gold', 'night', 'dawn', 'garden'] as const;

export interface Service extends CollectionEntry<'services'> {
  /** The address of its page. */
  path: string;
  /** Credits its practitioner, if it has one: “with our lead guide”. */
  credit: string | undefined;
  /** Its title, with its credit. */
  label: string;
  /** The colour of its group. */
  palette: string | undefined;
}

/** Every service, in menu order. */
export const getServices = async (): Promise<readonly Service[]> => {
  const { services } = await getLabels();
  return (await getEntries('services')).map((entry) => {
    const { title, practitioner } = entry.data;
    const credit = practitioner && fill(services.practitioner, { practitioner });
    const label = credit ? `${title} ${credit}` : title;
    const palette = PALETTES[SERVICE_GROUPS.indexOf(entry.data.group)];
    return { ...entry, path: `${PATHS.services}/${entry.id}`, credit, label, palette };
  });
};

/**
 * The service with the given slug.
 * @throws if it does not exist; the content check reports the file that refers to it
 */
export const getServiceBySlug = async (slug: string): Promise<Service> => {
  const service = (await getServices()).find(({ id }) => id === slug);
  if (!service) throw new Error(`There is no service "${slug}" in ${contentDir()}/services.`);
  return service;
};

/** A group of the services page, with its services. */
export interface ServiceGroup {
  id: string;
  heading: string;
  text: string;
  services: readonly Service[];
}

/** The groups that have services, in their order. */
export const getServiceGroups = async (): Promise<ServiceGroup[]> => {
  const services = await getServices();
  const { groups } = await getPage('services');
  return SERVICE_GROUPS.map((id) => ({
    id,
    ...groups[id],
    services: services.filter(({ data }) => data.group === id),
  })).filter((group) => group.services.length > 0);
};
