import { z } from 'astro/zod';
import { line, seo } from '../fields.ts';
import { picture, type SchemaContext } from '../media.ts';
import { heading } from './parts.ts';

export const galleryPage = (context: SchemaContext) =>
  z.strictObject({
    seo,
    heading,
    text: line(240, 'The welcome over the banner.'),
    image: picture(context, 'The banner picture.', { width: 1920, height: 800 }),
  });
