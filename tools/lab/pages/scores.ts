import { readFileSync } from 'node:fs';
import { serve } from '../../hosting/serve.ts';
import { runLighthouse } from './browser.ts';
import { markdownTable, publish } from './report.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's scores for every page of the sitemap, once. */
export const run = async (): Promise<void> => {
  const site = await serve();
  const rows: string[][] = [];
  try {
    const sitemap = readFileSync('dist/sitemap.xml', 'utf8');
    for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const { pathname } = new URL(address);
      const { categories } = await runLighthouse(site.url + pathname);
      rows.push([pathname, ...CATEGORIES.map((name) => ((categories[name]?.score ?? 0) * 100).toFixed(0))]);
    }
  } finally {
    await site.close();
  }
  await publish('scores', markdownTable(['Page', ...CATEGORIES], rows));
};
