import { getCollection, type CollectionEntry } from 'astro:content';
import { SERVICE_GROUPS } from '../schemas/service.ts';
import { byOrder, neighbours } from './shared.ts';

export type Service = CollectionEntry<'services'>;

const readServices = async () => (await getCollection('services')).sort(byOrder);

let built: Promise<readonly Service[]> | undefined;

/** Every service, in menu order. */
export const getServices = (): Promise<readonly Service[]> => {
  if (import.meta.env.DEV) return readServices();
  // Every page of a build asks, and Astro prepares all entries anew for each.
  built ??= readServices();
  return built;
};

/** Where a service's page is. */
export const servicePath = (service: Service) => `/services/${service.id}`;

/** A service as menus and headings name it: its title, with its practitioner where one is credited. */
export const serviceLabel = ({ data }: Service) =>
  data.practitioner ? `${data.title} with ${data.practitioner}` : data.title;

/**
 * The services with the given slugs, in that order.
 * @param owner who asks, for the message
 * @throws when one of them does not exist
 */
export const getServicesBySlug = async (slugs: readonly string[], owner: string): Promise<Service[]> => {
  const services = await getServices();
  return slugs.map((slug) => {
    const service = services.find(({ id }) => id === slug);
    if (!service) {
      throw new Error(
        `${owner} names the service "${slug}", which does not exist. Services: ${services.map(({ id }) => id).join(', ')}.`,
      );
    }
    return service;
  });
};

/** The services index: each group that has services, with them. */
export const getServiceGroups = async () => {
  const services = await getServices();
  return SERVICE_GROUPS.map((group) => ({
    group,
    services: services.filter(({ data }) => data.group === group),
  })).filter(({ services: members }) => members.length > 0);
};

/** The services before and after one in menu order; the list wraps. */
export const getServiceNeighbours = async (id: string) => neighbours(await getServices(), id);
