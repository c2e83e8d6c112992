import type { AstroIntegration } from 'astro';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Serves the visual editor at `/keystatic`, and the style guide at `/styleguide`, in `astro dev`. A build contains none of it.
 * Its API is a middleware rather than an Astro route, because Astro rebuilds its routes whenever a file changes.
 */
export const editor = (): AstroIntegration => {
  let root = '';
  return {
    name: 'sixfold:editor',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, injectScript, updateConfig }) => {
        root = fileURLToPath(config.root);
        if (command !== 'dev') return;
        updateConfig({
          vite: {
            optimizeDeps: { include: ['@keystatic/core', '@keystatic/core/ui', 'astro/zod'] },
            // By default, pages of other servers on this computer may read everything.
            server: { cors: false },
          },
        });
        injectScript('page', `import ${JSON.stringify(join(root, 'tools/click/bar.ts'))};`);
        injectRoute({ pattern: '/styleguide', entrypoint: './tools/styleguide/page.astro' });
        injectRoute({
          pattern: '/keystatic/[...params]',
          entrypoint: './tools/editor/page.astro',
          prerender: false,
        });
      },
      'astro:server:setup': async ({ server }) => {
        const { api } = await import('../editor/api.ts');
        const answer = api(root);
        server.middlewares.use('/api/keystatic', (request, response) => void answer(request, response));
        const { clickPage } = await import('../click/page.ts');
        const click = clickPage(root);
        server.middlewares.use('/keystatic/click', (request, response) => void click(request, response));
        const { publishPage } = await import('../publish/page.ts');
        const publish = publishPage(root);
        server.middlewares.use('/keystatic/publish', (request, response) => void publish(request, response));
      },
    },
  };
};
