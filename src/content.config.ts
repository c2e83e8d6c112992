import { defineCollection } from 'astro:content';
import type { CollectionConfig } from 'astro/content/config';
import { glob, type Loader } from 'astro/loaders';
import type { Multiple, Single } from './schemas/collection.ts';
import { collections as declared } from './schemas/collections.ts';
import { contentDir } from './contentDir.ts';

const dir = contentDir();

/**
 * Reads entries when Astro is told to, and not whenever a file changes: the development server tells it once files rest.
 * What an editor may have written before the server started must not stop it; the content check says what is wrong.
 */
const whenTold = (loader: Loader): Loader => ({
  ...loader,
  load: async ({ watcher, ...context }) => {
    try {
      await loader.load(context);
    } catch (error) {
      if (!watcher) throw error;
      context.logger.error(String(error));
    }
  },
});

const define = ({ folder, file, single, schema }: Single | Multiple) =>
  defineCollection({
    loader: whenTold(glob({ base: `./${dir}/${folder}`, pattern: single ? file : `*/${file}` })),
    schema,
  });

/** Each collection by its own name and schema, so that Astro infers the type of its entries. */
type Collections = {
  [Name in keyof typeof declared]: CollectionConfig<ReturnType<(typeof declared)[Name]['schema']>>;
};

export const collections = Object.fromEntries(
  Object.entries(declared).map(([name, collection]) => [name, define(collection)]),
) as Collections;
