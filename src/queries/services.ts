import type { CollectionEntry } from 'astro:content';
import { contentDir } from '../schemas/contentDir.ts';
import { SERVICE_GROUPS } from '../schemas/service.ts';
import { fill } from '../schemas/fill.ts';
import { getEntries, neighbours } from './entries.ts';
import { getLabels } from './labels.ts';

export type Service = CollectionEntry<'services'>;

/** Every service, in menu order. */
export const getServices = () => getEntries('services');

/** The address of a service's page. */
export const servicePath = (service: Service) => `/services/${service.id}`;

/** Returns the function that credits the practitioner of a service, if it has one: “with our lead guide”. */
export const getServiceCredit = async () => {
  const { services } = await getLabels();
  return ({ data: { practitioner } }: Service) =>
    practitioner ? fill(services.practitioner, { practitioner }) : undefined;
};

/** Returns the function that names a service in headings: its title, with its practitioner if one is credited. */
export const getServiceLabel = async () => {
  const creditOf = await getServiceCredit();
  return (service: Service) => [service.data.title, creditOf(service)].filter(Boolean).join(' ');
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

/** The services with the given slugs, in that order. */
export const getServicesBySlug = (slugs: readonly string[]): Promise<Service[]> =>
  Promise.all(slugs.map(getServiceBySlug));

/** The services index: each group that has services, with its services. */
export const getServiceGroups = async () => {
  const services = await getServices();
  return SERVICE_GROUPS.map((group) => ({
    group,
    services: services.filter(({ data }) => data.group === group),
  })).filter(({ services: members }) => members.length > 0);
};

/** The services before and after the given one in menu order; the list wraps. */
export const getServiceNeighbours = async (id: string) => neighbours(await getServices(), id);
