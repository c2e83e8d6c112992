import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { labels } from '../../src/schemas/labels.ts';
import { bundleScript, readContent } from './offline.ts';
import { attribute, parsePage } from './parsePage.ts';

/**
 * Adds what the data saver needs: its script, which no page fetches without it, and for each page the sizes of its
 * pictures. Must come before files are compressed.
 */
export const saver = (): AstroIntegration => {
  let script = '';
  let address = '';
  return {
    name: 'sixfold:saver',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command === 'build') {
          const {
            picture: one,
            pictures: several,
            allPictures: all,
          } = labels().parse(readContent('labels.json')).shell;
          ({ script } = await bundleScript('client/saver', { SAVER_LABELS: { one, several, all } }));
          address = `/_astro/saver.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
        }
        updateConfig({ vite: { define: { SAVER: JSON.stringify(address) } } });
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeFileSync(join(folder, address), script);
        for (const page of globSync('**/*.html', { cwd: folder })) {
          const html = readFileSync(join(folder, page), 'utf8');
          const sizes = lazyPictures(html).map((files) =>
            files.map((file) => Math.ceil(statSync(join(folder, file)).size / 1000)),
          );
          if (sizes.length > 0)
            writeFileSync(join(folder, page.replace('.html', '.pictures.json')), JSON.stringify(sizes));
        }
      },
    },
  };
};

/** The files of each lazy picture of a page, in their order. */
const lazyPictures = (html: string): string[][] => {
  const elements = parsePage(html);
  return elements
    .filter((element) => element.tagName === 'img' && attribute(element, 'loading') === 'lazy')
    .map(({ parentNode }) =>
      elements
        .filter((element) => element.tagName === 'source' && element.parentNode === parentNode)
        .flatMap((source) => attribute(source, 'srcset')?.split(', ') ?? [])
        .map((file) => file.replace(/ .*/, '')),
    );
};
