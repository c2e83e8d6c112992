import mdx from '@astrojs/mdx';
import { resolve } from 'node:path';
import { defineConfig } from 'astro/config';
import sharp from 'sharp';
import { fonts } from './src/assets/fonts/fonts.ts';
import { contactService } from './src/contact/settings.ts';
import { cacheDirOf, contentDir } from './src/contentDir.ts';
import { siteUrl } from './tools/hosting/address.ts';
import { contentCheck } from './tools/integrations/contentCheck.ts';
import { delivery } from './tools/integrations/delivery.ts';
import { editor } from './tools/integrations/editor.ts';
import { hosting } from './tools/integrations/hosting.ts';
import { hydration } from './tools/integrations/hydration.ts';
import { offline } from './tools/integrations/offline.ts';
import { policy } from './tools/integrations/policy.ts';
import { saver } from './tools/integrations/saver.ts';

// The bytes of an AVIF file depend on the number of threads. With one they are the same on every machine.
sharp.concurrency(1);

const service = contactService();
const content = contentDir();

export default defineConfig({
  site: siteUrl(),
  cacheDir: cacheDirOf(content),
  trailingSlash: 'never',
  scopedStyleStrategy: 'class',
  // While some pages wait for photographs to be decoded, others are written.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [
    contentCheck(),
    mdx(),
    hydration(),
    delivery(service),
    editor(),
    // The order matters: pages are finished, then listed for the worker, then compressed.
    policy(service?.endpoint),
    offline(),
    saver(),
    hosting(),
  ],
  fonts,
  // Completion and hover text for the frontmatter of entries, in code editors that know Astro.
  experimental: { contentIntellisense: true },
  image: {
    service: {
      entrypoint: './src/images/imageService.ts',
      config: { avif: { quality: 50, effort: 3 }, webp: { quality: 72, effort: 4 } },
    },
  },
  // The site shows no code, and its security policy would block Shiki's inline styles.
  markdown: { syntaxHighlight: false },
  vite: {
    resolve: { alias: { '~content': resolve(content) } },
    // Every stylesheet has the mixins of `src/styles/_tools.scss`, which emit no CSS by themselves.
    css: {
      preprocessorOptions: { scss: { loadPaths: ['src/styles'], additionalData: "@use 'tools' as *;\n" } },
    },
    build: {
      // Scripts of pages are inlined, whatever their size. For other files Vite decides.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? true : undefined),
      // The licences of the packages in the scripts, published with the site as they ask.
      license: { fileName: 'licences/code.txt' },
      // Astro leaves a directive in every MDX entry. It is harmless: withastro/astro#18087.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  },
});
