/** Pages of a few words. */
import { z } from 'astro/zod';
import { line, seo } from '../fields.ts';
import { heading } from './parts.ts';

/** A page that only has a heading so far (`/packages`, `/yoga`). */
export const placeholderPage = () => z.strictObject({ seo, heading });

export const notFoundPage = () =>
  z.strictObject({ seo, heading, text: line(240, 'The kind sentence below it.') });
