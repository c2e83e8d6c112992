import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { customPropertiesIn } from '../html/customProperties.ts';
import { finishPage, type Site } from '../html/finishPage.ts';

/**
 * After the build: finishes every page (`tools/html/finishPage.ts`). Must come before the hosting integration, which
 * compresses the pages.
 */
export const html = (): AstroIntegration => ({
  name: 'sixfold:html',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const site = readSite(folder);
      for (const file of filesIn(folder, '.html')) {
        try {
          writeFileSync(join(folder, file), finishPage(readFileSync(join(folder, file), 'utf8'), site));
        } catch (error) {
          throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
      }
    },
  },
});

/** The names of the site's files of one kind. */
const filesIn = (folder: string, kind: `.${string}`): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(kind));

const readSite = (folder: string): Site => ({
  readStylesheet: (address) => readFileSync(join(folder, address), 'utf8'),
  // A script may use any of these, so every page keeps them.
  inScripts: new Set(
    filesIn(folder, '.js').flatMap((file) => customPropertiesIn(readFileSync(join(folder, file), 'utf8'))),
  ),
});
