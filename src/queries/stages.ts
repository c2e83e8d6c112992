import { getCollection, type CollectionEntry } from 'astro:content';
import { getServicesBySlug, type Service } from './services.ts';
import { byOrder, neighbours } from './shared.ts';

export type Stage = CollectionEntry<'stages'>;

/** The stages of the programme, first to last. */
export const getStages = async (): Promise<Stage[]> => (await getCollection('stages')).sort(byOrder);

/** Where a stage's page is. */
export const stagePath = (stage: Stage) => `/${stage.id}`;

/** The stages before and after one; the list wraps. */
export const getStageNeighbours = async (id: string) => neighbours(await getStages(), id);

/** The services of a stage. */
export const getStageServices = ({ id, data }: Stage): Promise<Service[]> =>
  getServicesBySlug(data.services, `content/stages/${id}/index.mdx`);

/** The stages a service belongs to. */
export const getServiceStages = async (service: Service) =>
  (await getStages()).filter(({ data }) => data.services.includes(service.id));
