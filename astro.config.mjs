import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { createHash } from 'node:crypto';
import { defineConfig, fontProviders } from 'astro/config';
import sharp from 'sharp';
import { SPECULATION_RULES } from './src/client/speculationRules.ts';
import { contactService } from './src/delivery/settings.ts';
import { siteUrl } from './src/hosting/address.ts';
import { directives } from './src/hosting/policy.ts';
import { hosting } from './src/integrations/hosting.ts';
import { contentCheck } from './src/integrations/contentCheck.ts';
import { delivery } from './src/integrations/delivery.ts';
import { editor } from './src/integrations/editor.ts';
import { hydration } from './src/integrations/hydration.ts';
import { styleguide } from './src/integrations/styleguide.ts';

// AVIF output depends on the number of threads; one makes builds the same everywhere.
sharp.concurrency(1);

/** @param {string} text */
const sha256 = (text) =>
  /** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`);

/**
 * A bundled font.
 * @param {string} name
 * @param {`--${string}`} cssVariable
 * @param {string[]} fallbacks shown until it arrives; those of its own widths are in `src/styles/_fallbacks.scss`
 * @param {string} file
 * @param {string} weight
 */
const font = (name, cssVariable, fallbacks, file, weight) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks,
  optimizedFallbacks: false,
  options: { variants: [{ src: [`./src/assets/fonts/${file}`], weight, style: 'normal' }] },
});

const service = contactService();

export default defineConfig({
  site: siteUrl(),
  trailingSlash: 'never',
  scopedStyleStrategy: 'class',
  // Some pages wait for photographs to be decoded while others are written.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [
    contentCheck(),
    mdx(),
    react(),
    hydration(),
    delivery(service),
    styleguide(),
    hosting({ inserted: [SPECULATION_RULES] }),
    editor(),
  ],
  fonts: [
    font('Figtree', '--sans', ['near-sans', 'sans-serif'], 'figtree.woff2', '400 600'),
    font('Baskervville', '--serif', ['near-serif', 'near-noto', 'serif'], 'baskervville.woff2', '400'),
  ],
  // Completion and hover text in the fields of texts, for editors that know Astro.
  experimental: { contentIntellisense: true },
  image: {
    service: {
      entrypoint: './src/share/service.ts',
      config: { avif: { quality: 50, effort: 3 }, webp: { quality: 72, effort: 4 } },
    },
  },
  // No code is shown on this site, and Shiki's inline styles would break its security policy.
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      directives: [...directives(service?.endpoint)],
      scriptDirective: { resources: ["'self'"], hashes: [sha256(SPECULATION_RULES)] },
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
