import type { CollectionEntry } from 'astro:content';
import { getEntries, neighbours } from './entries.ts';
import { getServicesBySlug, type Service } from './services.ts';

export type Stage = CollectionEntry<'stages'>;

/** The stages of the programme, first to last. */
export const getStages = () => getEntries('stages');

/** The address of a stage's page. */
export const stagePath = (stage: Stage) => `/${stage.id}`;

/** The stages before and after the given one; the list wraps. */
export const getStageNeighbours = async (id: string) => neighbours(await getStages(), id);

/** The services of a stage. */
export const getStageServices = ({ data }: Stage): Promise<Service[]> => getServicesBySlug(data.services);

/** The stages a service belongs to. */
export const getServiceStages = async (service: Service) =>
  (await getStages()).filter(({ data }) => data.services.includes(service.id));
