import { defineConfig } from 'vitest/config';

/** The tests of pure modules, for Stryker. Astro would take most of the time of each of a thousand runs. */
export default defineConfig({
  resolve: { alias: { 'astro:content': new URL('content.ts', import.meta.url).pathname } },
  test: {
    include: [
      'tests/unit/{contrast,delivery,format,order,schemas,tree,validation}.test.ts',
      'tests/unit/{hosting,html}/*.test.ts',
    ],
    // Without this, the styles that tokens are read from would be empty.
    css: true,
    testTimeout: 60_000,
  },
});
