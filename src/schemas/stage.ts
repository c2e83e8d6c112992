import { z } from 'astro/zod';
import { groups, line, list, order, reference, webAddress } from './fields.ts';
import { film, type SchemaContext } from './media.ts';
import { formerAddresses, PAGE_NAME_MIN, summary, updated } from './seo.ts';

/** A stage of the 6R Programme: `content/stages/<slug>/index.mdx`; its description is the MDX body. */
export const stage = (context: SchemaContext) =>
  z.strictObject({
    title: line(20, 'The name of the stage, one word.', { min: PAGE_NAME_MIN }),
    order: order('the stages'),
    updated,
    aim: line(80, 'What the stage does, in a few words.'),
    summary: summary('The stage in one sentence, for search results.'),
    film: film(context, 'The looping film of the stage.'),
    themes: groups('Two to four themes the stage works with.', [2, 4], {
      title: line(40, 'The name of the theme.'),
      text: line(240, 'What it means here, in a sentence or two.'),
    }),
    services: list(
      'The services of this stage, by the names of their folders.',
      [1, 6],
      reference('services', 'The name of a service’s folder.'),
    ),
    productsUrl: webAddress(
      'Where “View … Products” leads. Leave it out while there is no product list.',
    ).optional(),
    formerAddresses,
  });
