import type { AstroIntegration } from 'astro';

/**
 * Has `astro dev` work out anew for each page which entries have pages. Astro does so when content changes, but a page that is
 * being answered at that moment leaves it the old ones, and a new entry's page would not be found until the next change.
 */
export const freshRoutes = (): AstroIntegration => ({
  name: 'sixfold:fresh-routes',
  hooks: {
    'astro:server:setup': ({ server: { environments, middlewares } }) => {
      middlewares.use(({ url = '' }, _response, next) => {
        const isPage = !/[.@]/.test(url);
        if (isPage)
          for (const name of ['ssr', 'prerender']) environments[name]?.hot.send('astro:content-changed', {});
        next();
      });
    },
  },
});
