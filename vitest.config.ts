import { playwright } from '@vitest/browser-playwright';
import { sync } from 'astro';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tests/fixtures/browser.ts';

const rung = process.env['TEST_RUNG'] ?? 'vitest';

const astro = getViteConfig({
  test: {
    reporters: ['default', ['json', { outputFile: `tests/results/${rung}.json` }]],
    attachmentsDir: 'tests/results/attachments',
    // Else the styles from which tokens are read would be empty.
    css: true,
    // A limit for what hangs, wide enough for a machine with much else to do.
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      // What runs inside Astro's own process or its development server; docs/testing.md says who tests it.
      exclude: [
        '**/*.d.ts',
        'src/content.config.ts',
        'src/editor/**',
        'src/integrations/**',
        'src/share/service.ts',
      ],
      reportsDirectory: 'tests/results/coverage',
      reporter: ['text-summary', 'json', 'html'],
      thresholds: { lines: 90, branches: 90 },
    },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'content', include: ['tests/content/**/*.test.ts'] } },
      { extends: true, test: { name: 'editor', include: ['tests/editor/**/*.test.ts'] } },
      { extends: true, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'component', testTimeout: 30_000, include: ['tests/component/**/*.test.ts'] },
      },
      {
        // Apart from Astro, whose development server is no use to what runs in a page.
        optimizeDeps: {
          // Named, or the page would be loaded anew when the first test asks for one.
          include: [
            'react',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'swiper/modules',
            'swiper/react',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'island',
          // One page for all files, one after the other: a frame for each costs more than the tests in it.
          isolate: false,
          fileParallelism: false,
          testTimeout: 30_000,
          include: ['tests/island/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/island/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotDirectory: 'tests/results/islands',
            provider: playwright({
              launchOptions: findBrowser()?.launch ?? {},
              contextOptions: { locale: 'en-GB', viewport: { width: 1280, height: 800 } },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

/** Everything that needs no built site. */
export default defineConfig(async (environment) => {
  // Under Vitest `astro:content` reads the data store of the development server; this fills it from content/.
  await sync({ cacheDir: './.astro/', logLevel: 'warn' });
  return astro(environment);
});
