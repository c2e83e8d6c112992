import type { AstroIntegration } from 'astro';

/** Adds the two client directives of `src/hydration/`. */
export const hydration = (): AstroIntegration => ({
  name: 'sixfold:hydration',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['intent', 'sight']) {
        addClientDirective({ name, entrypoint: `./src/hydration/${name}.ts` });
      }
    },
  },
});
