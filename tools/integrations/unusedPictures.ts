import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/;
const TEXT = /\.(?:html|xml|css|js|json|webmanifest)$/;

/**
 * After the build: deletes pictures that no page shows: originals, and sizes that no page names, which Astro writes beside
 * those it does. Must come before the hosting integration, which lists the files.
 */
export const unusedPictures = (): AstroIntegration => ({
  name: 'sixfold:unused-pictures',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const texts = files
        .filter((file) => TEXT.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8'));
      const unused = files.filter(
        (file) =>
          file.startsWith('_astro') &&
          PICTURE.test(file) &&
          !texts.some((text) => text.includes(basename(file))),
      );
      for (const file of unused) rmSync(join(folder, file));
      logger.info(`${unused.length} pictures that no page shows are left out`);
    },
  },
});
