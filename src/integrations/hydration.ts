import type { AstroIntegration } from 'astro';

/** Adds the client directive of `src/hydration/`. */
export const hydration = (): AstroIntegration => ({
  name: 'sixfold:hydration',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/hydration/intent.ts' });
    },
  },
});
