import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import type { LocalImageService } from 'astro';
import { drawSocialImage } from './socialImage.ts';

/** The `caption` option of `getImage`. */
export interface Caption {
  title: string;
  name: string;
}

/** Astro's own image service. An image with a `caption` becomes a social image, cached and named like any other. */
const service: LocalImageService = {
  ...sharpService,
  propertiesToHash: [...(baseService.propertiesToHash ?? []), 'caption'],
  transform: async (photograph, transform, config, logger) => {
    const caption = transform['caption'] as Caption | undefined;
    if (!caption) return sharpService.transform(photograph, transform, config, logger);
    return { data: await drawSocialImage(photograph, caption), format: 'jpg' };
  },
};

export default service;
