import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';

/** React and what all islands share, as one file for browsers. */
const react = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler)\/|client\/hydration\/react\/|islands\/useHydrated/,
};

/**
 * Lets islands import React from the renderer's own file. Without it the bundler keeps the renderer in a file that only
 * re-exports it, and its helpers in another: two more requests before an island is hydrated. This is a plugin because
 * Astro overrides the setting in the configuration.
 */
const sharedEntry: Plugin = {
  name: 'sixfold:shared-entry',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
};

/** Astro leaves a marker in every MDX entry, and the bundler keeps it. It is harmless: withastro/astro#18087. */
const onLog: Rolldown.InputOptions['onLog'] = (level, log, report) => {
  if (log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('astro:head-inject')) return;
  report(level, log);
};

/** Sets how scripts are bundled. */
export const bundle = (): AstroIntegration => ({
  name: 'sixfold:bundle',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const rolldownOptions = { output: { codeSplitting: { groups: [react] } }, onLog };
      // A script of pages is inlined, whatever its size. What is undefined stays as Vite has it.
      const assetsInlineLimit = (file: string) => (file.endsWith('.js') ? true : undefined);
      updateConfig({ vite: { plugins: [sharedEntry], build: { rolldownOptions, assetsInlineLimit } } });
    },
  },
});
