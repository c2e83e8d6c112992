import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import type { LocalImageService } from 'astro';
import { drawSharePicture } from './draw.ts';

/** What `getImage` is told for a share picture. */
export interface Caption {
  title: string;
  name: string;
}

/** Astro's own image service; a picture with a `caption` becomes a share picture, cached and named like all others. */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'caption'],
  transform: async (photograph, transform, config, logger) => {
    const caption = transform['caption'] as Caption | undefined;
    if (!caption) return sharpService.transform(photograph, transform, config, logger);
    return { data: await drawSharePicture(photograph, caption), format: 'jpg' };
  },
};

export default service;
