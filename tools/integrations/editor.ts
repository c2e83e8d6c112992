import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

/**
 * In `astro dev`, serves the visual editor at `/keystatic`, with the pages `/keystatic/click` and `/keystatic/publish`, and the
 * style guide at `/styleguide`, and puts a link to the first of them on every page. A build contains none of it. What answers
 * requests is a middleware rather than an Astro route, because Astro rebuilds its routes whenever a file changes.
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
        injectScript('page', "import '/tools/click/link.ts';");
        injectRoute({ pattern: '/styleguide', entrypoint: './tools/styleguide/page.astro' });
        injectRoute({
          pattern: '/keystatic/[...params]',
          entrypoint: './tools/editor/page.astro',
          prerender: false,
        });
      },
      'astro:server:setup': async ({ server }) => {
        const { api } = await import('../editor/api.ts');
        const { clickPage } = await import('../click/page.ts');
        const { publishPage } = await import('../publish/page.ts');
        for (const [path, answer] of [
          ['/api/keystatic', api(root)],
          ['/keystatic/click', clickPage(root)],
          ['/keystatic/publish', publishPage(root)],
        ] as const)
          server.middlewares.use(path, (request, response) => {
            answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
          });
      },
    },
  };
};
