import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { labels } from '../../src/schemas/labels.ts';
import { bundleScript, readJson } from './offline.ts';
import { attribute, parsePage } from './parsePage.ts';

/**
 * Adds `/saver.js`, which no page fetches unless data is saved, with the sizes of all pictures that can wait. Must come
 * after pages are finished, and before files are compressed.
 */
export const saver = (): AstroIntegration => ({
  name: 'sixfold:saver',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const lazy = globSync('**/*.html', { cwd: folder })
        .flatMap((page) => parsePage(readFileSync(join(folder, page), 'utf8')))
        .filter(({ tagName }) => tagName === 'picture')
        .map(({ childNodes }) => childNodes.filter((node) => 'tagName' in node))
        .filter((parts) => parts.some((part) => attribute(part, 'loading') === 'lazy'))
        .flatMap((parts) => parts.flatMap((part) => (attribute(part, 'srcset') ?? '').split(', ')))
        .map((file) => file.replace(/ .*/, ''))
        .filter((file) => file.endsWith('.avif'));
      const files = [...new Set(lazy)].sort();
      // Few letters at the end of their names tell them apart.
      let length = 2;
      const keyOf = (file: string) => file.slice(-length - '.avif'.length, -'.avif'.length);
      while (new Set(files.map(keyOf)).size < files.length) length += 1;
      const bySize = Object.groupBy(files, (file) => Math.ceil(statSync(join(folder, file)).size / 1000));
      const { picture, pictures } = labels().strip().parse(readJson('labels.json')).shell;
      const { script } = await bundleScript('client/saver', {
        SAVER_LABELS: { picture, pictures },
        SAVER_SIZES: Object.entries(bySize).map(([size, alike = []]) => [Number(size), alike.map(keyOf)]),
      });
      writeFileSync(join(folder, 'saver.js'), script);
    },
  },
});
