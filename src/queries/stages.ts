import type { CollectionEntry } from 'astro:content';
import { getEntries } from './entries.ts';

/** The colours of the day that a part of a page can have, one for each stage; `palettes.scss` has the styles. */
const PALETTES = ['dawn', 'noon', 'garden', 'night', 'dusk', 'gold'] as const;

export interface Stage extends CollectionEntry<'stages'> {
  /** The address of its page. */
  path: string;
  /** Its place among the stages; the first has 1. */
  number: number;
  palette: (typeof PALETTES)[number];
}

/** The stages of the programme, first to last. */
export const getStages = async (): Promise<readonly Stage[]> =>
  (await getEntries('stages')).map((entry, index) => ({
    ...entry,
    path: `/${entry.id}`,
    number: index + 1,
    palette: PALETTES[index % PALETTES.length] ?? 'dawn',
  }));

/** The stages that a service belongs to. */
export const getServiceStages = async (service: { id: string }): Promise<Stage[]> =>
  (await getStages()).filter(({ data }) => data.services.includes(service.id));
