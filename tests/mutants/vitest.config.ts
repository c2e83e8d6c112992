import { defineConfig } from 'vitest/config';

/** The tests of pure modules, for Stryker: without Astro, which would take most of the time of each of a thousand runs. */
export default defineConfig({
  resolve: { alias: { 'astro:content': new URL('content.ts', import.meta.url).pathname } },
  test: {
    include: ['tests/unit/{contactRules,contrast,delivery,hosting,order,schemas,tree,weight}.test.ts'],
    // Else the styles from which tokens are read would be empty.
    css: true,
    testTimeout: 60_000,
  },
});
