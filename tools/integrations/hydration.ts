import react from '@astrojs/react';
import type { AstroIntegration, HookParameters } from 'astro';

type Renderer = Parameters<HookParameters<'astro:config:setup'>['addRenderer']>[0];

/**
 * Adds React, hydrated by the client directive and the renderer of `src/client/hydration/`. The visual editor asks for
 * Astro's own renderer by name (`client:only="react"`), so in development there are both.
 */
export const hydration = (): AstroIntegration => {
  const { hooks } = react();
  return {
    name: 'sixfold:hydration',
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) => {
        setup.addClientDirective({ name: 'intent', entrypoint: './src/client/hydration/intent.ts' });
        const addRenderer = (renderer: Renderer) => {
          const clientEntrypoint = './src/client/hydration/renderer.ts';
          setup.addRenderer({ ...renderer, name: 'sixfold:react', clientEntrypoint });
          if (setup.command === 'dev') setup.addRenderer(renderer);
        };
        return hooks['astro:config:setup']?.({ ...setup, addRenderer });
      },
    },
  };
};
