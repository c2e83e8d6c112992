import type { AstroIntegration } from 'astro';

/** Set for the build that the visual tests take screenshots of. */
export const TEST_BUILD = 'TEST_BUILD';

/** Adds `/styleguide` in `astro dev` and in a test build. The site that visitors get contains none of it. */
export const styleguide = (): AstroIntegration => ({
  name: 'sixfold:styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev' && process.env[TEST_BUILD] !== '1') return;
      injectRoute({ pattern: '/styleguide', entrypoint: './tools/styleguide/page.astro' });
    },
  },
});
