import type { AstroIntegration } from 'astro';

/** Serves the visual editor at `/keystatic` in `astro dev`. A build holds nothing of it. */
export const editor = (): AstroIntegration => ({
  name: 'sixfold:editor',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      if (command !== 'dev') return;
      updateConfig({ vite: { optimizeDeps: { include: ['@keystatic/core', '@keystatic/core/ui'] } } });
      injectRoute({
        pattern: '/keystatic/[...params]',
        entrypoint: './src/editor/page.astro',
        prerender: false,
      });
      injectRoute({
        pattern: '/api/keystatic/[...params]',
        entrypoint: './src/editor/api.ts',
        prerender: false,
      });
    },
  },
});
