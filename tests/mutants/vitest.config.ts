import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { FIXTURE_CONTENT } from '../../tools/test/fixtureSite.ts';

process.env['CONTENT_DIR'] = FIXTURE_CONTENT;

/** The tests of pure modules, for Stryker. Astro would take most of the time of each of a thousand runs. */
export default defineConfig({
  resolve: {
    alias: { 'astro:content': resolve('tests/mutants/content.ts'), '~content': resolve(FIXTURE_CONTENT) },
  },
  test: {
    globalSetup: 'tests/mutants/globalSetup.ts',
    include: ['tests/unit/{client,contact,queries}/*.test.ts'],
    // Without this, the styles that tokens are read from would be empty.
    css: true,
    testTimeout: 60_000,
    // A worker for each file would take longer than its tests.
    isolate: false,
  },
});
