import { z } from 'astro/zod';
import { date, line, order, paragraph } from './fields.ts';
import { picture, type SchemaContext } from './media.ts';
import { formerAddresses, PAGE_NAME_MIN, seoTitle, summary, updated } from './seo.ts';

/** The groups of the services index, in the order they are shown. */
export const SERVICE_GROUPS = ['drips', 'light', 'cold-and-heat', 'plans', 'mind-and-body'] as const;

/** A session the clinic offers: `content/services/<slug>/index.mdx`; its description is the MDX body. */
export const service = (context: SchemaContext) =>
  z
    .strictObject({
      title: line(40, 'The name of the service, as menus show it.', { min: PAGE_NAME_MIN }),
      practitioner: line(60, 'Who leads it, shown after the title as “with …”.').optional(),
      group: z.enum(SERVICE_GROUPS).meta({ description: 'Its group on the services page.' }),
      order: order('the services'),
      updated,
      seoTitle: seoTitle.optional(),
      summary: summary('The service in one sentence, for cards and search results.'),
      image: picture(context, 'The photograph of the service.', { width: 1200, height: 800 }),
      detail: picture(context, 'A second photograph, below the text and on the stages’ cards.', {
        width: 1200,
        height: 800,
      }).optional(),
      benefits: z
        .array(line(120, 'One concrete benefit.'))
        .length(4, 'must be exactly 4 benefits')
        .meta({ description: 'Exactly four benefits; the page has room for four.' }),
      askFirst: paragraph(
        'Who should speak to a doctor before booking, and why. Shown only when filled in.',
      ).optional(),
      approvedBy: line(80, 'The clinician who approved this text. Needs the day, too.').optional(),
      approvedOn: date('The day the clinician approved this text.').optional(),
      formerAddresses,
    })
    .refine(({ approvedBy, approvedOn }) => approvedOn === undefined || approvedBy !== undefined, {
      path: ['approvedBy'],
      error: 'must be filled in together with "approvedOn"',
    })
    .refine(({ approvedBy, approvedOn }) => approvedBy === undefined || approvedOn !== undefined, {
      path: ['approvedOn'],
      error: 'must be filled in together with "approvedBy"',
    });
