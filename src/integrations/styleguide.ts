import type { AstroIntegration } from 'astro';

/** Set for the build that the visual tests photograph. */
export const TEST_BUILD = 'TEST_BUILD';

/** Adds `/styleguide` in `astro dev` and in a test build. The build that visitors get holds nothing of it. */
export const styleguide = (): AstroIntegration => ({
  name: 'sixfold:styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev' && process.env[TEST_BUILD] !== '1') return;
      injectRoute({ pattern: '/styleguide', entrypoint: './src/styleguide/page.astro' });
    },
  },
});
