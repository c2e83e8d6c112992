import { sync } from 'astro';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';

const rung = process.env['TEST_RUNG'] ?? 'vitest';

const astro = getViteConfig({
  test: {
    reporters: ['default', ['json', { outputFile: `tests/results/${rung}.json` }]],
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      { extends: true, test: { name: 'editor', include: ['tests/editor/**/*.test.ts'] } },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
    ],
  },
});

/** Everything that needs no built site. */
export default defineConfig(async (environment) => {
  // Under Vitest `astro:content` reads the data store of the development server; this fills it from content/.
  await sync({ cacheDir: './.astro/', logLevel: 'warn' });
  return astro(environment);
});
