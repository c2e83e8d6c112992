import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

/**
 * Serves the visual editor at `/keystatic` in `astro dev`. A build holds nothing of it.
 * Its files are read and written beside Astro’s own pages, which are made anew whenever a file changes.
 */
export const editor = (): AstroIntegration => {
  let root = '';
  return {
    name: 'sixfold:editor',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
        root = fileURLToPath(config.root);
        if (command !== 'dev') return;
        updateConfig({ vite: { optimizeDeps: { include: ['@keystatic/core', '@keystatic/core/ui'] } } });
        injectRoute({
          pattern: '/keystatic/[...params]',
          entrypoint: './src/editor/page.astro',
          prerender: false,
        });
      },
      'astro:server:setup': async ({ server, logger }) => {
        const { api } = await import('../editor/api.ts');
        const answer = api(root);
        server.middlewares.use('/api/keystatic', (request, response) => {
          answer(request, response).catch((error: unknown) => {
            logger.error(String(error));
            response.writeHead(500).end();
          });
        });
      },
    },
  };
};
