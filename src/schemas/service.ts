import { z } from 'astro/zod';
import { line, order, picture, updated, type SchemaContext } from './fields.ts';

/** The groups of the services index, in the order they are shown. */
export const SERVICE_GROUPS = ['drips', 'light', 'cold-and-heat', 'mind-and-body', 'plans'] as const;

/** A session the clinic offers: `content/services/<slug>/index.mdx`; its description is the MDX body. */
export const service = <P extends z.ZodType>(context: SchemaContext<P>) =>
  z.strictObject({
    title: line(40, 'The name of the service, as menus show it.'),
    practitioner: line(60, 'Who leads it, shown after the title as “with …”.').optional(),
    group: z.enum(SERVICE_GROUPS).meta({ description: 'The group it stands in on the services page.' }),
    order: order('the services'),
    updated,
    summary: line(160, 'The service in one sentence, for cards and search results.'),
    image: picture(context, 'The photograph of the service.', { width: 1200, height: 800 }),
    benefits: z
      .array(line(120, 'One concrete benefit.'))
      .length(4, 'must be exactly 4 benefits')
      .meta({ description: 'Exactly four benefits.' }),
  });
