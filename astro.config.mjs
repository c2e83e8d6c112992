import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { hydration } from './src/integrations/hydration.ts';
import { siteUrl } from './src/hosting/address.ts';

export default defineConfig({
  site: siteUrl(),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [mdx(), react(), hydration()],
  prefetch: false,
  security: {
    csp: {
      directives: ["default-src 'self'", "img-src 'self' data:", "object-src 'none'", "base-uri 'none'"],
      scriptDirective: { resources: ["'self'", "'inline-speculation-rules'"] },
    },
  },
  vite: {
    build: {
      rolldownOptions: {
        output: {
          advancedChunks: {
            groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// }],
          },
        },
      },
    },
  },
});
