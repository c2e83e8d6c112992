import type { AstroIntegration } from 'astro';

/** Adds `/styleguide` in `astro dev`. The site that visitors get contains none of it. */
export const styleguide = (): AstroIntegration => ({
  name: 'sixfold:styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/styleguide', entrypoint: './tools/styleguide/page.astro' });
    },
  },
});
