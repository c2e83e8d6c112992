import type { CollectionEntry } from 'astro:content';
import { paletteOf, type Palette } from '../styles/palettes.ts';
import { getEntries } from './entries.ts';

export interface Stage extends CollectionEntry<'stages'> {
  /** The address of its page. */
  path: string;
  /** Its place among the stages; the first has 1. */
  number: number;
  palette: Palette;
}

/** The stages of the programme, first to last. */
export const getStages = async (): Promise<readonly Stage[]> =>
  (await getEntries('stages')).map((entry, index) => ({
    ...entry,
    path: `/${entry.id}`,
    number: index + 1,
    palette: paletteOf(index),
  }));

/** The stages that a service belongs to. */
export const getServiceStages = async (service: { id: string }): Promise<Stage[]> =>
  (await getStages()).filter(({ data }) => data.services.includes(service.id));
