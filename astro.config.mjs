import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import sharp from 'sharp';
import { siteUrl } from './src/hosting/address.ts';
import { contentCheck } from './src/integrations/contentCheck.ts';
import { hydration } from './src/integrations/hydration.ts';

// AVIF output depends on the number of threads; one makes builds the same everywhere.
sharp.concurrency(1);

export default defineConfig({
  site: siteUrl(),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [contentCheck(), mdx(), react(), hydration()],
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { quality: 50, effort: 3 }, webp: { quality: 72, effort: 4 } },
    },
  },
  // No code is shown on this site, and Shiki's inline styles would break its security policy.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: ["default-src 'self'", "img-src 'self' data:"],
      scriptDirective: { resources: ["'self'", "'inline-speculation-rules'"] },
    },
  },
  vite: {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|islands\/useLive/,
              },
            ],
          },
        },
        // Astro's own marker on every MDX entry, kept by the bundler and harmless: withastro/astro#18087.
        onLog(level, log, report) {
          if (log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('astro:head-inject')) return;
          report(level, log);
        },
      },
    },
  },
});
